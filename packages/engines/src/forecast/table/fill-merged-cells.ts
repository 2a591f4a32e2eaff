import { at } from '@vitrine/basics/at.ts'
import type { Column, Table } from '../../tables/read-table.ts'

/** Rows that differ in date and name at this share are rows of their own. */
const distinctShare = 0.98
/** A merged cell spans this many rows or more: at most so many cells are filled. */
const mostFilled = 0.6

/** The row whose cell holds for each row: the last one above with a cell that is not empty. */
function rowsAbove({ cells }: Column): number[] {
  let last = -1
  return cells.map((cell, row) => {
    if (cell !== '') last = row
    return last
  })
}

function filledDown(column: Column): Column {
  const from = rowsAbove(column)
  return {
    ...column,
    cells: from.map((row) => at(column.cells, row)),
    numbers: column.numbers.length === 0 ? column.numbers : Float64Array.from(from, (row) => at(column.numbers, row)),
    dates: column.dates && {
      ...column.dates,
      times: Float64Array.from(from, (row) => at(column.dates?.times ?? [], row)),
    },
  }
}

/** Kinds of rows by the columns: as many as there are rows where no two are alike. */
function distinctRows(columns: readonly Column[], rowCount: number): number {
  return new Set(Array.from({ length: rowCount }, (_, row) => columns.map(({ cells }) => cells[row]).join('\u0001')))
    .size
}

/** Whether a column is written once for several rows, as merged cells are when a sheet is exported. */
function mayBeMerged({ type, cells }: Column): boolean {
  if ((type !== 'text' && type !== 'date') || cells[0] === '') return false
  const written = cells.filter((cell) => cell !== '').length
  return written > 1 && written <= mostFilled * cells.length
}

/**
 * A table whose dates or names stand only in the first of the rows they hold for → each row with its own. Where that does not tell rows apart
 * that were alike, the cells were empty for another reason (remarks), and the table is returned unchanged.
 */
export function fillMergedCells(table: Table): Table {
  const naming = table.columns.filter(({ type }) => type === 'text' || type === 'date')
  let told = 0
  for (const [place, column] of naming.entries()) {
    if (!mayBeMerged(column)) continue
    told ||= distinctRows(naming, table.rowCount)
    const filled = naming.with(place, filledDown(column))
    const more = distinctRows(filled, table.rowCount)
    if (more <= told) continue
    naming.splice(0, naming.length, ...filled)
    told = more
  }
  if (told < distinctShare * table.rowCount) return table
  const whole = new Map(naming.map((column) => [column.name, column]))
  return { ...table, columns: table.columns.map((column) => whole.get(column.name) ?? column) }
}
