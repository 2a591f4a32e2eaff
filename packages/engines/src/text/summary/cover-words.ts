import { addTo, countEach } from '@vitrine/basics/tally.ts'

export interface Coverer {
  words: readonly string[]
  /** What speaks for the sentence beside its words; the words' part is 0…1. */
  extra: number
}

/**
 * Chooses sentences, one after the other, that bring the most of what a summary should hold for each of their words: `wanted` says how often it
 * should have each word, and more of it brings nothing. `held` are words that it has already. Returns the sentences' indices, ascending.
 */
export function coverWords(
  sentences: readonly Coverer[],
  wanted: ReadonlyMap<string, number>,
  { words: budget, held = [] }: { words: number; held?: readonly string[] },
): number[] {
  const has = new Map(countEach(held))
  const counts = sentences.map(({ words }) => countEach(words))
  const left = new Set(sentences.keys())
  const chosen: number[] = []
  let room = budget
  const brings = (index: number): number => {
    const { words, extra } = sentences[index] ?? { words: [], extra: 0 }
    let sum = 0
    for (const [word, count] of counts[index] ?? []) {
      const most = wanted.get(word) ?? 0
      const had = has.get(word) ?? 0
      sum += Math.min(most, had + count) - Math.min(most, had)
    }
    return sum / Math.max(1, words.length) + extra
  }
  while (left.size > 0) {
    let best = -1
    let bestGain = 0
    for (const index of left) {
      if ((sentences[index]?.words.length ?? 0) > room) {
        left.delete(index)
        continue
      }
      const gain = brings(index)
      if (gain > bestGain) [best, bestGain] = [index, gain]
    }
    const taken = sentences[best]
    if (taken === undefined) break
    left.delete(best)
    chosen.push(best)
    room -= taken.words.length
    for (const [word, count] of counts[best] ?? []) addTo(has, word, count)
  }
  return chosen.toSorted((one, other) => one - other)
}
