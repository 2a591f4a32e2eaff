import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { resultAddress, runAddress } from '@vitrine/contracts/pages/pages.ts'

/** The link of a model's card: its own url, which may be a product page, else its run screen. */
export const modelPath = (model: Pick<CatalogueModel, 'id' | 'fileType' | 'interaction' | 'url'>) =>
  model.url ?? runAddress(model)

export const resultPath = (model: Pick<CatalogueModel, 'resultRoute'>, analysisId: string) =>
  `${resultAddress(model.resultRoute)}?analysis=${encodeURIComponent(analysisId)}`
