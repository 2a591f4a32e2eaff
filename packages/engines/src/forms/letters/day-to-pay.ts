import { monthOfName } from '../../text/month-of-name.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { answerOfSpan, type FormAnswer } from '../answers/form-answer.ts'
import { type SearchRow, spanOf } from '../rows/search-rows.ts'
import { datesOf, isoDate } from '../values/dates.ts'
import { around } from './around.ts'

const { leadsToPay, speaksOfPaying } = readPatterns(new URL('./wordings/day-to-pay.txt', import.meta.url), [
  'leadsToPay',
  'speaksOfPaying',
])

/** '10 November', '10. November', '1er décembre' and 'November 10', each without a year behind. */
const days = [
  /(?<![\p{L}\d])(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?\s(?:of |de )?(?<month>\p{L}{3,10})(?![\p{L}\d]|[.,/-]?\s?\d)/gu,
  /(?<![\p{L}\d])(?<month>\p{L}{3,9})\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\d]|[.,/-]?\s?\d)/gu,
]

const score = 0.5

/** The first such day on or after another: a bill of December that is to be paid by 10 January means the next year's. */
function onOrAfter(billed: string, month: number, day: number): string | null {
  const year = Number(billed.slice(0, 4))
  const inYear = isoDate(year, month, day)
  return inYear !== null && inYear >= billed ? inYear : isoDate(year + 1, month, day)
}

/** The day by which a sentence asks for the money, where it leaves out the year: 'cheque is fine, by November 10'. `billedOn`: the bill's own date; null: its first one. */
export function dayToPay(rows: readonly SearchRow[], billedOn: string | null): FormAnswer | null {
  const billed = billedOn ?? rows.flatMap((row) => datesOf(row, 'day-first'))[0]?.value
  if (billed === undefined) return null
  for (const row of rows) {
    for (const match of days.flatMap((pattern) => [...row.text.matchAll(pattern)])) {
      const { day, month = '' } = match.groups ?? {}
      const number = monthOfName(month)
      if (number === null) continue
      const span = spanOf(row, match.index, match.index + match[0].length)
      const { before, after } = around(rows, span)
      if (!leadsToPay.test(before) || !speaksOfPaying.test(`${before} ${after}`)) continue
      const value = onOrAfter(billed, number, Number(day))
      if (value !== null) return answerOfSpan(value, span, score)
    }
  }
  return null
}
