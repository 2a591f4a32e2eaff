import { at } from '@vitrine/basics/at.ts'
import type { Tensor } from 'onnxruntime-node'
import { openNetwork } from '../../network/open-network.ts'
import { encoderWeights } from './encode-sentences.ts'
import { prepareText } from './prepare-text.ts'
import { type Encoding, type TokenBatch, tokenBatches } from './token-batches.ts'
import { wordPieceSpelling } from './word-pieces.ts'
import { lookUpWords } from './word-vectors.ts'

/** A network of layers of its own and linear heads that goes on from the encoder. */
export interface Branch {
  weights: URL
  /** The encoder's layer in whose place its own first stands: 0 where it reads the word vectors, 3 where it shares three layers. */
  first: number
  /** The heads in the order of the network's answer, each with its outputs' names. */
  heads: readonly { name: string; labels: readonly string[] }[]
}

/** Log odds by 'head label', such as 'polarity neutral'. */
export type BranchReading = Record<string, number>

/** Pieces that a branch was trained on; the rest of a longer text is not seen. */
const longest = 48

const sharedLayers = 3

/** What a branch goes on from: the encoder's word vectors, or its states after the layers that it shares. */
async function statesBefore(first: number, tensors: TokenBatch['tensors']): Promise<Tensor> {
  if (first === 0) return lookUpWords(tensors.ids)
  if (first !== sharedLayers) throw new Error(`The sentence encoder gives no states before layer ${first}.`)
  const encoder = await openNetwork(encoderWeights)
  const { states } = await encoder.run(tensors, ['states'])
  if (states === undefined) throw new Error('The sentence encoder gives no states to go on from.')
  return states
}

/** Reads texts with a branch: each a sentence or two. English. */
export async function readBranch(
  { weights, first, heads }: Branch,
  texts: readonly string[],
  { signal, progress }: Encoding = {},
): Promise<BranchReading[]> {
  if (texts.length === 0) return []
  const [branch, spelling] = await Promise.all([openNetwork(weights), wordPieceSpelling()])
  const names = heads.flatMap(({ name, labels }) => labels.map((label) => `${name} ${label}`))
  const readings: BranchReading[] = texts.map(() => ({}))
  for (const { of, tensors, done } of tokenBatches(texts.map(prepareText), longest, spelling)) {
    signal?.throwIfAborted()
    const { logits } = await branch.run({ states: await statesBefore(first, tensors), mask: tensors.mask })
    if (!(logits?.data instanceof Float32Array)) throw new Error('A branch of the encoder answers in another form.')
    for (const [row, index] of of.entries()) {
      const own = logits.data.subarray(row * names.length, (row + 1) * names.length)
      readings[index] = Object.fromEntries(names.map((name, column) => [name, at(own, column)]))
    }
    progress?.(done)
  }
  return readings
}
