import { keysOf } from '@vitrine/basics/typed-keys.ts'
import type { FormAnswer } from './form-answer.ts'

export type Picks<Name extends string> = Record<Name, FormAnswer | null>

/** How values support one another: returns the score that a combination gains or loses. */
export type Agreement<Name extends string> = (picks: Picks<Name>) => number

/** The number of combinations grows exponentially with the fields: only the best few candidates of each take part. */
const contenders = 5

/**
 * Chooses one candidate, or none, for each field so that scores and agreements together are highest: a sum that comes
 * out right is evidence for every value in it.
 */
export function settle<Name extends string>(
  candidates: Record<Name, readonly FormAnswer[]>,
  agreement: Agreement<Name>,
): { picks: Picks<Name>; agreement: number } {
  const names = keysOf(candidates)
  const picks = Object.fromEntries(names.map((name) => [name, null])) as Picks<Name>
  let best = { picks: { ...picks }, agreement: 0, total: Number.NEGATIVE_INFINITY }
  const choose = (at: number, scores: number): void => {
    const name = names[at]
    if (name === undefined) {
      const gained = agreement(picks)
      if (scores + gained > best.total) best = { picks: { ...picks }, agreement: gained, total: scores + gained }
      return
    }
    for (const candidate of candidates[name].slice(0, contenders)) {
      picks[name] = candidate
      choose(at + 1, scores + candidate.score)
    }
    picks[name] = null
    choose(at + 1, scores)
  }
  choose(0, 0)
  return best
}
