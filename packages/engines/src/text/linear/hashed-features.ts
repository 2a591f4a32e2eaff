import { at } from '@vitrine/basics/at.ts'
import { combineHashes, hashText } from './hash.ts'

/** Which features a linear model uses. Stored with its weights, which only make sense for the features of the training. */
export interface FeatureOptions {
  /** There are 2^bits buckets. */
  bits: number
  /** Longest sequence of words, 1 to 3. */
  wordNgrams: number
  /** Lengths of the character sequences taken from each word with its edges marked; null for none. */
  charNgrams: readonly [shortest: number, longest: number] | null
  /** The weight of a word's character sequences together, where the word itself has 1. */
  charWeight: number
}

/** Features of the same words (`first` to `last`, inclusive), each with the same value. */
export interface HashedFeature {
  buckets: readonly number[]
  value: number
  first: number
  last: number
}

function characterBuckets(word: string, [shortest, longest]: readonly [number, number], mask: number): number[] {
  const marked = `^${word}$`
  const buckets: number[] = []
  for (let length = shortest; length <= longest; length++) {
    for (let place = 0; place + length <= marked.length; place++) {
      buckets.push(hashText(marked.slice(place, place + length), 16 + length) & mask)
    }
  }
  return buckets
}

/**
 * Hashes word sequences and character sequences of one text into buckets.
 * `knownWords` caches the buckets of repeated words; it may be shared between calls with the same options.
 * The more character sequences a word has, the less each of them weighs, so that long words do not dominate.
 */
export function hashedFeatures(
  words: readonly string[],
  options: FeatureOptions,
  knownWords: Map<string, readonly number[]> = new Map(),
): HashedFeature[] {
  const mask = 2 ** options.bits - 1
  const features: HashedFeature[] = []
  const hashes = words.map((word) => hashText(word))
  for (let first = 0; first < words.length; first++) {
    let sequence = 0
    for (let length = 1; length <= options.wordNgrams && first + length <= words.length; length++) {
      sequence = combineHashes(sequence, at(hashes, first + length - 1))
      features.push({ buckets: [sequence & mask], value: 1, first, last: first + length - 1 })
    }
    const word = words[first]
    if (options.charNgrams === null || word === undefined) continue
    const buckets = knownWords.get(word) ?? characterBuckets(word, options.charNgrams, mask)
    knownWords.set(word, buckets)
    const value = options.charWeight / Math.sqrt(buckets.length)
    features.push({ buckets, value, first, last: first })
  }
  return features
}
