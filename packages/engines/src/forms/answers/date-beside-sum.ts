import { readPatterns } from '../../text/read-patterns.ts'
import type { FormDocument } from '../rows/form-page.ts'
import { spanOf } from '../rows/search-rows.ts'
import { readOfSpans } from '../tables/cells.ts'
import { datesOf, otherReading } from '../values/dates.ts'
import type { Read } from '../values/read.ts'
import { ofTwoReadings } from './confidence.ts'
import type { FormAnswer } from './form-answer.ts'
import type { Locale } from './parse-answer.ts'
import { dateBesideSumScore } from './weights.ts'

const { by } = readPatterns(new URL('./wordings/date-beside-sum.txt', import.meta.url), ['by'])

/** Beside what is to be paid its day may stand: 'Balance to pay by 12/04/2026', 'Gesamtbeitrag, fällig am 01.01.2026'. */
export function dateBesideSum(
  sums: readonly FormAnswer[],
  form: FormDocument,
  { dateOrder, dateOrderProven }: Locale,
): Read<string> | null {
  for (const row of new Set(sums.flatMap(({ spans }) => spans.map((span) => span.row)))) {
    // It may be broken off to the row below: 'TOTAL À RÉGLER' / 'avant le 01/05/2026'.
    for (const near of [row, form.rows[row.index + 1]]) {
      if (near === undefined) continue
      const date = datesOf(near, dateOrder).find(({ span }) => by.test(near.text.slice(0, span.start)))
      if (date === undefined) continue
      const undecided = !dateOrderProven && otherReading(date.span.text, date.value) !== null
      const read = readOfSpans([spanOf(near, date.span.start, date.span.end)], dateBesideSumScore)
      return { ...read, value: date.value, confidence: Math.min(read.confidence, undecided ? ofTwoReadings : 1) }
    }
  }
  return null
}
