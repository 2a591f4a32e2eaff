import { at } from '@vitrine/basics/at.ts'
import { openPace, type PaceOptions } from '@vitrine/basics/pace.ts'
import { mergedHeader } from '@vitrine/engines/tables/find-header.ts'
import { namesTotal } from '@vitrine/engines/tables/names-total.ts'
import { parseDates } from '@vitrine/engines/tables/parse-dates.ts'
import { isMissing, parseNumber } from '@vitrine/engines/tables/parse-number.ts'
import { readTable } from '@vitrine/engines/tables/read-table.ts'
import { readWorkbook } from '@vitrine/engines/tables/read-workbook.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { RunContext } from '@vitrine/model-kit/run-context.ts'
import type { CowDay } from './cow-measures.ts'
import { herdColumns, measureNames, namesCow, quarters } from './herd-columns.ts'

const hint =
  'The table needs one row per cow and day with a column Cow_ID, better a column Day too, and the eight udder measures IUFL, IUFR, IURL, IURR (inner) and EUFL, EUFR, EURL, EURR (outer); words such as "Inner front left" or "Außen HR" do as well.'

/** Maximum number of rows: a herd of 3,000 cows over a month. */
const maxRows = 100_000

export interface HerdTable {
  days: CowDay[]
  /** Rows without a cow or with a measure missing. */
  skipped: number
}

const zip = [0x50, 0x4b, 0x03, 0x04]
const isWorkbook = (bytes: Uint8Array): boolean => zip.every((byte, index) => bytes[index] === byte)

export type HerdReading = PaceOptions & Pick<RunContext, 'remark'>

/** Progress, 0…1, once the cells are read and their numbers not yet parsed. */
const cellsRead = 0.7

interface Columns {
  headings: string[]
  rows: string[][]
}

const isHeader = (row: readonly string[]): boolean => row.some(namesCow)

const measuresIn = (headings: readonly string[]): number => herdColumns(headings).measures.size

function columnsOfSheet(rows: readonly string[][]): Columns {
  const start = rows.findIndex(isHeader)
  const filled = rows.filter((row) => row.some((cell) => cell !== ''))
  const place = filled.indexOf(rows[start] ?? [])
  // 'Inner' and 'Outer' may stand above or beside the row that names the cow, and the quarters below them.
  const [headings = [], ...body] =
    [place, place - 1].flatMap((from) => {
      const joined = from < 0 ? null : mergedHeader(filled.slice(from))
      return joined !== null && measuresIn(joined[0] ?? []) > measuresIn(rows[start] ?? []) ? [joined] : []
    })[0] ?? filled.slice(Math.max(0, place))
  return { headings, rows: body }
}

async function readColumns(bytes: Uint8Array, { signal, progress, remark }: HerdReading): Promise<Columns> {
  if (isWorkbook(bytes)) {
    const sheets = await readWorkbook(bytes, remark)
    const herd = sheets.find((sheet) => sheet.rows.some(isHeader))
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

/** The day of each row, counted or written as a date. */
function daysIn(heading: string, rows: readonly string[][], place: number): (row: number) => number {
  const cells = rows.map((row) => row[place] ?? '')
  const dates = cells.every((cell) => isMissing(cell) || /^\d+$/.test(cell.trim())) ? null : parseDates(heading, cells)
  return (row) => dates?.times[row] ?? numberIn(cells[row])
}

/** Rows of a herd's means and sums are no cows. */
const isMean = (cell: string): boolean =>
  namesTotal(cell) !== null ||
  /^(?:herd |group )?(?:average|avg|mean|mittel(?:wert)?|durchschnitt|moyenne|media|promedio|gemiddelde?)\b/i.test(cell)

/** A cow's name is written once for all of its days where cells were merged: at least so many rows have none. */
const mergedShare = 0.4

/** The cow of each row; empty where none is named. */
function cowsIn(rows: readonly string[][], place: number): string[] {
  const names = rows.map((row) => row[place]?.trim() ?? '')
  const isMerged = names[0] !== '' && names.filter((name) => name === '').length >= mergedShare * names.length
  let above = ''
  return names.map((name) => {
    above = name === '' ? above : name
    const cow = isMerged ? above : name
    return isMean(cow) ? '' : cow
  })
}

/**
 * Reads a herd table, xlsx or CSV. Throws `InputError`: 'csv-unreadable' where columns are missing, 'csv-without-numbers' where
 * no row is complete, and what `readTable` and `readWorkbook` throw.
 */
export async function readHerd(bytes: Uint8Array, reading: HerdReading): Promise<HerdTable> {
  const { headings, rows } = await readColumns(bytes, reading)
  const { cow: cowPlace, day: dayPlace, measures: places } = herdColumns(headings)
  const missing = [
    ...(cowPlace === undefined ? ['Cow_ID'] : []),
    ...measureNames.filter((name) => places.get(name) === undefined),
  ]
  if (cowPlace === undefined || missing.length > 0) {
    throw new InputError('csv-unreadable', `The herd table has no column ${missing.join(', ')}.`, { hint })
  }
  const dayOf = dayPlace === undefined ? null : daysIn(headings[dayPlace] ?? '', rows, dayPlace)
  const cows = cowsIn(rows, cowPlace)
  const days: CowDay[] = []
  const pace = openPace(reading)
  for (const [index, row] of rows.entries()) {
    if (pace.isDue()) await pace.pause(cellsRead + ((1 - cellsRead) * index) / rows.length)
    const cow = cows[index] ?? ''
    const measures = measureNames.map((name) => numberIn(row[places.get(name) ?? -1]))
    if (cow === '' || !measures.every((measure) => Math.abs(measure) < largestMeasure)) continue
    const day = dayOf?.(index) ?? Number.NaN
    const [inner, outer] = [measures.slice(0, quarters.length), measures.slice(quarters.length)]
    days.push({ cow, day: Number.isNaN(day) ? index : day, inner, outer })
  }
  if (days.length === 0) {
    throw new InputError('csv-without-numbers', 'No row of the herd table has all eight udder measures.', { hint })
  }
  return { days, skipped: rows.length - days.length }
}
