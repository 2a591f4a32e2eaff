import type { CatalogueModel } from '@vitrine/contracts/catalogue.ts'
import type { OptionValues } from '@vitrine/contracts/model-option.ts'

export const defaultOptions = ({ options }: Pick<CatalogueModel, 'options'>): OptionValues =>
  Object.fromEntries(options.map((option) => [option.name, option.default]))
