import { readPatterns } from '../../text/read-patterns.ts'
import type { FormDocument } from '../rows/form-page.ts'
import { datesOf } from '../values/dates.ts'
import type { Read } from '../values/read.ts'
import type { FormAnswer } from './form-answer.ts'
import type { Locale } from './parse-answer.ts'
import { readOfDate } from './read-of-date.ts'
import { dateBesideSumScore } from './weights.ts'

const { by } = readPatterns(new URL('./wordings/date-beside-sum.txt', import.meta.url), ['by'])

/** The due date may be beside the sum to be paid: 'Balance to pay by 12/04/2026', 'Gesamtbeitrag, fällig am 01.01.2026'. */
export function dateBesideSum(sums: readonly FormAnswer[], form: FormDocument, locale: Locale): Read<string> | null {
  for (const row of new Set(sums.flatMap(({ spans }) => spans.map((span) => span.row)))) {
    // It may continue on the row below: 'TOTAL À RÉGLER' / 'avant le 01/05/2026'; 'the remainder by' / 'November 24, 2026.'
    for (const near of [row, form.rows[row.index + 1]]) {
      if (near === undefined) continue
      const above = near === row ? '' : row.text
      const date = datesOf(near, locale.dateOrder).find(({ span }) =>
        by.test(`${above} ${near.text.slice(0, span.start)}`),
      )
      if (date !== undefined) return readOfDate(date, locale, dateBesideSumScore)
    }
  }
  return null
}
