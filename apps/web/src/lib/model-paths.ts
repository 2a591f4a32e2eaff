import type { CatalogueModel } from '@vitrine/contracts/catalogue.ts'

/** The screen where a model is run. Its own address, where it has one, may lead to its product page instead. */
export const runPath = (model: Pick<CatalogueModel, 'id' | 'fileType' | 'interaction'>) => {
  const upload = `${model.fileType}-upload`
  const screens = { form: upload, chat: upload, topic: 'explore-topic', image: 'image-gen' }
  return `/${model.id}/${screens[model.interaction]}`
}

/** Where a model's card leads: its own url, else its run screen. */
export const modelPath = (model: Pick<CatalogueModel, 'id' | 'fileType' | 'interaction' | 'url'>) =>
  model.url ?? runPath(model)

export const resultPath = (model: Pick<CatalogueModel, 'resultRoute'>, analysisId: string) =>
  `/results${model.resultRoute === '' ? '' : `/${model.resultRoute}`}?analysis=${encodeURIComponent(analysisId)}`
