import { at } from './at.ts'

/** The probability, 0…1, of log odds. */
export const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds))

/** The log odds of a probability; one nearer to 0 or 1 than `edge` counts as that near, so that none is infinite. */
export function logOdds(probability: number, edge: number): number {
  const inside = Math.min(1 - edge, Math.max(edge, probability))
  return Math.log(inside / (1 - inside))
}

/** The sum of the inputs, each times its weight. Throws RangeError if there are fewer weights. */
export const weightedSum = (inputs: readonly number[], weights: ArrayLike<number>): number =>
  inputs.reduce((sum, input, index) => sum + input * at(weights, index), 0)

/** The probability by logistic regression; the last of the weights is the intercept. */
export const logisticProbability = (inputs: readonly number[], weights: readonly number[]): number =>
  sigmoid(weightedSum([...inputs, 1], weights))
