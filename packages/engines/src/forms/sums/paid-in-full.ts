import { readPatterns } from '../../text/read-patterns.ts'
import { answerOfSpan, type FormAnswer } from '../answers/form-answer.ts'
import type { Locale } from '../answers/parse-answer.ts'
import type { FormDocument } from '../rows/form-page.ts'
import { type SearchRow, spanOf } from '../rows/search-rows.ts'
import { amountsOf } from '../values/amounts.ts'
import { isSum, scores } from './amounts.ts'

const { paid, unpaid, stamp } = readPatterns(new URL('./wordings/paid-in-full.txt', import.meta.url), [
  'paid',
  'unpaid',
  'stamp',
])

/** A stamp has little beside it: 'PAID by card 3 May'. */
const longestStamp = 60

const asked = /^\p{L}+\s*\?/u

/** What a row says before a word, in the same sentence. */
const sentenceBefore = (text: string, index: number): string =>
  text
    .slice(0, index)
    .split(/[.;!?]\s/)
    .at(-1) ?? ''

/** Whether a row says that all of the total came in: with that sum alone, or as a stamp without any. */
function saysPaid(row: SearchRow, total: number, { decimal }: Locale): boolean {
  const sums = amountsOf(row, decimal).filter(({ money }) => money)
  const word = sums.length === 0 ? stamp.exec(row.text) : paid.exec(row.text)
  // 'pagato??', written by somebody who does not know.
  if (word === null || asked.test(row.text.slice(word.index)) || unpaid.test(sentenceBefore(row.text, word.index)))
    return false
  return sums.length === 0 ? row.text.length < longestStamp : sums.every(({ value }) => isSum(Math.abs(value), total))
}

/**
 * The row in which a bill says that its total was paid, as the answer that nothing is due; null where none does. 'Last payment received' is
 * that of an earlier bill, and 'to be paid' is none.
 */
export function paidInFull(total: number | null, { rows }: FormDocument, locale: Locale): FormAnswer | null {
  if (total === null || total === 0) return null
  const row = rows.find((one) => saysPaid(one, total, locale))
  return row === undefined ? null : answerOfSpan(0, spanOf(row, 0, row.text.length), scores.paidInFull)
}
