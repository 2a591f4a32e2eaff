import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import type { ModelOption, OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'

/** The options that a form shows. What a chat has said so far is filled in by the chat. */
export const formOptions = ({ interaction, options }: Pick<CatalogueModel, 'interaction' | 'options'>) =>
  interaction === 'chat' ? options.filter(({ name }) => name !== 'chat_history') : options

/** Those values that belong to the options; a default where there is none. */
export const optionsFrom = (options: readonly ModelOption[], values: OptionValues = {}): OptionValues =>
  Object.fromEntries(options.map((option) => [option.name, values[option.name] ?? option.default]))
