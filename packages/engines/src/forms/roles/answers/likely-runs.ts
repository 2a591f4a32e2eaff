import type { PlacedWord } from '../placed-words.ts'

export interface WordChance extends PlacedWord {
  chance: number
}

/** A word less likely than this is no part of a value; one of its words is likelier than the other. */
const leastOfRun = 0.15
const leastOfBest = 0.3

/** Stretches of words of one segment that are likely a role's. */
export function likelyRuns(words: readonly WordChance[]): WordChance[][] {
  const runs: WordChance[][] = []
  let last: WordChance | undefined
  for (const word of words) {
    if (word.chance < leastOfRun) {
      last = undefined
      continue
    }
    if (last !== undefined && last.segment === word.segment && last.order + 1 === word.order) runs.at(-1)?.push(word)
    else runs.push([word])
    last = word
  }
  return runs.filter((run) => run.some(({ chance }) => chance >= leastOfBest))
}
