import type { PassageReading } from './read-passage.ts'

/** Chance that a passage answers the question where its reading says. `share` compares its search score with the best (1). */
export function answerability(reading: PassageReading, share: number): number {
  const sum = -3 + 2 * reading.soft + 2 * reading.hard + 1.5 * reading.near + 1.5 * reading.share + 0.8 * share
  return 1 / (1 + Math.exp(-sum))
}
