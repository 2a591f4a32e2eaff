import type { CatalogueModel } from '@vitrine/contracts/catalogue.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'

export const useCatalogue = () =>
  useQuery({ queryKey: ['catalogue'], queryFn: ({ signal }) => client.call('getCatalogue', { signal }) })

/** The screen where a model is run. Its own address, where it has one, leads to its product page instead. */
export const runPath = (model: CatalogueModel) => {
  const screens = {
    form: `${model.fileType}-upload`,
    chat: `${model.fileType}-upload`,
    topic: 'explore-topic',
    image: 'image-gen',
  }
  return `/${model.id}/${screens[model.interaction]}`
}

/** Where a model's card leads: its own url, else its run screen. */
export const modelPath = (model: CatalogueModel) => model.url ?? runPath(model)

export const resultPath = (model: Pick<CatalogueModel, 'resultRoute'>, analysisId: string) =>
  `/results${model.resultRoute === '' ? '' : `/${model.resultRoute}`}?analysis=${encodeURIComponent(analysisId)}`
