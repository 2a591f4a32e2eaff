import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'

export interface ApiCallProps {
  model: CatalogueModel
  /** The analysis whose call is shown; null: that of the model's first sample. */
  analysis: Analysis | null
}

/** A call of a model, as a program makes it. */
export interface Call {
  /** The full URL. */
  address: string
  /** Non-file fields by name. */
  fields: Readonly<Record<string, string>>
  /** File names by field. */
  files: Readonly<Record<string, string>>
  /** Whether the call needs a sign-in: samples that visitors may run do not. */
  signedIn: boolean
}

const inWords = (options: OptionValues) =>
  Object.fromEntries(Object.entries(options).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])))

/** The call of the model's first sample. */
export function callOfModel(model: CatalogueModel, origin: string): Call {
  const sample = model.samples[0]
  return {
    address: origin + model.apiEndpoint,
    fields: { ...(sample && { sample: sample.id }), ...inWords(sample?.options ?? {}) },
    files: {},
    signedIn: !model.samplesForVisitors,
  }
}

/** The call that produced a result. */
export function callOfAnalysis({ sampleId, input }: Analysis, model: CatalogueModel, origin: string): Call {
  const address = origin + model.apiEndpoint
  const options = inWords(input.options)
  if (sampleId !== null) {
    return { address, fields: { sample: sampleId, ...options }, files: {}, signedIn: !model.samplesForVisitors }
  }
  const { companion } = model
  return {
    address,
    fields: { ...(input.text !== null && { text: input.text }), ...options },
    files: {
      ...(input.name !== null && input.text === null && { file: input.name }),
      ...(companion && input.companion && { [companion.field]: input.companion.name }),
    },
    signedIn: true,
  }
}
