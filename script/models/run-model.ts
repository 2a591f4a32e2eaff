import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { blockSchema } from '@vitrine/contracts/blocks/block.ts'
import { optionValuesSchema } from '@vitrine/contracts/catalogue/model-option.ts'
import { VitrineError } from '@vitrine/errors/vitrine-error.ts'
import type { Model, ModelWork } from '@vitrine/model-kit/model.ts'
import { defaultOptions, fileRun, type QuietRun, sampleRun, textRun } from '@vitrine/model-kit/quiet-run.ts'
import { refuse } from '../../evals/refuse.ts'
import { models } from '../../packages/models/src/registry.ts'
import { mediaTypeOf } from './media-type-of.ts'

/** Runs a model's embedded engine in this process, without a deadline: for trying it out and for debuggers. */
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

/** The value as its schema reads it; where it is otherwise, the process ends and says where, as the server would refuse it. */
function checked<Value>(schema: ModelWork<Value>['output'], value: unknown, what: string): Value {
  const { data, error } = schema.safeParse(value)
  const wrong = error?.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`) ?? []
  return error ? refuse([`${what} is not as its schema says:`, ...wrong].join('\n')) : data
}

function ofSample(model: Model, work: ModelWork<unknown>, id: string): Promise<QuietRun> {
  const known = work.samples.map((sample) => sample.id).join(', ')
  const sample = work.samples.find((one) => one.id === id) ?? refuse(`There is no sample '${id}'; there are: ${known}.`)
  return sampleRun(model, work, sample, readFile)
}

/** The input named on the command line: a sample, a text or a file. */
async function given(model: Model, work: ModelWork<unknown>): Promise<QuietRun> {
  const { sample, text, file } = values
  if (sample !== undefined) return ofSample(model, work, sample)
  const takesText = model.input.kind === 'text'
  if ((takesText ? text : file) === undefined && (text ?? file) !== undefined)
    return refuse(`'${model.id}' takes ${takesText ? 'a text: --text TEXT' : 'a file: --file PATH'}.`)
  if (text !== undefined) return textRun(text)
  if (file === undefined) return refuse(usage)
  return fileRun(await readFile(file), mediaTypeOf(file), { name: basename(file) })
}

const id = positionals[0] ?? refuse(usage)
const model = models.find((one) => one.id === id) ?? refuse(`There is no model '${id}'.`)
const work = model.work ?? refuse(`'${id}' has no measured engine yet: take 'upcoming: true' out of its definition.`)
const [input, context] = await given(model, work)
const options = optionValuesSchema.parse({ ...defaultOptions(model), ...input.options, ...JSON.parse(values.options) })
const engine = await work.loadEngine()
const output = await engine({ ...input, options }, { ...context, report: ({ stage }) => console.error(stage) }).catch(
  (error: unknown) => {
    // An expected failure is no defect: its message is enough, without a stack.
    if (!(error instanceof VitrineError)) throw error
    return refuse([`${error.problem}: ${error.message}`, error.hint].filter(Boolean).join('\n'))
  },
)
const answer = checked(work.output, output, 'The output')
const blocks = () => checked(blockSchema.array(), work.present(answer), 'The list of blocks')
console.log(JSON.stringify(values.blocks ? blocks() : answer, null, 2))
