import type { Locale } from '@vitrine/engines/forms/answers/parse-answer.ts'
import type { Span } from '@vitrine/engines/forms/rows/search-rows.ts'
import { dateOfCell, readOfSpans } from '@vitrine/engines/forms/tables/cells.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'

/** '06/11', 'du 3.4.': day and month without their year. */
const dayAndMonth = /(?<![\d.,/])(\d{1,2})[./](\d{1,2})\.?(?![\d./])/

/** Confidence of a date whose year is not printed. */
const score = 0.7

/** A date without a year is the last such date before the bill. Null where there is no date, or no bill's date to count from. */
function beforeBill(
  spans: readonly Span[],
  { billed, dateOrder }: Locale & { billed: string | null },
): Read<string> | null {
  const [span] = spans
  const [, first = '', second = ''] = dayAndMonth.exec(span?.text ?? '') ?? []
  if (span === undefined || first === '' || billed === null) return null
  const [month, day] = dateOrder === 'month-first' ? [first, second] : [second, first]
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return null
  const inYear = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const year = Number(billed.slice(0, 4)) - (inYear > billed.slice(5) ? 1 : 0)
  return { ...readOfSpans([span], score), value: `${year}-${inYear}` }
}

/** The date of a service from its cell; `billed` is the bill's own date where it is known. */
export const dayOfService = (
  spans: readonly Span[] | undefined,
  locale: Locale & { billed: string | null },
): Read<string> | null => dateOfCell(spans, locale) ?? beforeBill(spans ?? [], locale)
