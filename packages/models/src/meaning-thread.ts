import { parentPort, workerData } from 'node:worker_threads'
import { encodeSentences } from '@vitrine/engines/text/encoder/encode-sentences.ts'
import type { Comparison, Wish } from './compare-meaning.ts'

/** The likest texts of a model that count: one alone may be alike by chance. */
const counted = 2

const dot = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)

function likeness(wish: Float32Array, texts: readonly Float32Array[]): number {
  const best = texts
    .map((text) => dot(wish, text))
    .toSorted((a, b) => b - a)
    .slice(0, counted)
  return best.reduce((sum, value) => sum + value, 0) / best.length
}

// The cast: compare-meaning.ts starts this thread with the texts of each model.
const textsByModel = workerData as readonly (readonly string[])[]
const flat = await encodeSentences(textsByModel.flat())
let from = 0
const vectorsByModel = textsByModel.map((texts) => flat.slice(from, (from += texts.length)))

async function answer({ id, words }: Wish) {
  const [vector = new Float32Array(0)] = await encodeSentences([words])
  const compared = vectorsByModel.map((vectors) => likeness(vector, vectors))
  parentPort?.postMessage({ id, likeness: compared } satisfies Comparison)
}

// A failure ends the thread, of which the caller learns; the next wish starts another.
parentPort?.on('message', (wish: Wish) => void answer(wish))
