import { mean } from '@vitrine/basics/statistics.ts'
import { boxAround } from '../../../documents/layout/box.ts'
import type { Span } from '../../rows/search-rows.ts'
import type { WordChance } from './likely-runs.ts'
import { plainKey } from './plain-key.ts'

/** What the network takes for a role's value, best first in lists. */
export interface RoleAnswer {
  value: string | number
  text: string
  page: number
  box: Span['box']
  spans: readonly Span[]
  /** Mean chance of its words, 0…1. */
  score: number
  /** Mean legibility of its words, 0…1. */
  legibility: number
  /** The lines of the address below a name. */
  address: readonly string[]
}

/** An answer by its words; its score and legibility are their means. */
export const answerOf = (value: string | number, spans: readonly Span[], words: readonly WordChance[]): RoleAnswer => ({
  value,
  text: spans.map(({ text }) => text).join('\n'),
  page: spans[0]?.row.page ?? 1,
  box: boxAround(spans.map(({ box }) => box)),
  spans,
  score: mean(words.map(({ chance }) => chance)),
  legibility: mean(words.map(({ word }) => word.confidence)),
  address: [],
})

/** Further places of the same value make it likelier. */
const forEachPlace = 0.3

/** One answer for each value, best first. */
export function distinct(answers: readonly RoleAnswer[]): RoleAnswer[] {
  return [...Map.groupBy(answers, ({ value }) => plainKey(value)).values()]
    .flatMap((same) => {
      const [best, ...others] = same.toSorted((a, b) => b.score - a.score)
      if (best === undefined) return []
      return [
        {
          ...best,
          score: others.reduce((score, other) => score + (1 - score) * forEachPlace * other.score, best.score),
        },
      ]
    })
    .toSorted((a, b) => b.score - a.score)
}
