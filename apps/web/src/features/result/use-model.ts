import { runAddress } from '@vitrine/contracts/pages/pages.ts'
import { useCatalogue } from '../../lib/catalogue/catalogue.ts'

/** The model of a result, with its run screen. */
export function useModel(id: string) {
  const model = useCatalogue().data?.models.find((one) => one.id === id)
  return model && { ...model, path: runAddress(model) }
}
