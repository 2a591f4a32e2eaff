import { at } from '@vitrine/basics/at.ts'
import type { Page, Word } from '../../documents/document.ts'
import { boxAround, heightOf } from '../../documents/layout/box.ts'
import { rowsOfWords } from '../../documents/layout/lines.ts'
import { valueTablesOf } from './value-columns.ts'

type Row = readonly Word[]
type Interval = readonly [from: number, to: number]

/** A grid of a page: rows of cells from left to right, one cell for each column, empty where nothing is printed. */
export interface PageTable {
  rows: readonly (readonly Row[])[]
}

// In line heights. The gap between words of justified prose is half a height; between full table columns it is not much more.
const gutterWidth = 0.6
const clearGutter = 1.2
// In line heights; rows further apart do not belong to the same table.
const rowDistance = 2.5
/** In line heights. */
const sharedHeight = 0.3
/** In line heights, between the lines of one cell; and by how much more the rows beyond must be away. */
const lineGap = 0.5
const outerGap = 1.8
const leastGap = 0.1
// Prose set in columns has more words per line in each column than a table's cells.
const wordsOfNarrowColumn = 3
const wordsOfCell = 6

const isFilled = (cell: Row): boolean => cell.length > 0

/** The intervals of the page's width that all rows leave free between their words, at least `width` wide. */
function guttersOf(rows: readonly Row[], width: number): Interval[] {
  const spans = rows
    .flat()
    .map(({ box }): Interval => [box[0], box[2]])
    .toSorted((a, b) => a[0] - b[0])
  const gutters: Interval[] = []
  let end = spans[0]?.[1] ?? 0
  for (const [from, to] of spans) {
    if (from - end >= width) gutters.push([end, from])
    end = Math.max(end, to)
  }
  return gutters
}

function cellsOf(row: Row, gutters: readonly Interval[]): Row[] {
  return [...gutters.keys(), gutters.length].map((column) =>
    row.filter(
      ({ box }) =>
        box[0] >= (gutters[column - 1]?.[1] ?? 0) - 1e-6 &&
        box[0] < (gutters[column]?.[1] ?? Number.POSITIVE_INFINITY) - 1e-6,
    ),
  )
}

const heightOfRow = (row: Row): number => Math.max(...row.map(({ box }) => heightOf(box)))

/**
 * Lines that share height belong to one row: beside a cell of two lines the others stand at its middle. Lines of prose do not
 * overlap by that much.
 */
function rowsOfTables(words: readonly Word[]): Row[] {
  const rows: { words: Word[]; bottom: number }[] = []
  for (const line of rowsOfWords(words)) {
    const [, top, , bottom] = boxAround(line.map(({ box }) => box))
    const above = rows.at(-1)
    if (above !== undefined && above.bottom - top > sharedHeight * heightOfRow(line)) {
      above.words.push(...line)
      above.bottom = Math.max(above.bottom, bottom)
    } else rows.push({ words: [...line], bottom })
  }
  return rows.map((row) => row.words)
}

const topOf = (row: Row | undefined): number => Math.min(...(row ?? []).map(({ box }) => box[1]))
const bottomOf = (row: Row | undefined): number => Math.max(...(row ?? []).map(({ box }) => box[3]))

/** Whether the lines above and below a row of cells belong to one of its cells: they are closer to it than to the rows beyond them. */
function isMiddle(rows: readonly Row[], middle: number, aspect: number): boolean {
  const [before, above, row, below, after] = [-2, -1, 0, 1, 2].map((step) => rows[middle + step])
  if (above === undefined || row === undefined || below === undefined) return false
  const gutters = guttersOf([row], (clearGutter * heightOfRow(row)) / aspect)
  const column = cellsOf(above, gutters).findIndex(isFilled)
  const isOneCell = [above, below].every((line) =>
    cellsOf(line, gutters).every((cell, place) => isFilled(cell) === (place === column)),
  )
  const within = Math.max(topOf(row) - bottomOf(above), topOf(below) - bottomOf(row))
  const beyond = Math.min(topOf(above) - bottomOf(before), topOf(after) - bottomOf(below))
  return (
    gutters.length > 0 &&
    isOneCell &&
    within < lineGap * heightOfRow(row) &&
    beyond > outerGap * Math.max(within, leastGap * heightOfRow(row))
  )
}

