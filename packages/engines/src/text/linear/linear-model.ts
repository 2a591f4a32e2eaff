import { at } from '@vitrine/basics/at.ts'
import type { FeatureOptions, HashedFeature } from './hashed-features.ts'

/**
 * A linear model over hashed features with one output per class: score = bias + Σ value × weight.
 * Weights are int8 with one scale per class, stored bucket by bucket (`weights[bucket * classes + class]`).
 */
export interface LinearModel {
  classes: readonly string[]
  features: FeatureOptions
  scales: readonly number[]
  biases: readonly number[]
  weights: Int8Array
  /** Further numbers of the training that are stored with the weights, such as a calibration. */
  extra: Readonly<Record<string, number>>
}

function weightOf({ classes, weights }: LinearModel, buckets: readonly number[], column: number): number {
  let sum = 0
  for (const bucket of buckets) sum += weights[bucket * classes.length + column] as number
  return sum
}

/** Scores of int8 weights in the unit of the trained ones, with the bias of each class. */
export const rescaled = (
  { scales, biases }: { scales: readonly number[]; biases: readonly number[] },
  scores: Float64Array,
): Float64Array => scores.map((score, column) => score * at(scales, column) + at(biases, column))

/** One raw score (logit) per class. */
export function classScores(model: LinearModel, features: readonly HashedFeature[]): Float64Array {
  const width = model.classes.length
  const scores = new Float64Array(width)
  for (const { buckets, value } of features) {
    for (let column = 0; column < width; column++) {
      // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
      scores[column] = (scores[column] as number) + value * weightOf(model, buckets, column)
    }
  }
  return rescaled(model, scores)
}

/**
 * What each word adds to one class's score. What a sequence adds is divided evenly among its words,
 * so that the contributions and the class's bias add up to the score.
 */
export function wordContributions(
  model: LinearModel,
  features: readonly HashedFeature[],
  words: number,
  column = 0,
): Float64Array {
  const scale = at(model.scales, column)
  const contributions = new Float64Array(words)
  for (const { buckets, value, first, last } of features) {
    const share = (value * scale * weightOf(model, buckets, column)) / (last - first + 1)
    for (let word = first; word <= last; word++) contributions[word] = (contributions[word] as number) + share
  }
  return contributions
}
