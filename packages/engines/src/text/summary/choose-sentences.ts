import { at } from '@vitrine/basics/at.ts'
import { cosine, type TermVector } from './term-vectors.ts'

export interface Choice {
  /** How much the sentence should be in the summary, 0…1. */
  score: number
  vector: TermVector
  /** Its words. */
  length: number
}

/**
 * Chooses the best candidates within a budget of words; the more a candidate resembles one that is already chosen, the lower it ranks
 * (maximal marginal relevance, `redundancy` times the likeness). Returns their indices, ascending.
 */
export function chooseSentences(
  candidates: readonly Choice[],
  budget: { words: number; sentences?: number },
  redundancy = 0.6,
): number[] {
  const taken: number[] = []
  const likeness = candidates.map(() => 0)
  let words = 0
  while (taken.length < (budget.sentences ?? Number.POSITIVE_INFINITY)) {
    let best = -1
    let bestGain = 0
    candidates.forEach((candidate, index) => {
      if (taken.includes(index) || words + candidate.length > budget.words) return
      const gain = candidate.score - redundancy * at(likeness, index)
      if (gain > bestGain) [best, bestGain] = [index, gain]
    })
    const chosen = candidates[best]
    if (chosen === undefined) break
    taken.push(best)
    words += chosen.length
    candidates.forEach((candidate, index) => {
      likeness[index] = Math.max(at(likeness, index), cosine(candidate.vector, chosen.vector))
    })
  }
  return taken.toSorted((left, right) => left - right)
}