/** Beside a cell of three lines the others stand at its middle line. */
function withMiddles(rows: readonly Row[], aspect: number): Row[] {
  const whole: Row[] = []
  for (let place = 0; place < rows.length; ) {
    const isCell = isMiddle(rows, place + 1, aspect)
    whole.push(isCell ? rows.slice(place, place + 3).flat() : at(rows, place))
    place += isCell ? 3 : 1
  }
  return whole
}

function areNear(above: Row, below: Row): boolean {
  const gap = boxAround(below.map(({ box }) => box))[1] - boxAround(above.map(({ box }) => box))[3]
  return gap < rowDistance * Math.min(heightOfRow(above), heightOfRow(below))
}

/** Whether a row fits the columns of those before it: it fills two of them, or continues a later one. */
function joins(rows: readonly Row[], row: Row, aspect: number): boolean {
  const width = (of: number) => (of * heightOfRow(row)) / aspect
  const before = guttersOf(rows, width(gutterWidth))
  const gutters = guttersOf([...rows, row], width(gutterWidth))
  if (gutters.length === 0 || gutters.length < before.length - 1) return false
  const cells = cellsOf(row, gutters)
  return cells.filter(isFilled).length > 1 || !isFilled(at(cells, 0))
}

/** Merges rows that only continue a cell of the row above. */
function withContinuations(rows: readonly (readonly Row[])[]): Row[][] {
  const whole: Row[][] = []
  for (const cells of rows) {
    const above = whole.at(-1)
    const goesOn = whole.length > 1 && !isFilled(at(cells, 0)) && cells.filter(isFilled).length === 1
    if (above !== undefined && goesOn)
      for (const [column, cell] of cells.entries()) above[column] = [...at(above, column), ...cell]
    else whole.push([...cells])
  }
  return whole
}

const mean = (cells: readonly Row[]): number =>
  cells.filter(isFilled).reduce((sum, { length }) => sum + length, 0) / Math.max(1, cells.filter(isFilled).length)

function tableOf(rows: readonly Row[], aspect: number): PageTable | null {
  const gutters = guttersOf(rows, (gutterWidth * heightOfRow(at(rows, 0))) / aspect)
  if (rows.length < 2 || gutters.length === 0) return null
  const grid = rows.map((row) => cellsOf(row, gutters))
  const isNarrow = [...gutters.keys(), gutters.length].some(
    (column) => mean(grid.map((cells) => at(cells, column))) <= wordsOfNarrowColumn,
  )
  return isNarrow && mean(grid.flat()) <= wordsOfCell ? { rows: withContinuations(grid) } : null
}

/** The table that begins with this row, by the gaps that its rows leave free, and the row after it. */
function tableByGaps(rows: readonly Row[], first: number, aspect: number): { table: PageTable | null; next: number } {
  const start = at(rows, first)
  if (guttersOf([start], (clearGutter * heightOfRow(start)) / aspect).length === 0)
    return { table: null, next: first + 1 }
  const run = [start]
  let next = first + 1
  while (next < rows.length && areNear(at(rows, next - 1), at(rows, next)) && joins(run, at(rows, next), aspect)) {
    run.push(at(rows, next))
    next += 1
  }
  return { table: run.length > 1 ? tableOf(run, aspect) : null, next }
}

const columnsOf = (rows: PageTable['rows'] | undefined): number => rows?.[0]?.length ?? 0

/**
 * The tables of a page, top to bottom: consecutive rows that leave the same gaps free from top to bottom, or whose values tell more columns than
 * the gaps do. Prose set in columns is not a table. A heading over several columns is left out.
 */
export function tablesOfPage({ words, aspect }: Pick<Page, 'words' | 'aspect'>): PageTable[] {
  const rows = withMiddles(rowsOfTables(words), aspect)
  const byValues = valueTablesOf(rows, { aspect, areNear })
  const tables: PageTable[] = []
  for (let first = 0; first < rows.length; ) {
    const { table, next } = tableByGaps(rows, first, aspect)
    const rival = byValues.find((other) => other.first >= first && other.first < next)
    if (rival !== undefined && columnsOf(rival.cells) > columnsOf(table?.rows)) {
      const above = rival.first - first > 1 ? tableOf(rows.slice(first, rival.first), aspect) : null
      if (above !== null && table !== null) tables.push(above)
      tables.push({ rows: rival.cells })
      first = rival.end
      continue
    }
    if (table !== null) tables.push(table)
    first = table === null ? first + 1 : next
  }
  return tables
}
