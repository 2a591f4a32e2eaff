import { logOdds, sigmoid } from '@vitrine/basics/logistic.ts'
import { mean } from '@vitrine/basics/statistics.ts'

/**
 * Fitted by evals/train/speech/fit-sureness.ts: log-odds of a word being right = own × log-odds of its probability + near × the mean of
 * those of the words around it + offset. The network is sure of single words even where it makes up a sentence.
 */
const weights = { own: 0.551, near: 0.931, offset: -1.432 }
/** Words to either side. */
const reach = 2

/** How near a probability may come to 0 or 1. */
const edge = 0.001

/** Of each word of a window: its log-odds, and the mean of them around it, its own among them. */
export function sureSigns(probabilities: readonly number[]): { own: number; near: number }[] {
  const odds = probabilities.map((probability) => logOdds(probability, edge))
  return odds.map((own, index) => {
    const around = odds.slice(Math.max(0, index - reach), index + reach + 1)
    return { own, near: mean(around) }
  })
}

/** How often words of these probabilities, in the order in which they are said, are right; 0…1 each. */
export const sureness = (probabilities: readonly number[]): number[] =>
  sureSigns(probabilities).map(({ own, near }) => sigmoid(weights.own * own + weights.near * near + weights.offset))
