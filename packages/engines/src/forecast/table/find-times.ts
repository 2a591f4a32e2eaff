import { at } from '@vitrine/basics/at.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { namesTotal } from '../../tables/names-total.ts'
import { namesTime, parseDates } from '../../tables/parse-dates.ts'
import type { Column, Table } from '../../tables/read-table.ts'
import { monthOfName } from '../../text/month-of-name.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { nameSuggests } from './column-names.ts'
import { isWhole } from './is-whole.ts'

/** The time of each row, and the columns it comes from. */
export interface RowTimes {
  columns: readonly Column[]
  /** Milliseconds since 1970, or the running number where `isIndex`; NaN where the row has no date. */
  values: Float64Array
  isIndex: boolean
  /** Weeks or months in a year, where rows name only those: the index counts on from one year to the next. */
  cycle?: number
}

function mondayOfWeek(year: number, week: number): number {
  const january4 = new Date(Date.UTC(year, 0, 4))
  return Date.UTC(year, 0, 4 - ((january4.getUTCDay() + 6) % 7) + (week - 1) * 7)
}

function within(column: Column, least: number, most: number): boolean {
  return (
    column.numbers.length > 0 &&
    column.numbers.every((value) => Number.isNaN(value) || (Number.isInteger(value) && value >= least && value <= most))
  )
}

const { year: yearHeading, ...partHeadings } = readPatterns(
  new URL('../wordings/parts-of-dates.txt', import.meta.url),
  ['year', 'month', 'quarter', 'week'],
)

/** A column of months by name → 1…12, NaN where a cell is empty; null where over 5 % of them have other text. */
function namedMonths(column: Column): Float64Array | null {
  const months = Float64Array.from(column.cells, (cell) => monthOfName(cell) ?? Number.NaN)
  const undated = column.cells.filter((cell, row) => Number.isNaN(months[row]) && namesTotal(cell) === null).length
  return undated > 0.05 * months.length ? null : months
}

const monthTime = (year: number, month: number): number => Date.UTC(year, month - 1, 1)

/** A year column with a month (of figures or names), quarter or week column of small whole numbers. */
function fromParts(columns: readonly Column[]): RowTimes | null {
  const year = columns.find((column) => yearHeading.test(column.name) && within(column, 1700, 2300))
  if (year === undefined) return null
  const parts = [
    { heading: partHeadings.month, most: 12, time: monthTime },
    { heading: partHeadings.quarter, most: 4, time: (y: number, part: number) => Date.UTC(y, part * 3 - 3, 1) },
    { heading: partHeadings.week, most: 53, time: mondayOfWeek },
  ]
  for (const { heading, most, time } of parts) {
    for (const part of columns.filter((column) => heading.test(column.name))) {
      const numbers = within(part, 1, most) ? part.numbers : time === monthTime ? namedMonths(part) : null
      if (numbers === null) continue
      const values = year.numbers.map((y, row) => time(y, numbers[row] ?? Number.NaN))
      return { columns: [year, part], values, isIndex: false }
    }
  }
  return null
}

const dayWithoutYear = /^\d{1,2}(?:[/-]\d{1,2}|\.\d{1,2}\.)$/
const weekAlone = /^(?:W|KW|CW|S|wk|week|Woche|Kalenderwoche|semaine|sem|semana|settimana)\.? ?(\d{1,2})$/i
/** Rows of one series, one below another. */
const shortestBlock = 8

/** Where a text changes now and then only, each change begins another series. */
function blockStarts({ columns, rowCount }: Table, part: Column): ReadonlySet<number> {
  const starts = new Set<number>()
  for (const { type, cells, name } of columns) {
    if (name === part.name || (type !== 'text' && !nameSuggests(name, 'key'))) continue
    const changes = cells.flatMap((cell, row) => (row > 0 && cell !== cells[row - 1] ? [row] : []))
    if (changes.length <= rowCount / shortestBlock) for (const row of changes) starts.add(row)
  }
  return starts
}

/** Weeks or months that start anew after the last of a year → counted on; null where they are in no order. */
function countedOn(numbers: Float64Array, cycle: number, starts: ReadonlySet<number>): Float64Array | null {
  let before = Number.NaN
  let years = 0
  const counted = new Float64Array(numbers.length).fill(Number.NaN)
  for (const [row, number] of numbers.entries()) {
    if (Number.isNaN(number)) continue
    if (starts.has(row)) years = 0
    else if (number < before) {
      if (before < cycle - 1 || number > 2) return null
      years += 1
    }
    before = number
    counted[row] = years * cycle + number
  }
  return counted
}

/** The one year that the lines above the table, or its headings, speak of. */
function yearOf({ above, columns }: Pick<Table, 'above' | 'columns'>): number | null {
  const written = [...above, ...columns.map(({ name }) => name)].join(' ').match(/(?<!\d)20\d\d(?!\d)/g)
  const years = new Set(written)
  return years.size === 1 ? Number(written?.[0]) : null
}

/** Rows that name a month or a week and no year. Where the table has a title with one, and no second year begins, it is theirs. */
function fromYearless(table: Table): RowTimes | null {
  for (const column of table.columns) {
    const weeks = Float64Array.from(column.cells, (cell) => Number(weekAlone.exec(cell)?.[1] ?? Number.NaN))
    const named = column.cells.filter((cell) => cell !== '' && namesTotal(cell) === null).length
    const isWeeks =
      weeks.filter((week) => week >= 1 && week <= 53).length >= 0.95 * named ||
      (partHeadings.week.test(column.name) && within(column, 1, 53))
    const months = column.type === 'text' ? namedMonths(column) : null
    const numbers = months ?? (isWeeks ? (column.numbers.length > 0 ? column.numbers : weeks) : null)
    if (numbers === null || new Set(numbers).size <= 3) continue
    const cycle = months ? 12 : 52
    const values = countedOn(numbers, cycle, blockStarts(table, column))
    if (values === null) continue
    const year = yearOf(table)
    if (year === null || values.some((value) => value > cycle + 1))
      return { columns: [column], values, isIndex: true, cycle }
    const time = months ? monthTime : mondayOfWeek
    return { columns: [column], values: values.map((value) => time(year, value)), isIndex: false }
  }
  return null
}

