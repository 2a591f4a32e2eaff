import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../text/read-patterns.ts'

const { dayMonthYear, yearMonthDay, dayThenMonth, monthThenDay, dayMonth } = readPatterns(
  new URL('./wordings/stated-day.txt', import.meta.url),
  ['dayMonthYear', 'yearMonthDay', 'dayThenMonth', 'monthThenDay', 'dayMonth'],
)

/** A day as a text states it: `first` and `second` are day and month in an order that may be unknown. */
export interface StatedDay {
  year: number | null
  first: number
  second: number
  /** Both may be the month: '03/04'. */
  isOpen: boolean
  /** Its offset in the text. */
  index: number
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** From 1 on; 0 for another word. */
export const monthOf = (word: string): number => months.indexOf(word.slice(0, 3).toLowerCase()) + 1

function yearOf(text: string | undefined): number | null {
  if (text === undefined) return null
  return Number(text) < 100 ? 2000 + Number(text) : Number(text)
}

/** The days that a text states, in its order. A day and a month without a year only count at its beginning: elsewhere '12/8' may be anything. */
export function daysIn(text: string): StatedDay[] {
  const pick = (pattern: RegExp, read: (match: RegExpExecArray) => Omit<StatedDay, 'index'>): StatedDay[] =>
    [...text.matchAll(pattern)].map((match) => ({ ...read(match), index: match.index }))
  const written = [
    ...pick(dayMonthYear, (match) => ({
      year: yearOf(match[3]),
      first: Number(match[1]),
      second: Number(match[2]),
      isOpen: true,
    })),
    ...pick(yearMonthDay, (match) => ({
      year: yearOf(match[1]),
      first: Number(match[3]),
      second: Number(match[2]),
      isOpen: false,
    })),
    ...pick(dayThenMonth, (match) => ({
      year: yearOf(match[3]),
      first: Number(match[1]),
      second: monthOf(at(match, 2)),
      isOpen: false,
    })),
    ...pick(monthThenDay, (match) => ({
      year: yearOf(match[3]),
      first: Number(match[2]),
      second: monthOf(at(match, 1)),
      isOpen: false,
    })),
  ]
  const opening = dayMonth.exec(text)
  if (opening !== null && written.every(({ index }) => index > opening[0].length)) {
    const index = opening[0].search(/\d/u)
    written.push({ year: null, first: Number(opening[1]), second: Number(opening[2]), isOpen: true, index })
  }
  return written.toSorted((left, right) => left.index - right.index)
}

/** Days in the order of a calendar; null where the month would be invalid. A day without a year takes the year of the others. */
function keyOf({ year, first, second, isOpen }: StatedDay, monthFirst: boolean, withYear: boolean): number | null {
  const [day, month] = monthFirst && isOpen ? [second, first] : [first, second]
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  return (withYear ? (year ?? 0) * 400 : 0) + month * 31 + day
}

/** Days, about half a year: two days without a year that are further apart have no known order. */
const farApart = 6 * 31

/**
 * Compares two of `all` days: above 0 where `left` is later, below 0 where `right` is, 0 for the same; null where it depends on whether the
 * month stands first, or on a year that is not stated.
 */
export function laterDay(left: StatedDay, right: StatedDay, all: readonly StatedDay[]): number | null {
  const withYear = left.year !== null && right.year !== null
  const signs = [false, true].flatMap((monthFirst) => {
    if (all.some((day) => keyOf(day, monthFirst, false) === null)) return []
    const [one, other] = [keyOf(left, monthFirst, withYear), keyOf(right, monthFirst, withYear)]
    if (one === null || other === null) return []
    return !withYear && Math.abs(one - other) > farApart ? [Number.NaN] : [Math.sign(one - other)]
  })
  const [sign] = signs
  return sign === undefined || signs.some((other) => other !== sign) ? null : sign
}
