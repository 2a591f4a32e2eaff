import { at } from '@vitrine/basics/at.ts'
import { parseDates } from './parse-dates.ts'
import type { Column, Table } from './read-table.ts'

const fewestDates = 3

/**
 * A table with a column for each month (or other date) → one row for each cell, with the columns 'column headings' (the
 * date) and 'value'; other columns are repeated. Any other table is returned unchanged.
 */
export function meltWideTable(table: Table): Table {
  const dated = table.columns.filter(({ name, type }) => type !== 'text' && parseDates('date', [name]) !== null)
  const parsed =
    dated.length < fewestDates
      ? null
      : parseDates(
          'date',
          dated.map(({ name }) => name),
        )
  const rest = table.columns.filter((column) => !dated.includes(column))
  if (parsed === null || rest.some((column) => column.dates !== null)) return table
  const cellCount = table.rowCount * dated.length
  const times = Float64Array.from({ length: cellCount }, (_, cell) => at(parsed.times, cell % dated.length))
  const values = Float64Array.from(
    { length: cellCount },
    (_, cell) => dated[cell % dated.length]?.numbers[Math.floor(cell / dated.length)] ?? Number.NaN,
  )
  const repeated = rest.map(
    (column): Column => ({
      ...column,
      cells: Array.from({ length: cellCount }, (_, cell) => at(column.cells, Math.floor(cell / dated.length))),
      numbers:
        column.type === 'number'
          ? Float64Array.from(
              { length: cellCount },
              (_, cell) => column.numbers[Math.floor(cell / dated.length)] ?? Number.NaN,
            )
          : column.numbers,
    }),
  )
  const headings = { name: 'column headings', type: 'date' as const, numbers: new Float64Array() }
  return {
    ...table,
    rowCount: cellCount,
    columns: [
      ...repeated,
      {
        ...headings,
        cells: Array.from(times, (_, cell) => at(dated, cell % dated.length).name),
        dates: { ...parsed, times },
      },
      { name: 'value', type: 'number', cells: Array.from(values, String), numbers: values, dates: null },
    ],
  }
}
