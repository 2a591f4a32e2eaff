import type { PassageReading } from './read-passage.ts'

/**
 * Chance that a passage answers the question where its reading says; `passageShare` compares its search score with the best
 * (1). Weights by evals/train/qa/train_answerability.py, on articles that the ranker was not trained on.
 */
export function answerability(reading: PassageReading, passageShare: number): number {
  const sum =
    -8.443 +
    1.752 * reading.soft +
    0.512 * reading.near +
    2.652 * reading.share +
    0.219 * reading.score +
    3.028 * passageShare +
    0.869 * (reading.fits ? 1 : 0)
  return 1 / (1 + Math.exp(-sum))
}
