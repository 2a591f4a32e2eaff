import { openPace, type PaceOptions } from '@vitrine/basics/pace.ts'
import { countNumbers } from '@vitrine/basics/statistics.ts'
import { countEach } from '@vitrine/basics/tally.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { decodeText, type TextEncoding } from './decode-text.ts'
import { findHeader } from './find-header.ts'
import { type ParsedDates, parseDates } from './parse-dates.ts'
import { type DecimalMark, isMissing, parseNumber, sniffDecimalMark } from './parse-number.ts'
import { readRecords } from './read-records.ts'
import { mostCells, spreadOf } from './sheet-limits.ts'
import { sniffDelimiter, withUsualDelimiter } from './sniff-delimiter.ts'
import { withoutUnit } from './without-unit.ts'

export type ColumnType = 'date' | 'number' | 'text' | 'empty'

export interface Column {
  name: string
  type: ColumnType
  /** As written, trimmed; one for each row. */
  cells: string[]
  /** One for each row, NaN where the cell is not a number; empty unless nine cells in ten are numbers. */
  numbers: Float64Array
  dates: ParsedDates | null
}

export interface Table {
  columns: Column[]
  rowCount: number
  /** Lines above the headings: titles and comments. */
  above: string[]
  encoding: TextEncoding
  delimiter: string
  decimalMark: DecimalMark
}

export interface ReadTableOptions extends PaceOptions {
  maxRows?: number
}

/** Progress, 0…1, once the records are split and their cells not yet parsed. */
const cutApart = 0.7

/** More than a file of 5 MB with dates and values holds; reading them takes about two seconds. */
export const defaultMaxRows = 500_000

const neededShare = 0.9

/** Words in place of figures, 'closed' or 'sold out', each in several rows. */
const [mostlyNumbers, mostRemarks, leastRepeated] = [0.6, 3, 2]

/** Whether all that is no number in a column is a few words that come back. */
function areRemarks(cells: readonly string[], numbers: Float64Array): boolean {
  const words = countEach(cells.filter((cell, row) => Number.isNaN(numbers[row]) && !isMissing(cell)))
  return (
    words.size <= mostRemarks &&
    [...words].every(([word, rows]) => rows >= leastRepeated && /^\p{L}[\p{L} .'-]*$/u.test(word))
  )
}

function typedColumn(name: string, cells: string[], tableMark: DecimalMark, dayFirst: boolean): Column {
  const present = cells.reduce((count, cell) => count + (isMissing(cell) ? 0 : 1), 0)
  if (present === 0) return { name, type: 'empty', cells, numbers: new Float64Array(), dates: null }
  const written = withoutUnit(cells) ?? cells
  const mark = sniffDecimalMark(written.slice(0, 2000)) ?? tableMark
  const numbers = Float64Array.from(written, (cell) => parseNumber(cell, mark))
  const found = countNumbers(numbers)
  const numeric = found >= neededShare * present || (found >= mostlyNumbers * present && areRemarks(cells, numbers))
  const dates = parseDates(name, cells, dayFirst)
  const type = dates !== null ? 'date' : numeric ? 'number' : 'text'
  return { name, type, cells, numbers: numeric ? numbers : new Float64Array(), dates }
}

/** Dates with points are not evidence for a decimal mark, so columns that read as dates are left out. */
function* sampleCells(columns: readonly string[][]): Generator<string> {
  for (const cells of columns) {
    const sample = cells.slice(0, 500)
    if (parseDates('', sample) === null) yield* sample
  }
}

/** Every row is padded to the longest: a few long rows would turn megabytes into gigabytes. */
function tooManyCells(rows: number, columns: number): InputError {
  return new InputError(
    'input-too-large',
    `The table reaches over ${spreadOf(rows, columns)}; at most ${mostCells / 1e6} million cells are read.`,
    { hint: 'Delete empty columns at its right, or save the columns that matter as a CSV of their own.' },
  )
}

/**
 * CSV bytes → columns with types. Encoding, delimiter, decimal mark, heading row and date format are detected.
 * Throws InputError `input-empty`, `csv-unreadable`, `row-limit` or `input-too-large`.
 */
export async function readTable(bytes: Uint8Array, options: ReadTableOptions = {}): Promise<Table> {
  const decoded = decodeText(bytes)
  const { encoding } = decoded
  const text = withUsualDelimiter(decoded.text)
  const delimiter = sniffDelimiter(text)
  const declaration = /^sep=.\r?\n/i.exec(text)?.[0].length ?? 0
  const records = await readRecords(text.slice(declaration), {
    delimiter,
    maxRows: options.maxRows ?? defaultMaxRows,
    signal: options.signal,
    progress: (fraction) => options.progress?.(cutApart * fraction),
  })
  const { headings, rows, above } = findHeader(records)
  if (rows.length === 0) {
    throw new InputError('input-empty', 'The file has a heading but no rows.', { hint: 'Add rows below the heading.' })
  }
  if (rows.length * headings.length > mostCells) throw tooManyCells(rows.length, headings.length)
  const written = headings.map((_, index) => rows.map((row) => row[index] ?? ''))
  const tableMark = sniffDecimalMark(sampleCells(written)) ?? (delimiter === ';' ? ',' : '.')
  const pace = openPace(options)
  const columns: Column[] = []
  for (const [index, name] of headings.entries()) {
    if (pace.isDue()) await pace.pause(cutApart + ((1 - cutApart) * index) / headings.length)
    columns.push(typedColumn(name, written[index] ?? [], tableMark, delimiter === ';' || tableMark === ','))
  }
  return {
    // Lines that begin or end with the delimiter make columns of nothing.
    columns: columns.filter(({ name, type }, index) => type !== 'empty' || name !== `column ${index + 1}`),
    rowCount: rows.length,
    above: above.map((cells) => cells.join(' ').trim()).filter((line) => line !== ''),
    encoding,
    delimiter,
    decimalMark: tableMark,
  }
}
