import type { FormDocument } from '../rows/form-page.ts'
import { datesOf, type FoundDate } from '../values/dates.ts'
import { answerOfSpan, type FormAnswer } from './form-answer.ts'
import type { Locale } from './parse-answer.ts'
import { termScore } from './weights.ts'

const day = 86_400_000
/** Terms that insurance and rent run for, in months. */
const terms = [3, 6, 12, 24]
/** A term ends on the day of the month on which it began or on the one before. */
const slack = 1
/** Dates between a term's first and last day, such as that of a photograph's stamp. */
const nearRows = 2

function isTerm(from: string, to: string): boolean {
  const start = new Date(`${from}T00:00:00Z`)
  return terms.some((months) => {
    const end = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, start.getUTCDate())
    const over = (end - Date.parse(`${to}T00:00:00Z`)) / day
    return over >= 0 && over <= slack
  })
}

/** Two dates, one right after the other, that are a quarter, half a year, a year or two apart to the day: the term of a contract, however it is named. */
export function termOfDates({ rows }: FormDocument, { dateOrder }: Locale): FormAnswer | null {
  const dates: FoundDate[] = rows.flatMap((row) => datesOf(row, dateOrder))
  for (const [index, from] of dates.entries()) {
    const to = dates[index + 1]
    if (to === undefined) return null
    const isNear = to.span.row.page === from.span.row.page && to.span.row.index - from.span.row.index <= nearRows
    if (!isNear || !isTerm(from.value, to.value)) continue
    return { ...answerOfSpan(from.value, from.span, termScore), rest: [to.value], spans: [from.span, to.span] }
  }
  return null
}
