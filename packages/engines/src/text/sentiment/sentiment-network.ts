import { at } from '@vitrine/basics/at.ts'
import { type LinearModel, wordContributions } from '../linear/linear-model.ts'
import type { Token } from '../tokens.ts'
import { sentimentFeatures } from './sentiment-features.ts'

/** How one piece of text (a sentence or a clause) reads. */
export interface Reading {
  /** Evidence for good (> 0) or bad (< 0) before it is squashed into −1…1. */
  evidence: number
  /** Contribution of each token; these and `bias` sum to `evidence`. */
  contributions: Float64Array
  bias: number
  /** Total of the lexicon's good and of its bad words, each 0 or more, whether negated or not. */
  good: number
  bad: number
}

/** Shared with the trainer: weights are only valid for the scale that they were trained with. */
export function lengthScale(tokens: number): number {
  return (tokens + 3) ** -0.6
}

/**
 * Reads one sentence or clause with the trained weights: hashed word and character sequences and the lexicon's features,
 * both divided by a power of the length so that long sentences do not outweigh short ones.
 */
export function readSentiment(
  model: LinearModel,
  tokens: readonly Token[],
  knownWords?: Map<string, readonly number[]>,
): Reading {
  const features = sentimentFeatures(tokens, model.features, knownWords)
  const contributions = wordContributions(model, features.hashed, tokens.length)
  let good = 0
  let bad = 0
  for (const { name, value, token } of features.lexicon) {
    if (name.startsWith('good')) good += value
    else bad += value
    contributions[token] = at(contributions, token) + value * (model.extra[name] ?? 0)
  }
  const scale = lengthScale(tokens.length)
  for (let index = 0; index < contributions.length; index++) contributions[index] = at(contributions, index) * scale
  const bias = at(model.biases, 0)
  return { evidence: contributions.reduce((sum, share) => sum + share, bias), contributions, bias, good, bad }
}
