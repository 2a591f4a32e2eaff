import { at } from '@vitrine/basics/at.ts'
import { lookUpIn } from '@vitrine/basics/look-up.ts'
import { monthOfName } from '../../text/month-of-name.ts'
import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'

export type DateOrder = 'day-first' | 'month-first'

// A dash between two dates may touch either: '01/11/2026- 31/10/2027'.
const numeric =
  /(?:(?<![\d.,/-])|(?<=[/.]\d{4}\s?-))(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/]|-(?!\s|$|\d{1,2}[/.]\d)|\.\d)/g

/** The date that a written date means in the other order, or null: '03/10/2026'. */
export function otherReading(text: string, value: string): string | null {
  const match = [...text.matchAll(numeric)][0]
  const [first, second] = [Number(match?.[1]), Number(match?.[3])]
  // Dates with points have the day first: 03.02.2026 is not an American date.
  if (match === undefined || match[2] === '.' || first > 12 || second > 12 || first === second) return null
  const [year, month, day] = value.split('-')
  return `${year}-${day}-${month}`
}

export interface FoundDate {
  /** YYYY-MM-DD */
  value: string
  span: Span
}

const yearFirst = /(?<!\d)(20\d{2}|19\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/g

const dayMonthName =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s-]?(?:of |de |di )?(\p{L}{3,10})\.?(?:\sdel?\s|[\s,'-]{0,2})(\d{4}|\d{2})(?!\d)/gu
const eastAsian = /(?<!\d)(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g
/** The year before the first of each era. */
const beforeEra: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 }
const eraDate = /(令和|平成|昭和)\s?(\d{1,2}|元)\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g
const monthNameDay = /(\p{L}{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)/gu

/** A British bank's sort code is written as a date is: '20-11-40 55120098', 'sort code 08-02-28'. */
function isSortCode({ 0: text, index }: RegExpMatchArray, row: string): boolean {
  if (index === undefined || !/^\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const behind = /^[\s,;/|·-]*(?:a\/c|acc(?:oun)?t|account)?(?:\s?(?:no|number|#))?[.:\s]*\d{7,8}(?!\d)/i
  return (
    behind.test(row.slice(index + text.length)) ||
    /\bsort(?:ing)?\s?(?:code)?\s*(?:no\.?)?[:\s]*$/i.test(row.slice(0, index))
  )
}

/** The matches whose named month is one, and which; '01 hrs 05' in 'from 00:01 hrs 05-May-2026' does not hide the date that it reaches into. */
function* withMonths(text: string, pattern: RegExp, place: 1 | 2): Generator<[match: RegExpExecArray, month: number]> {
  const search = new RegExp(pattern)
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    const month = monthOfName(at(match, place))
    if (month !== null) yield [match, month]
    // Another one may begin after its first word.
    else search.lastIndex = match.index + (/^(?:\d+|\p{L}+)/u.exec(match[0])?.[0].length ?? 1)
  }
}

// Nobody alive was born before; a lower number is part of a code, not a year.
const earliestYear = 1900

/** The day as ISO writes it; a year below 100 is of this century. Null for a day that no calendar has. */
export function isoDate(shortYear: number, month: number, day: number): string | null {
  const year = shortYear < 100 ? 2000 + shortYear : shortYear
  if (year < earliestYear || year > 2099 || month < 1 || month > 12 || day < 1) return null
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/**
 * The dates of a row: numeric in either order, ISO, and with the month's name in English, German, French,
 * Spanish, Italian or Dutch, or in the Japanese style, including imperial eras.
 */
export function datesOf(row: SearchRow, order: DateOrder): FoundDate[] {
  const found: FoundDate[] = []
  const add = (match: RegExpExecArray, year: number, month: number, day: number): void => {
    const value = isoDate(year, month, day)
    const start = match.index
    const taken = found.some((date) => start < date.span.end && date.span.start < start + match[0].length)
    if (value !== null && !taken) found.push({ value, span: spanOf(row, start, start + match[0].length) })
  }
  for (const match of row.text.matchAll(yearFirst)) add(match, Number(match[1]), Number(match[3]), Number(match[4]))
  for (const match of row.text.matchAll(eastAsian)) add(match, Number(match[1]), Number(match[2]), Number(match[3]))
  for (const match of row.text.matchAll(eraDate)) {
    const yearOfEra = match[2] === '元' ? 1 : Number(match[2])
    add(match, lookUpIn(beforeEra, at(match, 1)) + yearOfEra, Number(match[3]), Number(match[4]))
  }
  for (const match of row.text.matchAll(numeric)) {
    if (isSortCode(match, row.text)) continue
    const [first, second] = [Number(match[1]), Number(match[3])]
    const monthFirst = second > 12 || (order === 'month-first' && first <= 12 && match[2] !== '.')
    add(match, Number(match[4]), monthFirst ? first : second, monthFirst ? second : first)
  }
  for (const [match, month] of withMonths(row.text, dayMonthName, 2)) {
    add(match, Number(match[3]), month, Number(match[1]))
  }
  for (const [match, month] of withMonths(row.text, monthNameDay, 1)) {
    add(match, Number(match[3]), month, Number(match[2]))
  }
  return found.toSorted((a, b) => a.span.start - b.span.start)
}

/**
 * A date of birth, YYYY-MM-DD, in the right century: a two-digit year ('04/12/44') is of the previous century where it would be later than
 * every other date of its document.
 */
export function pastCentury(value: string, text: string, others: readonly string[]): string {
  const isShort = /\D\d{2}\D*$/.test(text) && !/\d{4}/.test(text)
  const latest = [...others].sort().at(-1)
  return isShort && latest !== undefined && value > latest ? `19${value.slice(2)}` : value
}

/** Month first only where a date of the document proves it (03/25/2024) and none proves the contrary. */
export function dateOrderOf(rows: readonly SearchRow[]): DateOrder {
  let monthFirst = 0
  let dayFirst = 0
  for (const row of rows) {
    for (const match of row.text.matchAll(numeric)) {
      if (Number(match[1]) > 12) dayFirst += 1
      else if (Number(match[3]) > 12) monthFirst += 1
    }
  }
  return monthFirst > dayFirst ? 'month-first' : 'day-first'
}
