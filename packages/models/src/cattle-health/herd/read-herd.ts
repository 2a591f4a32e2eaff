import { at } from '@vitrine/basics/at.ts'
import { openPace, type PaceOptions } from '@vitrine/basics/pace.ts'
import { isMissing, parseNumber } from '@vitrine/engines/tables/parse-number.ts'
import { readTable } from '@vitrine/engines/tables/read-table.ts'
import { readWorkbook } from '@vitrine/engines/tables/read-workbook.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { RunContext } from '@vitrine/model-kit/run-context.ts'
import type { CowDay } from './cow-measures.ts'

const quarters = ['FL', 'FR', 'RL', 'RR'] as const
const measureColumns = [...quarters.map((quarter) => `IU${quarter}`), ...quarters.map((quarter) => `EU${quarter}`)]
const hint =
  'The table needs one row per cow and day with a column Cow_ID, better a column Day too, and the eight udder measures IUFL, IUFR, IURL, IURR (inner) and EUFL, EUFR, EURL, EURR (outer).'

/** Maximum number of rows: a herd of 3,000 cows over a month. */
const maxRows = 100_000

export interface HerdTable {
  days: CowDay[]
  /** Rows without a cow or with a measure missing. */
  skipped: number
}

const zip = [0x50, 0x4b, 0x03, 0x04]
const isWorkbook = (bytes: Uint8Array): boolean => zip.every((byte, index) => bytes[index] === byte)

/** 'Cow ID', 'cow_id' and 'COWID' are the same heading. */
const plain = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, '')

export type HerdReading = PaceOptions & Pick<RunContext, 'remark'>

/** Progress, 0…1, once the cells are read and their numbers not yet parsed. */
const cellsRead = 0.7

interface Columns {
  headings: string[]
  rows: string[][]
}

const namesCow = (row: readonly string[]): boolean => row.some((cell) => plain(cell) === 'cowid')

function columnsOfSheet(rows: readonly string[][]): Columns {
  const start = rows.findIndex(namesCow)
  return { headings: rows[start] ?? [], rows: rows.slice(start + 1).filter((row) => row.some((cell) => cell !== '')) }
}

async function readColumns(bytes: Uint8Array, { signal, progress, remark }: HerdReading): Promise<Columns> {
  if (isWorkbook(bytes)) {
    const sheets = await readWorkbook(bytes, remark)
    const herd = sheets.find((sheet) => sheet.rows.some(namesCow))
    return columnsOfSheet((herd ?? sheets[0])?.rows ?? [])
  }
  const { columns, rowCount } = await readTable(bytes, {
    maxRows,
    signal,
    progress: (fraction) => progress?.(cellsRead * fraction),
  })
  const rows = Array.from({ length: rowCount }, (_, row) => columns.map((column) => at(column.cells, row)))
  return { headings: columns.map(({ name }) => name), rows }
}

/** No udder measures as much in any unit: such cells are spoiled, and their sums would overflow. */
const largestMeasure = 1e6

/** The number in a cell, point or comma; NaN where there is none. */
const numberIn = (cell: string | undefined): number =>
  cell === undefined || isMissing(cell) ? Number.NaN : parseNumber(cell, /,\d{1,2}$/.test(cell) ? ',' : '.')

/**
 * Reads a herd table, xlsx or CSV. Throws `InputError`: 'csv-unreadable' where columns are missing, 'csv-without-numbers' where
 * no row is complete, and what `readTable` and `readWorkbook` throw.
 */
export async function readHerd(bytes: Uint8Array, reading: HerdReading): Promise<HerdTable> {
  const { headings, rows } = await readColumns(bytes, reading)
  const place = new Map(headings.map((heading, index) => [plain(heading), index]))
  const missing = ['Cow_ID', ...measureColumns].filter((name) => !place.has(plain(name)))
  if (missing.length > 0) {
    throw new InputError('csv-unreadable', `The herd table has no column ${missing.join(', ')}.`, { hint })
  }
  const cell = (row: readonly string[], name: string): string | undefined => row[place.get(plain(name)) ?? -1]
  const days: CowDay[] = []
  const pace = openPace(reading)
  for (const [index, row] of rows.entries()) {
    if (pace.isDue()) await pace.pause(cellsRead + ((1 - cellsRead) * index) / rows.length)
    const cow = cell(row, 'Cow_ID')?.trim() ?? ''
    const measures = measureColumns.map((name) => numberIn(cell(row, name)))
    if (cow === '' || !measures.every((measure) => Math.abs(measure) < largestMeasure)) continue
    const day = numberIn(cell(row, 'Day'))
    days.push({ cow, day: Number.isNaN(day) ? index : day, inner: measures.slice(0, 4), outer: measures.slice(4) })
  }
  if (days.length === 0) {
    throw new InputError('csv-without-numbers', 'No row of the herd table has all eight udder measures.', { hint })
  }
  return { days, skipped: rows.length - days.length }
}
