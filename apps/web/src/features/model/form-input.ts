import type { CatalogueModel, SampleCard } from '@vitrine/contracts/catalogue/catalogue.ts'
import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import type { RunInput } from '../../lib/analyses/start-analysis.ts'
import { formOptions, optionsFrom } from '../../lib/model-input/model-options.ts'

/** The content of a model's form. The first one present of `sample`, `file` and `text` is run. */
export interface FormInput {
  /** A bundled sample; a text sample also fills `text`, and is deselected when that is changed. */
  sample: SampleCard | null
  text: string
  file: File | null
  companion: File | null
  options: OptionValues
}

export const emptyInput = (model: CatalogueModel): FormInput => ({
  sample: null,
  text: '',
  file: null,
  companion: null,
  options: optionsFrom(formOptions(model)),
})

/** The form filled with a sample, without anything of an earlier input. */
export const sampleInput = (model: CatalogueModel, sample: SampleCard): FormInput => ({
  ...emptyInput(model),
  sample,
  text: sample.text ?? '',
  options: optionsFrom(formOptions(model), sample.options),
})

/** What a run was started with, kept so that the form can be filled in again. */
export interface AskedRun {
  input: RunInput
  options: OptionValues
}

/** The form that was sent; empty if the model no longer has the sample. */
export function askedInput(model: CatalogueModel, { input, options }: AskedRun): FormInput {
  const empty = { ...emptyInput(model), options }
  if (input.kind === 'text') return { ...empty, text: input.text }
  if (input.kind === 'file') return { ...empty, file: input.file, companion: input.companion }
  const sample = model.samples.find(({ id }) => id === input.id)
  return sample ? { ...sampleInput(model, sample), options } : empty
}

/** Restores an earlier input; if somebody has already filled in the form, their input stays. */
export function restoredInput(model: CatalogueModel, earlier: FormInput, now: FormInput): FormInput {
  const { options: untouched } = emptyInput(model)
  const { sample, text, file } = now
  const changed = Object.entries(now.options).filter(([name, value]) => value !== untouched[name])
  return {
    ...earlier,
    ...((sample || file || text !== '') && { sample, text, file }),
    companion: now.companion ?? earlier.companion,
    options: { ...earlier.options, ...Object.fromEntries(changed) },
  }
}
