import { numberReadOf } from '../answers/confidence.ts'
import { answerOfSpan } from '../answers/form-answer.ts'
import { type SearchRow, spanOf } from '../rows/search-rows.ts'
import type { Read } from '../values/read.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }
import { scores } from './weights.ts'

const counted = new RegExp(
  `(?<![\\p{L}\\d.,/:-])(\\d{1,6})\\s+(?:${vocabulary.packages.join('|')})(?![\\p{L}\\d])`,
  'giu',
)

/**
 * How many packages a page counts in words, without a list that was read: the count that the others add up to ('7 cases' over '5 cases'
 * and '2 cases'), else the only one.
 */
export function countedPackages(rows: readonly SearchRow[]): Read<number> | null {
  const counts = rows.flatMap((row) =>
    [...row.text.matchAll(counted)].map((match) => {
      const [text, figures = ''] = match
      return { value: Number(figures), span: spanOf(row, match.index, match.index + text.length) }
    }),
  )
  const sum = counts.reduce((all, { value }) => all + value, 0)
  const whole = counts.length > 2 ? counts.find(({ value }) => value === sum - value) : undefined
  if (whole !== undefined) return numberReadOf(answerOfSpan(whole.value, whole.span, scores.countedInAll))
  const [only] = counts
  if (only === undefined || counts.some(({ value }) => value !== only.value)) return null
  return numberReadOf(answerOfSpan(only.value, only.span, scores.onlyCount))
}
