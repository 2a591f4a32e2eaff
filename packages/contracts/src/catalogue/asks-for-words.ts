import type { CatalogueModel } from './catalogue.ts'

/** Whether a model makes something from a prompt in one's own words, a topic or a picture, and takes no input to analyse. */
export const asksForWords = ({ interaction }: Pick<CatalogueModel, 'interaction'>): boolean =>
  interaction === 'topic' || interaction === 'image'
