import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { useLocation, useNavigate } from 'react-router'
import { resultPath } from '../../lib/catalogue/model-paths.ts'

/**
 * Navigates to a result. The screen's own history entry then names the analysis, so that going back restores its input.
 */
export function useLeadToResult(model: CatalogueModel) {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (id: string) => {
    void navigate({ search: `?from=${encodeURIComponent(id)}` }, { replace: true, preventScrollReset: true, state })
    void navigate(resultPath(model, id))
  }
}
