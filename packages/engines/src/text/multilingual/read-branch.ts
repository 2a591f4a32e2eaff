import { at } from '@vitrine/basics/at.ts'
import { openNetwork } from '../../network/open-network.ts'
import { prepareText } from '../encoder/prepare-text.ts'
import { type Encoding, tokenBatches } from '../encoder/token-batches.ts'
import { multilingualSpelling } from './spelling.ts'
import { lookUpPieces } from './word-vectors.ts'

/** Twelve layers, fine-tuned from multilingual-e5-small's, and linear heads. It begins with the word vectors, which all branches share. */
export interface Branch {
  weights: URL
  /** The heads in the order of the network's answer, each with its outputs' names. */
  heads: readonly { name: string; labels: readonly string[] }[]
}

/** Log odds by 'head label', such as 'polarity neutral'. */
export type BranchReading = Record<string, number>

/** Pieces that a branch was trained on; the rest of a longer text is not seen. */
const longest = 48

/** Reads texts with a branch: each a sentence or two. Trained on English. */
export async function readBranch(
  { weights, heads }: Branch,
  texts: readonly string[],
  { signal, progress }: Encoding = {},
): Promise<BranchReading[]> {
  if (texts.length === 0) return []
  const [branch, spelling] = await Promise.all([openNetwork(weights), multilingualSpelling()])
  const names = heads.flatMap(({ name, labels }) => labels.map((label) => `${name} ${label}`))
  const readings: BranchReading[] = texts.map(() => ({}))
  for (const { of, tensors, done } of tokenBatches(texts.map(prepareText), longest, spelling)) {
    signal?.throwIfAborted()
    const { logits } = await branch.run({ states: await lookUpPieces(tensors.ids), mask: tensors.mask })
    if (!(logits?.data instanceof Float32Array)) throw new Error('A branch of the encoder answers in another form.')
    for (const [row, index] of of.entries()) {
      const own = logits.data.subarray(row * names.length, (row + 1) * names.length)
      readings[index] = Object.fromEntries(names.map((name, column) => [name, at(own, column)]))
    }
    progress?.(done)
  }
  return readings
}
