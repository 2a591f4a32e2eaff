import { readFile } from 'node:fs/promises'

/** Unit vectors of the most frequent English words (GloVe 6B, reduced by evals/train/qa/word_vectors.py). */
export interface WordVectors {
  dimensions: number
  /** Rank by frequency, from 0; undefined for a word not in the vocabulary. */
  rankOf: (word: string) => number | undefined
  /** `dimensions` components; zeros for an unknown word. */
  vectorOf: (word: string) => Float32Array
}

let loading: Promise<WordVectors> | undefined

function readWordVectors(bytes: Uint8Array): WordVectors {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (new TextDecoder().decode(bytes.subarray(0, 4)) !== 'VWV1') throw new Error('Not a VWV1 file of word vectors')
  const [count, dimensions, listLength] = [4, 8, 12].map((at) => view.getUint32(at, true)) as [number, number, number]
  const words = new TextDecoder().decode(bytes.subarray(16, 16 + listLength)).split('\n')
  const ranks = new Map(words.map((word, rank) => [word, rank]))
  const packed = new Int8Array(bytes.buffer, bytes.byteOffset + 16 + listLength, count * dimensions)
  const unknown = new Float32Array(dimensions)
  return {
    dimensions,
    rankOf: (word) => ranks.get(word.toLowerCase()),
    vectorOf: (word) => {
      const rank = ranks.get(word.toLowerCase())
      if (rank === undefined) return unknown
      return Float32Array.from(packed.subarray(rank * dimensions, (rank + 1) * dimensions), (part) => part / 254)
    },
  }
}

/** The vectors that are shipped beside this file, read once. */
export function loadWordVectors(): Promise<WordVectors> {
  loading ??= readFile(new URL('./word-vectors.bin', import.meta.url)).then(readWordVectors)
  return loading
}

/** Cosine of two unit vectors; 0 when either word is unknown. */
export function similarity(a: Float32Array, b: Float32Array): number {
  let sum = 0
  // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
  for (let index = 0; index < a.length; index += 1) sum += (a[index] as number) * (b[index] as number)
  return sum
}
