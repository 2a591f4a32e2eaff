import { readPatterns } from '../../text/read-patterns.ts'
import { answerOfSpan, type FormAnswer } from '../answers/form-answer.ts'
import type { Locale } from '../answers/parse-answer.ts'
import type { FormDocument } from '../rows/form-page.ts'
import { datesOf } from '../values/dates.ts'
import { around } from './around.ts'

const { termBefore, termAfter } = readPatterns(new URL('./wordings/term-in-words.txt', import.meta.url), [
  'termBefore',
  'termAfter',
])

/** How well a day fits that a sentence calls the first of a term, and the last day that follows from it, 0…1. */
const scores = { first: 0.7, last: 0.55 } as const

const monthsOfWord: readonly (readonly [RegExp, number])[] = [
  [/^(?:12|twelve|zwölf|douze|doce|dodici|twaalf)/iu, 12],
  [/^(?:24|twenty-four|two|zwei|deux|dos|due|twee|2)/iu, 24],
  [/^(?:18|eighteen)/iu, 18],
  [/^(?:6|six|sechs|seis|sei|zes)/iu, 6],
  [/^(?:3|three|drei|trois|tres|tre|drie)/iu, 3],
]

/** 'twelve months', 'a year', 'zwei Jahre', as months; null for another length. */
function monthsIn(text: string): number | null {
  const isYears = /(?:year|jahr|ans?|año|anno|anni|jaar)/iu.test(text)
  const known = monthsOfWord.find(([word]) => word.test(text))?.[1]
  if (!isYears) return known === 24 && !/^2?4|^twenty/.test(text) ? null : (known ?? null)
  return known === undefined || known === 12 ? 12 : known === 24 ? 24 : null
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
  for (const row of rows) {
    for (const { value, span } of datesOf(row, dateOrder)) {
      const { before, after } = around(rows, span)
      const length = termAfter.exec(after)?.groups?.length ?? termBefore.exec(before)?.groups?.length
      const months = length === undefined ? null : monthsIn(length)
      if (months === null) continue
      return {
        from: answerOfSpan(value, span, scores.first),
        to: answerOfSpan(lastDay(value, months), span, scores.last),
      }
    }
  }
  return null
}
