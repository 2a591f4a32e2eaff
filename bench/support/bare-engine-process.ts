import { readFile } from 'node:fs/promises'
import type { Model, ModelWork } from '@vitrine/model-kit/model.ts'
import { sampleRun } from '@vitrine/model-kit/quiet-run.ts'
import type { Sample } from '@vitrine/model-kit/sample.ts'
import { models } from '@vitrine/models/registry.ts'
import { answerBare } from './answer-bare.ts'

/** The entry point of a process that runs one model's first sample whenever it is told to, and tells the milliseconds. */
async function run(model: Model, work: ModelWork<unknown>, sample: Sample): Promise<void> {
  // Anew each time: an engine may keep what it has seen of the same input, and no two runs of the server share one.
  const [input, context] = await sampleRun(model, work, sample, readFile)
  const start = performance.now()
  await answerBare(work, input, context)
  process.send?.(performance.now() - start)
}

const [id = ''] = process.argv.slice(2)
const model = models.find((one) => one.id === id)
const work = model?.work
const sample = work?.samples[0]
if (!model || !work || !sample) throw new Error(`There is no engine '${id}' with a sample.`)

process.on('message', () => void run(model, work, sample))
process.on('disconnect', () => process.exit())
