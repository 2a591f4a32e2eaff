import { at } from '@vitrine/basics/at.ts'
import type { Span } from '../rows/search-rows.ts'
import { type DateOrder, datesOf } from '../values/dates.ts'

/** Only a month's name and a day. */
const withoutYear = /^(?:\p{L}{3,9}\.? \d{1,2},?|\d{1,2}\.? \p{L}{3,9}\.?)$/u

/** A narrow cell may break a date over two lines: 'Feb 2,' and '2026'. */
export function dateOverTwoLines(
  [first, second]: readonly Span[],
  order: DateOrder,
): { value: string; spans: Span[] } | null {
  if (first === undefined || second === undefined || first.row === second.row) return null
  if (!withoutYear.test(first.text) || !/^\d{4}$/.test(second.text)) return null
  const words = [first, second].flatMap(({ row, start, end }) =>
    row.words.filter((_, index) => at(row.starts, index) >= start && at(row.starts, index) < end),
  )
  const starts = words.map((_, index) => words.slice(0, index).reduce((sum, { text }) => sum + text.length + 1, 0))
  const text = words.map((word) => word.text).join(' ')
  const [date, other] = datesOf({ ...first.row, words, starts, text }, order)
  if (date === undefined || other !== undefined) return null
  return { value: date.value, spans: [first, second] }
}
