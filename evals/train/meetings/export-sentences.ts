import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { labelledSentences } from './labelled-sentences.ts'
import { readTranscripts } from './transcripts.ts'

/**
 * Writes the sentences of the written meetings for fit_signs.py: sentences.jsonl, and states.f32 with 384 values for each.
 * Usage: node evals/train/meetings/export-sentences.ts --out FOLDER [--readings FOLDER]
 */
const { values } = parseArgs({ options: { out: { type: 'string' }, readings: { type: 'string' } } })
if (values.out === undefined) throw new Error('Name the folder to write to: --out FOLDER')
const stateSize = 384

const sentences = (
  await Promise.all((await readTranscripts()).map((one) => labelledSentences(one, values.readings)))
).flat()
await mkdir(values.out, { recursive: true })
await writeFile(
  join(values.out, 'sentences.jsonl'),
  sentences.map(({ state, ...one }) => `${JSON.stringify({ ...one, isRead: state !== null })}\n`).join(''),
)
const states = new Float32Array(sentences.length * stateSize)
sentences.forEach(({ state }, index) => {
  if (state !== null) states.set(state, index * stateSize)
})
await writeFile(join(values.out, 'states.f32'), new Uint8Array(states.buffer))
