import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import type { Model, ModelWork } from './model.ts'
import type { RunContext, RunInput } from './run-context.ts'
import type { Sample } from './sample.ts'

/** An engine's arguments without a server, for tests and evaluations: progress is ignored and nothing is aborted. */
export type QuietRun = [RunInput, RunContext]

export const quietContext = (bytes?: Uint8Array, companion?: Uint8Array): RunContext => ({
  readFile: async () => {
    if (bytes === undefined) throw new Error('This input has no file.')
    return bytes
  },
  ...(companion && { readCompanion: async () => companion }),
  signal: new AbortController().signal,
  report: () => undefined,
})

export const textRun = (text: string, options: OptionValues = {}): QuietRun => [
  { file: null, text, options },
  quietContext(),
]

interface Beside {
  name?: string
  options?: OptionValues
  companion?: Uint8Array
}

export const fileRun = (
  bytes: Uint8Array,
  mediaType: string,
  { name = 'file', options = {}, companion }: Beside = {},
): QuietRun => [{ file: { name, mediaType, size: bytes.length }, text: null, options }, quietContext(bytes, companion)]

/** The default of each option. */
export const defaultOptions = ({ options = [] }: Pick<Model, 'options'>): OptionValues =>
  Object.fromEntries(options.map((option) => [option.name, option.default]))

/** A model's sample as its engine's input; `read` reads files of the samples' folder. */
export async function sampleRun(
  model: Model,
  { samplesFolder }: Pick<ModelWork<unknown>, 'samplesFolder'>,
  sample: Sample,
  read: (file: URL) => Promise<Uint8Array>,
): Promise<QuietRun> {
  const options = { ...defaultOptions(model), ...sample.options }
  if ('text' in sample) return textRun(sample.text, options)
  const bytesOf = (file: string) => read(new URL(file, samplesFolder))
  const companion = sample.companion && (await bytesOf(sample.companion.file))
  return fileRun(await bytesOf(sample.file), sample.mediaType, {
    name: sample.file,
    options,
    ...(companion && { companion }),
  })
}
