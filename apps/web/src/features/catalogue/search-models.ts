import type { CatalogueModel } from '@vitrine/contracts/catalogue.ts'

const textOf = ({ id, title, name, description, footer, modelCapabilities, domain, fileType }: CatalogueModel) =>
  [id, title, name, description, footer, ...modelCapabilities, domain ?? '', fileType].join(' ').toLowerCase()

/** Models that hold every word of the search; those that bear it in their name come first. */
export const searchModels = (models: readonly CatalogueModel[], search: string) => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const inName = (model: CatalogueModel) =>
    words.some((word) => `${model.name} ${model.title}`.toLowerCase().includes(word))
  return models
    .filter((model) => words.every((word) => textOf(model).includes(word)))
    .toSorted((a, b) => Number(inName(b)) - Number(inName(a)))
}
