import { at } from '@vitrine/basics/at.ts'
import { softmax } from '@vitrine/basics/softmax.ts'
import { openNetwork } from '../../network/open-network.ts'
import { type Encoding, tokenBatches } from '../encoder/token-batches.ts'
import branch from './branch.json' with { type: 'json' }
import { prepareText } from './prepare-text.ts'
import { multilingualSpelling } from './spelling.ts'
import { lookUpPieces } from './word-vectors.ts'

/** Log odds by head and label, such as 'polarity neutral'. */
export type BranchReading = Record<string, number>

const weights = new URL('./branch.onnx', import.meta.url)

/** The most word pieces that the branch was trained on; the rest of a longer text is ignored. */
const longest = 128

const names = branch.heads.flatMap(({ name, labels }) => labels.map((label) => `${name} ${label}`))

/** What the branch says of a text, and the vector of 384 values that its heads stand on. */
export interface BranchText {
  reading: BranchReading
  state: Float32Array
}

/** As `readBranch`, with each text's vector: other heads may stand on it. */
export async function readBranchStates(
  texts: readonly string[],
  { signal, progress }: Encoding = {},
): Promise<BranchText[]> {
  if (texts.length === 0) return []
  const [network, spelling] = await Promise.all([openNetwork(weights), multilingualSpelling()])
  const read: BranchText[] = texts.map(() => ({ reading: {}, state: new Float32Array(0) }))
  for (const { of, tensors, done } of tokenBatches(texts.map(prepareText), longest, spelling)) {
    signal?.throwIfAborted()
    const { logits, pooled } = await network.run({ states: await lookUpPieces(tensors.ids), mask: tensors.mask })
    if (!(logits?.data instanceof Float32Array) || !(pooled?.data instanceof Float32Array))
      throw new Error('The branch of the encoder returned no 32-bit floats.')
    const size = pooled.data.length / of.length
    for (const [row, index] of of.entries()) {
      const own = logits.data.subarray(row * names.length, (row + 1) * names.length)
      read[index] = {
        reading: Object.fromEntries(names.map((name, column) => [name, at(own, column)])),
        state: pooled.data.slice(row * size, (row + 1) * size),
      }
    }
    progress?.(done)
  }
  return read
}

/**
 * Classifies texts of a few sentences by their opinion, their harm and their purpose in a meeting, with a linear head for each.
 * Multilingual-e5-small, fine-tuned on English by evals/train/encoder. The first call reads 37 MB.
 */
export const readBranch = async (texts: readonly string[], encoding: Encoding = {}): Promise<BranchReading[]> =>
  (await readBranchStates(texts, encoding)).map(({ reading }) => reading)

/** The log odds of one label of one head. Throws Error for one that the branch does not have. */
export function oddsOf(reading: BranchReading, head: string, label: string): number {
  const odds = reading[`${head} ${label}`]
  if (odds === undefined) throw new Error(`The branch has no label '${label}' of '${head}'.`)
  return odds
}

/** The probability 0…1 of each label of a head whose labels exclude each other; together 1. */
export function chancesOf(reading: BranchReading, head: string): Record<string, number> {
  const own = Object.entries(reading).filter(([name]) => name.startsWith(`${head} `))
  const chances = softmax(own.map(([, odds]) => odds))
  return Object.fromEntries(own.map(([name], index) => [name.slice(head.length + 1), at(chances, index)]))
}
