import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { optionValuesSchema } from '@vitrine/contracts/model-option.ts'
import { VitrineError } from '@vitrine/errors/vitrine-error.ts'
import type { ModelWork } from '@vitrine/model-kit/model.ts'
import { models } from '../../packages/models/src/registry.ts'
import { mediaTypeOf } from './media-type-of.ts'

/** Runs a model's embedded engine in this process, without deadline: for trying it and for debuggers. */
const usage =
  'Usage: script/run-model <id> --sample ID | --text TEXT | --file PATH [--options JSON] [--blocks]\nIt prints the output, or with --blocks what people see.'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    text: { type: 'string' },
    file: { type: 'string' },
    options: { type: 'string', default: '{}' },
    blocks: { type: 'boolean', default: false },
  },
})

function refuse(text: string): never {
  console.error(text)
  process.exit(64)
}

interface Given {
  text: string | null
  /** Path of the file. */
  file: string | null
  options?: unknown
}

function ofSample({ samples, samplesFolder }: ModelWork<unknown>, id: string): Given {
  const known = samples.map((sample) => sample.id).join(', ')
  const sample = samples.find((one) => one.id === id) ?? refuse(`There is no sample '${id}'; there are: ${known}.`)
  const { options } = sample
  if ('text' in sample) return { text: sample.text, file: null, options }
  return { text: null, file: fileURLToPath(new URL(sample.file, samplesFolder)), options }
}

const id = positionals[0] ?? refuse(usage)
const model = models.find((one) => one.id === id) ?? refuse(`There is no model '${id}'.`)
const work = model.work ?? refuse(`'${id}' has no measured engine yet: take 'upcoming: true' out of its definition.`)
const { sample, text = null, file = null } = values
if (sample === undefined && text === null && file === null) refuse(usage)
const given: Given = sample === undefined ? { text, file } : ofSample(work, sample)
const defaults = Object.fromEntries((model.options ?? []).map((option) => [option.name, option.default]))
const options = optionValuesSchema.parse({ ...defaults, ...Object(given.options), ...JSON.parse(values.options) })

const bytes = given.file === null ? null : new Uint8Array(await readFile(given.file))
const engine = await work.loadEngine()
const output = await engine(
  {
    text: given.text,
    file:
      given.file === null || bytes === null
        ? null
        : { name: basename(given.file), mediaType: mediaTypeOf(given.file), size: bytes.length },
    options,
  },
  {
    readFile: async () => bytes ?? refuse('The engine asked for a file, and none was given.'),
    signal: new AbortController().signal,
    report: ({ stage }) => console.error(stage),
  },
).catch((error: unknown) => {
  // What a user is told is no defect: its words do without a trace.
  if (!(error instanceof VitrineError)) throw error
  return refuse([`${error.problem}: ${error.message}`, error.hint].filter(Boolean).join('\n'))
})
console.log(JSON.stringify(values.blocks ? work.present(output) : output, null, 2))
