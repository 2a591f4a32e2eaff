import { useCatalogue } from '../../lib/catalogue.ts'
import { runPath } from '../../lib/model-paths.ts'

/** The model of a result, with the screen where it is run. */
export const useModel = (id: string) => {
  const model = useCatalogue().data?.models.find((one) => one.id === id)
  return model && { ...model, path: runPath(model) }
}
