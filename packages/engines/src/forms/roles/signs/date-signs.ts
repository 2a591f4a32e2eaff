import { lookUp } from '@vitrine/basics/look-up.ts'
import { overlaps } from '@vitrine/basics/spans.ts'
import type { Locale } from '../../answers/parse-answer.ts'
import { termOfDates } from '../../answers/term-of-dates.ts'
import type { FormDocument } from '../../rows/form-page.ts'
import type { SearchRow } from '../../rows/search-rows.ts'
import { datesOf } from '../../values/dates.ts'
import { closeness } from './closeness.ts'

/** The number of signs that `dateSigns` gives for a word. */
export const dateSignCount = 11

const years = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / (365 * 86_400_000)

/** How the dates of a paper follow one another; the function gives the signs of the date at a place, zeros where there is none. */
export function dateSigns(
  form: FormDocument,
  locale: Locale,
): (row: SearchRow, start: number, end: number) => number[] {
  const inRows = new Map(form.rows.map((row) => [row, datesOf(row, locale.dateOrder)]))
  const all = [...inRows.values()].flat()
  const order = [...new Set(all.map(({ value }) => value))].toSorted()
  const placeOf = new Map(order.map((value, index) => [value, index]))
  const firstOf = new Map(all.map(({ value }, index) => [value, index] as const).toReversed())
  const term = termOfDates(form, locale)
  const middle = order[Math.floor(order.length / 2)] ?? ''
  return (row, start, end) => {
    const inRow = inRows.get(row) ?? []
    const date = inRow.find(({ span }) => overlaps(span, { start, end }))
    if (date === undefined) return Array.from({ length: dateSignCount }, () => 0)
    const place = lookUp(placeOf, date.value)
    return [
      1,
      closeness(place),
      closeness(order.length - 1 - place),
      closeness(firstOf.get(date.value) ?? 99),
      Math.min(3, all.filter(({ value }) => value === date.value).length) / 3,
      closeness(order.length / 4),
      Math.max(-2, Math.min(2, years(middle, date.value))),
      Number(years(date.value, middle) > 8),
      Number(term?.value === date.value),
      Number(term?.rest[0] === date.value),
      Math.min(3, inRow.length) / 3,
    ]
  }
}
