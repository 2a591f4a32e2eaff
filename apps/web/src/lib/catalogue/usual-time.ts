import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'

type Timed = Pick<CatalogueModel, 'processingTime' | 'usualSeconds'>

/** '1.4 s': what half of the latest runs here took at most; null where too few were counted. */
function measuredHere({ usualSeconds }: Timed): string | null {
  if (usualSeconds === null) return null
  return `${usualSeconds < 10 ? Math.max(0.1, usualSeconds).toFixed(1) : Math.round(usualSeconds)} s`
}

/** The time that is said, and beside it the one that was measured; null where nobody knows. */
export function usualTime(model: Timed): string | null {
  const here = measuredHere(model)
  const measured = here === null ? [] : [`${here} measured here`]
  const said = model.processingTime === null ? [] : [model.processingTime]
  return [...said, ...measured].join(' · ') || null
}
