import { type FeatureOptions, type HashedFeature, hashedFeatures } from '../linear/hashed-features.ts'
import type { Token } from '../tokens.ts'
import { readWords, type WordReading } from './word-readings.ts'

/** The lexicon's value of one token in one context, such as a good word that is negated. */
export interface LexiconFeature {
  name: string
  value: number
  token: number
}

export interface SentimentFeatures {
  hashed: HashedFeature[]
  lexicon: LexiconFeature[]
}

function lexiconFeature(reading: WordReading, token: number): LexiconFeature[] {
  if (reading.valence === 0) return []
  const sign = reading.valence > 0 ? 'good' : 'bad'
  const source = reading.rated ? '-rated' : ''
  const name = `${sign}${source}-${reading.negated ? 'negated' : 'said'}-${reading.side}`
  return [{ name, value: (Math.abs(reading.valence) * reading.strength) / 4, token }]
}

/** Both kinds of features of one sentence: hashed word and character sequences, and the lexicon's reading of each token. */
export function sentimentFeatures(
  tokens: readonly Token[],
  options: FeatureOptions,
  knownWords?: Map<string, readonly number[]>,
): SentimentFeatures {
  const readings = readWords(tokens)
  const words = tokens.map((token, index) => (readings[index]?.negated ? `not_${token.norm}` : token.norm))
  return {
    hashed: hashedFeatures(words, options, knownWords),
    lexicon: readings.flatMap((reading, token) => lexiconFeature(reading, token)),
  }
}
