import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'

type Timed = Pick<CatalogueModel, 'processingTime' | 'usualSeconds'>

/** '1.4 s': the median of the latest runs here; null if there were too few. */
function measuredHere({ usualSeconds }: Timed): string | null {
  if (usualSeconds === null) return null
  return `${usualSeconds < 10 ? Math.max(0.1, usualSeconds).toFixed(1) : Math.round(usualSeconds)} s`
}

/** The announced and the measured time; null if neither is known. */
export function usualTime(model: Timed): string | null {
  const here = measuredHere(model)
  const measured = here === null ? [] : [`${here} measured here`]
  const said = model.processingTime === null ? [] : [model.processingTime]
  return [...said, ...measured].join(' · ') || null
}
