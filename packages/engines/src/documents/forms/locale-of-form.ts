import { decimalMarkOf } from '../fields/amounts.ts'
import { dateOrderOf } from '../fields/dates.ts'
import type { FormDocument } from './form-page.ts'
import type { Locale } from './parse-answer.ts'

const american = /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|\blbs?\b|\bNMFC\b|\$|\bNPI\b|\bUSD\b/
const dayFirst = /(?<!\d)(?:1[3-9]|2\d|3[01])[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)/

/** How a form writes numbers and dates: American ones write the month first unless one of their dates proves otherwise. */
export function localeOfForm({ rows }: FormDocument): Locale {
  const text = rows.map((row) => row.text).join('\n')
  const monthFirst = dateOrderOf(rows) === 'month-first' || (!dayFirst.test(text) && american.test(text))
  return { decimal: decimalMarkOf(rows), dateOrder: monthFirst ? 'month-first' : 'day-first' }
}
