import { parentPort, workerData } from 'node:worker_threads'
import { at } from '@vitrine/basics/at.ts'
import { encodeSentences } from '@vitrine/engines/text/encoder/encode-sentences.ts'
import { likenessOf } from '@vitrine/engines/text/encoder/likeness.ts'
import type { Comparison, Wish } from './compare-meaning.ts'

/** The likest texts of a model that count: one alone may be alike by chance. */
const counted = 2

function likenessToModel(wish: Float32Array, texts: readonly Float32Array[]): number {
  const best = texts
    .map((text) => likenessOf(wish, text))
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
  const vector = at(await encodeSentences([words]), 0)
  const compared = vectorsByModel.map((vectors) => likenessToModel(vector, vectors))
  parentPort?.postMessage({ id, likeness: compared } satisfies Comparison)
}

// A failure ends the thread, of which the caller learns; the next wish starts another.
parentPort?.on('message', (wish: Wish) => void answer(wish))
