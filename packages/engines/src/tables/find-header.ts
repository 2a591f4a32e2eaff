import { at } from '@vitrine/basics/at.ts'
import { countEach, largestOf } from '@vitrine/basics/tally.ts'
import { monthOfName } from '../text/month-of-name.ts'
import { namesTotal } from './names-total.ts'
import { parseDates } from './parse-dates.ts'
import { isMissing, parseNumber } from './parse-number.ts'

export interface HeadedRecords {
  headings: string[]
  rows: string[][]
  /** The lines above the headings, such as a report's title. */
  above: string[][]
}

const probe = 50

function isNumber(cell: string): boolean {
  return !Number.isNaN(parseNumber(cell, '.')) || !Number.isNaN(parseNumber(cell, ','))
}

/** A table with a column per year: at least three headings are years in a row, 2021, 2022, 2023, or two and no other is a figure. */
function headsDates(cells: readonly string[]): boolean {
  const years = cells.filter((cell) => /^(19|20)\d\d$/.test(cell)).map(Number)
  const fewest = cells.filter(isNumber).length === years.length ? 2 : 3
  return years.length >= fewest && years.every((year, index) => index === 0 || year === at(years, index - 1) + 1)
}

function commonestWidth(records: readonly string[][]): number {
  const seen = countEach(records.slice(0, 1000).map(({ length }) => length))
  return largestOf(seen)?.[0] ?? 1
}

const filled = (record: readonly string[]): number => record.reduce((count, cell) => count + Number(cell !== ''), 0)

const writtenYear = /^(?:FY ?)?((?:19|20)\d\d)$/i
const partOfYear = /^(?:[QT] ?[1-4]|(?:KW|W|wk) ?\d{1,2})$/i
/** Parts of a year below a year make a heading of two rows. */
const fewestParts = 4

/** Years that each stand above several columns, as merged cells do: every cell with its year; null where the row is something else. */
function yearsAcross(record: readonly string[]): string[] | null {
  const named = record.slice(1).filter((cell) => cell !== '')
  if (named.length === 0 || !named.every((cell) => writtenYear.test(cell))) return null
  let year = ''
  return record.map((cell) => {
    year = writtenYear.exec(cell)?.[1] ?? year
    return year
  })
}

/** The first row as wide as most, and not a title that was padded with empty cells. */
function placeOfHeader(records: readonly string[][]): number {
  const width = commonestWidth(records)
  const usual = largestOf(countEach(records.slice(0, probe).map(filled)))?.[0] ?? 1
  const fewest = Math.min(2, usual)
  const start = records.findIndex(
    (record) => record.length >= width && (filled(record) >= fewest || yearsAcross(record) !== null),
  )
  return start < 0
    ? Math.max(
        0,
        records.findIndex((record) => record.length >= width),
      )
    : start
}

const isPart = (cell: string): boolean => monthOfName(cell) !== null || partOfYear.test(cell)

/** A row of years above a row of months, quarters or weeks → one row, 'Jan 2024'. */
function joinedHeader([upper, lower, ...rest]: string[][]): string[][] | null {
  const years = yearsAcross(upper ?? [])
  if (years === null || upper === undefined || lower === undefined) return null
  if (lower.filter(isPart).length < fewestParts) return null
  const joined = lower.map((cell, column) => {
    if (isPart(cell)) return `${cell} ${years[column] ?? ''}`.trim()
    return [upper[column] ?? '', cell].filter((text) => text !== '').join(' ')
  })
  return [joined, ...rest]
}

const isWord = (cell: string): boolean => cell === '' || (!isNumber(cell) && parseDates('date', [cell]) === null)

/**
 * Names that each stand above several headings, as merged cells do ('North' above 'Pellets' and 'Logs') → one row, 'North Pellets'. Null
 * where the second row is no row of headings.
 */
export function mergedHeader([upper = [], lower = [], ...rest]: string[][]): string[][] | null {
  const named = upper.map((cell, column) => (cell === '' ? -1 : column)).filter((column) => column >= 0)
  const below = lower.filter((cell) => cell !== '')
  if (below.length < 3 || below.length <= named.length || !lower.every(isWord) || !upper.every(isWord)) return null
  const figures = rest.slice(0, probe)
  const hasFigures = (column: number): boolean => figures.some((record) => isNumber(record[column] ?? ''))
  const measured = lower.flatMap((cell, column) => (cell !== '' && hasFigures(column) ? [column] : []))
  const [from = 0] = measured
  const under = named.filter((column) => column >= from)
  // A name above each figure is a row of headings itself.
  if (under.length < 2 || under.length > measured.length / 2) return null
  let name = ''
  const joined = lower.map((cell, column) => {
    name = upper[column] || name
    return column < from ? cell || (upper[column] ?? '') : `${name} ${cell}`.trim()
  })
  return [joined, ...rest]
}

