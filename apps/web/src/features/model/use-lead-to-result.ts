import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { useLocation, useNavigate } from 'react-router'
import { resultPath } from '../../lib/catalogue/model-paths.ts'

/** Leads on to a result. The screen's own address then names what was put in, so that coming back fills the form with it. */
export function useLeadToResult(model: CatalogueModel) {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (id: string) => {
    void navigate({ search: `?from=${encodeURIComponent(id)}` }, { replace: true, preventScrollReset: true, state })
    void navigate(resultPath(model, id))
  }
}