const hourHeading = /^(?:hours?|hr|time|stunde|uhrzeit|heure|hora|ora|uur|tijd)\b/i
const clockTime =
  /^(\d{1,2})(?:[:.h]\d{2})?(?: ?([ap])\.?m\.?)?(?: ?(?:-|–|to) ?\d{1,2}(?:[:.h]\d{2})?(?: ?[ap]\.?m\.?)?)?(?: ?(?:h|uhr|uur))?$/i

/** '14:00', '2 pm', '14-15' → 14; NaN where the cell is no time of day. */
function hourOf(cell: string): number {
  const [, written, half] = clockTime.exec(cell) ?? []
  const hour = Number(written ?? Number.NaN)
  return half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

/** Days with the hours of each in a column of its own. */
function fromHours(table: Table, days: Column): RowTimes | null {
  if (days.dates?.grain !== 'day') return null
  for (const column of table.columns) {
    if (!hourHeading.test(column.name) && !column.cells.every((cell) => /^\d{1,2}[:h]\d\d/.test(cell))) continue
    const hours = Float64Array.from(column.cells, hourOf)
    if (!hours.every((hour) => hour >= 0 && hour <= 24) || new Set(hours).size < 4) continue
    const { times } = days.dates
    return {
      columns: [days, column],
      values: times.map((time, row) => time + at(hours, row) * 3_600_000),
      isIndex: false,
    }
  }
  return null
}

/** The year, or two that follow one another, of the lines above the table. */
function yearsAbove({ above, columns }: Table): [first: number, last: number] | null {
  const text = [...above, ...columns.map(({ name }) => name)].join(' ')
  const season = /(?<!\d)(20\d\d) ?[-/–] ?(?:20)?(\d\d)(?!\d)/.exec(text)
  if (season !== null && (Number(season[1]) + 1) % 100 === Number(season[2]))
    return [Number(season[1]), Number(season[1]) + 1]
  const year = yearOf({ above, columns })
  return year === null ? null : [year, year]
}

/** A year that has every day. */
const leapYear = 2000

const withYear = (cell: string, year: number): string =>
  /\d$/.test(cell)
    ? `${cell}${/[-/.]/.exec(cell)?.[0] ?? ' '}${year}`
    : `${cell}${cell.endsWith('.') ? '' : ' '}${year}`

/** Days that are written without a year, under a title with one. */
function fromDaysOfTitle(table: Table): RowTimes | null {
  const years = yearsAbove(table)
  if (years === null) return null
  for (const column of table.columns) {
    if (column.type !== 'text' && !namesTime(column.name)) continue
    const dates = parseDates(
      column.name,
      column.cells.map((cell) => (cell === '' ? '' : withYear(cell, leapYear))),
      table.delimiter === ';' || table.decimalMark === ',',
    )
    if (dates?.grain !== 'day') continue
    let turned = 0
    let before = Number.NaN
    const values = dates.times.map((time) => {
      if (Number.isNaN(time)) return time
      if (time < before - 180 * 86_400_000) turned += 1
      before = time
      const day = new Date(time)
      return Date.UTC(years[0] + turned, day.getUTCMonth(), day.getUTCDate())
    })
    if (years[0] + turned <= years[1]) return { columns: [{ ...column, dates }], values, isIndex: false }
  }
  return null
}

function distinct(column: Column): number {
  return new Set(column.dates?.times).size
}

/**
 * The date of every row: from a date column, from a year with a month, week or quarter beside it, or from a running number under
 * a heading such as "week". Throws InputError `csv-without-dates`.
 */
export function findTimes(table: Table): RowTimes {
  const dated = table.columns.filter((column) => column.dates !== null)
  const parted = fromParts(table.columns)
  if (parted !== null) return parted
  const best = dated.toSorted(
    (a, b) => Number(namesTime(b.name)) - Number(namesTime(a.name)) || distinct(b) - distinct(a),
  )[0]
  if (best?.dates != null)
    return fromHours(table, best) ?? { columns: [best], values: best.dates.times, isIndex: false }
  const yearless = fromYearless(table)
  if (yearless !== null) return yearless
  const ofTitle = fromDaysOfTitle(table)
  if (ofTitle !== null) return ofTitle
  const daysOnly = table.columns.find(
    ({ name, cells }) => namesTime(name) && cells.filter((cell) => dayWithoutYear.test(cell)).length > cells.length / 2,
  )
  if (daysOnly !== undefined) {
    throw new InputError('csv-without-dates', `The dates under ‘${daysOnly.name}’ have no year.`, {
      hint: 'Write the year too, such as 31.03.2024 or 2024-03-31.',
    })
  }
  const running = table.columns.find(
    (column) =>
      column.type === 'number' &&
      nameSuggests(column.name, 'ordinal') &&
      isWhole(column) &&
      new Set(column.numbers).size > 3,
  )
  if (running !== undefined) return { columns: [running], values: running.numbers, isIndex: true }
  throw new InputError('csv-without-dates', 'The file has no column of dates.', {
    hint: 'Add a column with the date of each row, such as 2024-03-31, 31.03.2024 or 2024-W13.',
  })
}
