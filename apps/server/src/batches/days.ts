/** Which number comes first in dates such as 03/04/2026; null if nothing tells. */
export type DayOrder = 'day-first' | 'month-first' | null

const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/
const numbers = /^(?<one>\d{1,2})(?<sign>[/.-])(?<two>\d{1,2})\k<sign>(?<year>\d{4})$/
const written = /^(?:\d{1,2}\.? \p{L}{3,9},?|\p{L}{3,9} \d{1,2},?) \d{4}$/u

/** ISO 8601; null where there is no such day. */
function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}

const known = (days: readonly (string | null)[]): string[] => days.filter((day) => day !== null)

/** The order of a column's dates: a number above 12 cannot be a month. */
export function dayOrderOf(texts: readonly string[]): DayOrder {
  const groups = texts.map((text) => numbers.exec(text.trim())?.groups)
  if (groups.some((group) => group?.sign === '.' || Number(group?.one) > 12)) return 'day-first'
  return groups.some((group) => Number(group?.two) > 12) ? 'month-first' : null
}

/** The days, in ISO 8601, that a text may name: none, one, or two where the order of day and month is not known. */
export function daysNamed(text: string, order: DayOrder): string[] {
  const given = text.trim()
  const ordered = iso.exec(given)?.groups
  if (ordered) return known([isoDay(Number(ordered.year), Number(ordered.month), Number(ordered.day))])
  const group = numbers.exec(given)?.groups
  if (group) {
    const [one, two, year] = [Number(group.one), Number(group.two), Number(group.year)]
    return known([
      order === 'month-first' ? null : isoDay(year, two, one),
      order === 'day-first' ? null : isoDay(year, one, two),
    ])
  }
  const time = written.test(given) ? Date.parse(`${given.replace('.', '')} UTC`) : Number.NaN
  return Number.isNaN(time) ? [] : [new Date(time).toISOString().slice(0, 10)]
}
