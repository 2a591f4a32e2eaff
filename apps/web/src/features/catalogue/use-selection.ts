import type { Industry, InputKind } from '@vitrine/contracts/catalogue/catalogue.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddressQuery } from '../../lib/screen/use-address-query.ts'

/** The state of a link into or out of the catalogue. */
export interface CatalogueState {
  modelType?: string
  activeTab?: string
  activeSubcategory?: string
  search?: string
}

/** The contract's list, without importing the schema library. */
const inputKinds: Record<InputKind, true> = { image: true, audio: true, video: true, file: true, text: true }

/**
 * The selected industry and subcategory. They are in the address; a link may pass them as state instead. The default is
 * the first industry, and its first subcategory unless the current one belongs to it.
 */
export function useSelection(industries: readonly Industry[]) {
  const [query, setQuery] = useAddressQuery()
  const navigate = useNavigate()
  // The cast: whatever a link passes, only known industries are taken from it, below.
  const state = (useLocation().state ?? {}) as CatalogueState

  const wantedIndustry = query.get('industry') ?? state.activeTab
  const wantedSubcategory = query.get('subcategory') ?? state.activeSubcategory
  const industry = industries.find(({ id }) => id === wantedIndustry) ?? industries[0]
  const subcategory = industry?.subcategories.find(({ id }) => id === wantedSubcategory) ?? industry?.subcategories[0]

  const select = (industryId: string, subcategoryId: string | undefined) =>
    setQuery(
      (current) => {
        current.set('industry', industryId)
        if (subcategoryId === undefined) current.delete('subcategory')
        else current.set('subcategory', subcategoryId)
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  const unknownType = state.modelType !== undefined && !Object.hasOwn(inputKinds, state.modelType)
  const settled = industry?.id === query.get('industry') && (subcategory?.id ?? null) === query.get('subcategory')
  useEffect(() => {
    if (!industry || settled || unknownType) return
    if (!subcategory) console.warn(`The industry ${industry.id} has no subcategories.`)
    select(industry.id, subcategory?.id)
  })

  useEffect(() => {
    if (!unknownType) return
    console.warn(`Unknown model type: ${state.modelType}`)
    void navigate(pages.landing)
  }, [unknownType, state.modelType, navigate])

  return {
    industry,
    subcategory,
    selectIndustry: (id: string) => {
      const next = industries.find((one) => one.id === id)
      const kept = next?.subcategories.find((one) => one.id === subcategory?.id) ?? next?.subcategories[0]
      select(id, kept?.id)
    },
    selectSubcategory: (id: string) => industry && select(industry.id, id),
  }
}
