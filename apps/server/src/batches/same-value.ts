import { type DayOrder, daysNamed } from './days.ts'

/** A number with at most a currency, a percent sign or a unit of a few letters before or after it. */
const figure = /^(?<before>[^\d+-]{0,4})(?<digits>[+-]?\d[\d.,'\s]*?)\s*(?<behind>[^\d.,]{0,4})$/u

/** Characters. The pattern backtracks over blanks: on a hundred thousand it takes minutes. */
const longestFigure = 60

/**
 * 1,868.30, 1.868,30 and 1868.3 are one number: the last separator is the decimal one, unless it is the only one and
 * three digits follow.
 */
function numberOf(text: string): number | null {
  const given = text.trim()
  if (given.length > longestFigure) return null
  const digits = figure.exec(given)?.groups?.digits?.replace(/[\s']/g, '')
  if (digits === undefined) return null
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const signs = digits.match(/[.,]/g)?.length ?? 0
  const thousands = last !== -1 && digits.length - last - 1 === 3 && signs === 1 && !/^[+-]?0/.test(digits)
  if (last === -1 || thousands) return Number(digits.replace(/[.,]/g, ''))
  return Number(`${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`)
}

const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * Whether two values are equal: words ignoring case and blanks, numbers by their value, however the currency is
 * written, and dates by their day, in the day order of the truth's column.
 */
export function isSameValue(truth: string, found: string, order: DayOrder = null): boolean {
  if (plain(truth) === plain(found)) return true
  const days = daysNamed(truth, order)
  if (days.length > 0) return daysNamed(found, order).some((day) => days.includes(day))
  const [one, other] = [numberOf(truth), numberOf(found)]
  return one !== null && one === other
}
