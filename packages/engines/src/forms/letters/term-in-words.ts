import { readPatterns } from '../../text/read-patterns.ts'
import { answerOfSpan, type FormAnswer } from '../answers/form-answer.ts'
import type { Locale } from '../answers/parse-answer.ts'
import type { FormDocument } from '../rows/form-page.ts'
import { datesOf } from '../values/dates.ts'
import { around } from './around.ts'
import { overTwoRows } from './over-two-rows.ts'

const { termBefore, termAfter } = readPatterns(new URL('./wordings/term-in-words.txt', import.meta.url), [
  'termBefore',
  'termAfter',
])

/** How well a day fits that a sentence calls the first of a term, and the last day that follows from it, 0…1. */
const scores = { first: 0.7, last: 0.55 } as const

/** Numbers by how they begin; the longer ones first. Any other word of a length is one: 'a year', 'ein Jahr'. */
const numbers: readonly (readonly [RegExp, number])[] = [
  [/^(?:12|twelve|zwölf|douze|doce|dodici|twaalf)/iu, 12],
  [/^(?:24|twenty-four)/iu, 24],
  [/^(?:18|eighteen)/iu, 18],
  [/^(?:6|six|sechs|seis|sei|zes)/iu, 6],
  [/^(?:3|three|drei|trois|tres|tre|drie)/iu, 3],
  [/^(?:2|two|zwei|deux|dos|due|twee)/iu, 2],
]
const years = /(?<!\p{L})(?:years?|jahre?s?|ans?|años?|ann[oi]|jaar)$/iu

/** 'twelve months', 'a year', 'zwei Jahre', as months. */
function monthsIn(length: string): number {
  const number = numbers.find(([word]) => word.test(length))?.[1] ?? 1
  return years.test(length) ? 12 * number : number
}

/** The last day of a term: the one before the same day of its last month. */
function lastDay(from: string, months: number): string {
  const start = new Date(`${from}T00:00:00Z`)
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, start.getUTCDate() - 1))
    .toISOString()
    .slice(0, 10)
}

/** A term told by its first day and its length: 'twelve months from 1 December 2026', 'Cover: 1 Nov 2026 for 12 months'. */
export function termInWords(
  { rows }: Pick<FormDocument, 'rows'>,
  { dateOrder }: Pick<Locale, 'dateOrder'>,
): { from: FormAnswer; to: FormAnswer } | null {
  for (const { row, text, spanAt } of overTwoRows(rows)) {
    for (const date of datesOf({ ...row, text }, dateOrder)) {
      // What begins on the row below is found there.
      if (date.span.start >= row.text.length) break
      const { value } = date
      const span = spanAt(date.span.start, date.span.end)
      const said = around(rows, span)
      const { before } = said
      const after = said.after.slice(Math.max(0, date.span.end - row.text.length))
      const length = termAfter.exec(after)?.groups?.length ?? termBefore.exec(before)?.groups?.length
      if (length === undefined) continue
      return {
        from: answerOfSpan(value, span, scores.first),
        to: answerOfSpan(lastDay(value, monthsIn(length)), span, scores.last),
      }
    }
  }
  return null
}
