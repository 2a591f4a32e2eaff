import { readFile } from 'node:fs/promises'
import type { Model, ModelWork } from '@vitrine/model-kit/model.ts'
import type { RunContext, RunInput } from '@vitrine/model-kit/run-context.ts'
import type { Sample } from '@vitrine/model-kit/sample.ts'

/** A model's sample as its engine takes it, without a server. */
export async function sampleInput(
  model: Model,
  work: ModelWork<unknown>,
  sample: Sample,
): Promise<[RunInput, RunContext]> {
  const read = async (file: string) => new Uint8Array(await readFile(new URL(file, work.samplesFolder)))
  const bytes = 'file' in sample ? await read(sample.file) : null
  const companion = 'file' in sample ? sample.companion : undefined
  const defaults = Object.fromEntries((model.options ?? []).map((option) => [option.name, option.default]))
  return [
    {
      file: 'file' in sample && bytes ? { name: sample.file, mediaType: sample.mediaType, size: bytes.length } : null,
      text: 'text' in sample ? sample.text : null,
      options: { ...defaults, ...sample.options },
    },
    {
      readFile: async () => bytes ?? new Uint8Array(),
      ...(companion && { readCompanion: () => read(companion.file) }),
      signal: new AbortController().signal,
      report: () => undefined,
    },
  ]
}
