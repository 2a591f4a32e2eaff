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

/** A table with a column per month: at least three headings are years in a row, 2021, 2022, 2023. */
function headsDates(cells: readonly string[]): boolean {
  const years = cells.filter((cell) => /^(19|20)\d\d$/.test(cell)).map(Number)
  return years.length >= 3 && years.every((year, index) => index === 0 || year === at(years, index - 1) + 1)
}

function isNumber(cell: string): boolean {
  return !Number.isNaN(parseNumber(cell, '.')) || !Number.isNaN(parseNumber(cell, ','))
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
  const body = joinedHeader(found) ?? found
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
  const rows = (isData ? body : body.slice(1)).filter((record) => !isIdle(record, isData ? [] : first))
  return { headings, rows, above: records.slice(0, start) }
}
