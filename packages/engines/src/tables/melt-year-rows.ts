import { at } from '@vitrine/basics/at.ts'
import { monthOfName } from '../text/month-of-name.ts'
import type { DateGrain } from './date-formats.ts'
import type { Column, Table } from './read-table.ts'

/** Half a year's months or all quarters make such a table. */
const fewest = { month: 6, quarter: 4 } as const
const quarterName = /^[QT] ?([1-4])$/i

interface Span {
  column: Column
  /** The number of its first month, from 0. */
  month: number
  grain: 'month' | 'quarter'
}

function spanOf(column: Column): Span[] {
  if (column.type === 'text') return []
  const month = monthOfName(column.name)
  if (month !== null) return [{ column, month: month - 1, grain: 'month' }]
  const quarter = quarterName.exec(column.name.trim())?.[1]
  return quarter === undefined ? [] : [{ column, month: 3 * (Number(quarter) - 1), grain: 'quarter' }]
}

/**
 * A table with a row for each year and a column for each of its months or quarters → one row for each cell, with its date in the column of years and
 * the column 'value'; texts, which may name the series, are repeated, and other columns of numbers (sums of years) dropped. Any other table is
 * returned unchanged.
 */
export function meltYearRows(table: Table): Table {
  const years = table.columns.find(({ dates }) => dates?.grain === 'year')
  const spans = table.columns.flatMap((column) => (column === years ? [] : spanOf(column)))
  const grain = spans[0]?.grain
  const months = new Set(spans.map(({ month }) => month))
  if (!years?.dates || grain === undefined || spans.length < fewest[grain]) return table
  if (months.size < spans.length || spans.some((span) => span.grain !== grain)) return table
  const { times } = years.dates
  const rowCount = table.rowCount * spans.length
  const place = (cell: number): { row: number; span: Span } => ({
    row: Math.floor(cell / spans.length),
    span: at(spans, cell % spans.length),
  })
  const repeated = table.columns
    .filter(({ type }) => type === 'text')
    .map(
      (column): Column => ({
        ...column,
        cells: Array.from({ length: rowCount }, (_, cell) => at(column.cells, place(cell).row)),
      }),
    )
  const dates = Float64Array.from({ length: rowCount }, (_, cell) => {
    const { row, span } = place(cell)
    const year = at(times, row)
    return Number.isNaN(year) ? Number.NaN : Date.UTC(new Date(year).getUTCFullYear(), span.month, 1)
  })
  const values = Float64Array.from({ length: rowCount }, (_, cell) => {
    const { row, span } = place(cell)
    return span.column.numbers[row] ?? Number.NaN
  })
  return {
    ...table,
    rowCount,
    columns: [
      ...repeated,
      {
        ...years,
        cells: Array.from({ length: rowCount }, (_, cell) => {
          const { row, span } = place(cell)
          return `${span.column.name} ${at(years.cells, row)}`
        }),
        dates: { times: dates, grain: grain satisfies DateGrain, format: 'years down, months across' },
      },
      { name: 'value', type: 'number', cells: Array.from(values, String), numbers: values, dates: null },
    ],
  }
}
