import { at } from './at.ts'

/** The probability, 0…1, of log odds. */
export const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/** The probability by logistic regression; the last of the weights is the intercept. */
export const logisticProbability = (inputs: readonly number[], weights: readonly number[]): number =>
  sigmoid([...inputs, 1].reduce((sum, input, index) => sum + input * at(weights, index), 0))
