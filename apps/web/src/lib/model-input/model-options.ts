import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import type { ModelOption, OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'

/** The options shown in a form. The chat's history is set by the chat. */
export const formOptions = ({ interaction, options }: Pick<CatalogueModel, 'interaction' | 'options'>) =>
  interaction === 'chat' ? options.filter(({ name }) => name !== 'chat_history') : options

/** The values that belong to the options; the default for those without one. */
export const optionsFrom = (options: readonly ModelOption[], values: OptionValues = {}): OptionValues =>
  Object.fromEntries(options.map((option) => [option.name, values[option.name] ?? option.default]))
