import { openNetwork } from '../../network/open-network.ts'
import { type Encoding, tokenBatches } from './token-batches.ts'
import { wordPieceSpelling } from './word-pieces.ts'

/** The encoder's weights; exported for code that opens the same network for another of its outputs. */
export const encoderWeights = new URL('./encoder.onnx', import.meta.url)

/** The most word pieces that the network takes; the rest of a longer text is ignored. */
const longest = 256

/**
 * The meaning of each text as a vector of 384 values and length 1. The dot product of two vectors compares their texts: −1…1;
 * from about 0.5 on, the two mean much the same. English; all-MiniLM-L6-v2 in eight bits. The first call reads 23 MB (0.2 s).
 */
export async function encodeSentences(
  texts: readonly string[],
  { signal, progress }: Encoding = {},
): Promise<Float32Array[]> {
  if (texts.length === 0) return []
  const [network, spelling] = await Promise.all([openNetwork(encoderWeights), wordPieceSpelling()])
  const vectors: Float32Array[] = texts.map(() => new Float32Array(0))
  for (const { of, tensors, done } of tokenBatches(texts, longest, spelling)) {
    signal?.throwIfAborted()
    const { sentences } = await network.run(tensors, ['sentences'])
    if (!(sentences?.data instanceof Float32Array)) throw new Error('The sentence encoder returned no 32-bit floats.')
    const size = sentences.data.length / of.length
    for (const [row, index] of of.entries()) vectors[index] = sentences.data.slice(row * size, (row + 1) * size)
    progress?.(done)
  }
  return vectors
}
