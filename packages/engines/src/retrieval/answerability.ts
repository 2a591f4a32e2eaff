import type { PassageReading } from './read-passage.ts'

interface Found {
  /** The passage's search score compared with the best (1). */
  passageShare: number
  /** How near the passage comes to the question in meaning; −1…1. */
  nearness: number
  /** Share of the question's names and numbers that stand nowhere in the source. */
  strangers: number
}

// By hand: SQuAD's unanswerable questions were written about their own article and name hardly anybody else.
const strangerCost = 2

/**
 * Chance that a passage answers the question where its reading says. Words in common with the question are left out: they tell
 * little more, and would silence every question asked in other words. Weights by evals/train/qa/train_answerability.py, on
 * articles that neither trees nor network were trained on.
 */
export function answerability(reading: PassageReading, { passageShare, nearness, strangers }: Found): number {
  const sum = -4.005 + 0.279 * reading.margin + 2.694 * passageShare + 0.357 * nearness - strangerCost * strangers
  return 1 / (1 + Math.exp(-sum))
}