const captionYear = /^(?:(?:FY|year|jahr|année|año|anno|jaar|ano) ?)?((?:19|20)\d\d)\.?$/i

/** What a caption alone in its row says of the rows below: their year, or their month. */
function captionOf(record: readonly string[]): string | null {
  if (record.length < 2 || filled(record) !== 1) return null
  const [caption = ''] = record.filter((cell) => cell !== '')
  const year = captionYear.exec(caption)?.[1]
  if (year !== undefined) return year
  return parseDates('', [caption])?.format === 'named month' ? caption : null
}

/** A month, a week, a quarter or a day below a year, a day's number below a month. */
function dated(cell: string, caption: string): string | null {
  if (parseDates('', [cell]) !== null) return null
  const isYear = /^\d+$/.test(caption)
  if (!isYear && !/^\d{1,2}\.?$/.test(cell)) return null
  const whole = [`${cell} ${caption}`, `${cell}/${caption}`, `${cell}${caption}`]
  return whole.find((text) => parseDates('', [text]) !== null) ?? null
}

/** Rows of months below a row that holds nothing but their year, and days below one with their month → rows with whole dates. */
function withCaptions(rows: string[][]): string[][] {
  if (rows.filter((record) => captionOf(record) !== null).length < 2) return rows
  let caption = ''
  let column = -1
  return rows.flatMap((record) => {
    const begun = captionOf(record)
    if (begun !== null) {
      caption = begun
      column = record.findIndex((cell) => cell !== '')
      return []
    }
    const whole = caption === '' ? null : dated(record[column] ?? '', caption)
    return [whole === null ? record : record.with(column, whole)]
  })
}

const isRule = (record: readonly string[]): boolean => record.every((cell) => /^[-=:_*]*$/.test(cell))

/** Rows that hold nothing of their own: lines of dashes, the headings once more, a caption alone in its row. */
function isIdle(record: readonly string[], headings: readonly string[]): boolean {
  if (record.length > 1 && isRule(record) && record.some((cell) => cell.length > 2)) return true
  if (headings.length > 1 && record.every((cell, column) => cell === '' || cell === headings[column])) return true
  if (headings.length < 2 || filled(record) !== 1) return false
  const [caption = ''] = record.filter((cell) => cell !== '')
  return (
    !isNumber(caption) &&
    namesTotal(caption) === null &&
    parseDates('date', [caption]) === null &&
    /\p{L}/u.test(caption) &&
    monthOfName(caption) === null
  )
}

/**
 * Finds the heading row: lines above it that have fewer cells (a report's title) are skipped; a first row that
 * already holds numbers or dates like the rows below it is data, and the columns are named 'column 1', 'column 2', …
 * Years above months are one heading with them; captions and headings between the rows are left out.
 */
export function findHeader(records: string[][]): HeadedRecords {
  const width = commonestWidth(records)
  const start = placeOfHeader(records)
  const found = records.slice(start)
  const body = joinedHeader(found) ?? mergedHeader(found) ?? found
  const first = body[0] ?? []
  const below = body.slice(1, probe)
  const isData = first.some((cell, column) => {
    if (isMissing(cell)) return false
    const under = below.map((record) => record[column] ?? '').filter((text) => !isMissing(text))
    if (isNumber(cell)) return !headsDates(first) && under.length > 0 && under.every(isNumber)
    return parseDates('', [cell]) !== null && under.length > 0 && parseDates('', under) !== null
  })
  const columns = Math.max(width, ...below.map((record) => record.length), first.length)
  const headings = Array.from({ length: columns }, (_, column) => {
    const heading = isData ? '' : (first[column]?.trim() ?? '')
    return heading === '' ? `column ${column + 1}` : heading
  })
  const rows = withCaptions(isData ? body : body.slice(1)).filter((record) => !isIdle(record, isData ? [] : first))
  return { headings, rows, above: records.slice(0, start) }
}
