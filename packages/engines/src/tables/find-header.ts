import { at } from '@vitrine/basics/at.ts'
import { countEach, largestOf } from '@vitrine/basics/tally.ts'
import { parseDates } from './parse-dates.ts'
import { isMissing, parseNumber } from './parse-number.ts'

export interface HeadedRecords {
  headings: string[]
  rows: string[][]
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

/**
 * Finds the heading row: lines above it that have fewer cells (a report's title) are skipped; a first row that
 * already holds numbers or dates like the rows below it is data, and the columns are named 'column 1', 'column 2', …
 */
export function findHeader(records: string[][]): HeadedRecords {
  const width = commonestWidth(records)
  const start = records.findIndex((record) => record.length >= width)
  const body = records.slice(Math.max(start, 0))
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
  return { headings, rows: isData ? body : body.slice(1) }
}
