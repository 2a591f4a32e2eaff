import { monthOfName } from '../../text/month-of-name.ts'
import type { Span } from '../rows/search-rows.ts'
import { spanOf } from '../rows/search-rows.ts'
import { type DateOrder, type FoundDate } from '../values/dates.ts'
import { dateOverTwoLines } from './date-over-two-lines.ts'

/** A day and its month, and what leads to the day that gives the year: '1 January to', '1 januari t/m', '1er mars au'. */
const dayAndMonth =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.)?\s(?:de )?(\p{L}{3,10})\.?\s?(?:-|–|\/|\p{L}{1,5}(?:\/\p{L})?)\s?$/u
const monthAndDay = /(\p{L}{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?\s?(?:-|–|\p{L}{2,7})\s?$/u

/** The same in figures: '01.01. bis', '1/12 to'. */
const inFigures = /(?<![\d./])(\d{1,2})[./](\d{1,2})\.?\s?(?:-|–|\p{L}{1,5}(?:\/\p{L})?)\s?$/u

interface Beginning {
  day: number
  month: number | null
  index: number
  length: number
}

function beginningIn(before: string, order: DateOrder): Beginning | null {
  const figures = inFigures.exec(before)
  if (figures !== null) {
    const [whole, one = '', other = ''] = figures
    const monthFirst = order === 'month-first' && whole.includes('/')
    const [day, month] = monthFirst ? [Number(other), Number(one)] : [Number(one), Number(other)]
    return {
      day,
      month: month >= 1 && month <= 12 ? month : null,
      index: figures.index,
      length: whole.trimEnd().length,
    }
  }
  const match = dayAndMonth.exec(before) ?? monthAndDay.exec(before)
  if (match === null) return null
  const [whole, one = '', other = ''] = match
  const [day, month] = /^\d/.test(one) ? [one, other] : [other, one]
  return { day: Number(day), month: monthOfName(month), index: match.index, length: whole.trimEnd().length }
}

/** The first day of a period whose year only the last one has; a period over New Year begins in the year before. */
function beginning(last: FoundDate, from: number, order: DateOrder): FoundDate | null {
  const { row } = last.span
  const found = beginningIn(row.text.slice(from, last.span.start), order)
  if (found === null || found.month === null || found.day < 1 || found.day > 31) return null
  const monthAndDayOf = `${String(found.month).padStart(2, '0')}-${String(found.day).padStart(2, '0')}`
  const year = Number(last.value.slice(0, 4)) - (monthAndDayOf > last.value.slice(5) ? 1 : 0)
  const start = from + found.index
  return { value: `${year}-${monthAndDayOf}`, span: spanOf(row, start, start + found.length) }
}

/** A line's last words where they may be a day without its year, which begins the line below: 'to 14 October' / '2026. If you'. */
const dayAtEnd = /(?:\p{L}{3,9}\.? \d{1,2},?|\d{1,2}\.? \p{L}{3,9}\.?)$/u

function brokenOff(upper: Span, lower: Span | undefined, order: DateOrder): FoundDate | null {
  const day = dayAtEnd.exec(upper.text)
  const year = /^\d{4}(?=$|[\s.,;])/.exec(lower?.text ?? '')
  if (day === null || year === null || lower === undefined) return null
  const tail = spanOf(upper.row, upper.start + day.index, upper.end)
  const date = dateOverTwoLines([tail, spanOf(lower.row, lower.start, lower.start + 4)], order)
  return date === null ? null : { value: date.value, span: tail }
}

/** Both days of a period whose first has no year of its own, or whose last is broken off at the line's end; else what was found. */
export function periodDates(
  found: readonly FoundDate[],
  lines: readonly Span[],
  order: DateOrder,
): readonly FoundDate[] {
  const [first, second] = found
  if (first === undefined || second?.span.row === first.span.row) return found
  const line = lines.findIndex(({ row }) => row === first.span.row)
  const upper = lines[line]
  if (upper === undefined) return found
  const broken = brokenOff(upper, lines[line + 1], order)
  if (broken !== null) return [first, broken]
  const begins = beginning(first, upper.start, order)
  return begins === null ? found : [begins, first]
}
