import { at } from '@vitrine/basics/at.ts'
import { namesTotal } from '../../tables/names-total.ts'
import type { Column, Table } from '../../tables/read-table.ts'
import { nameSuggests, namesOnlyKey, withoutValueWords } from './column-names.ts'
import { findTimes } from './find-times.ts'

/** Share of rows whose columns must add up for one column to be the others' sum. */
const addingShare = 0.9

/** Numbers that are sales of something: not a price, cost, percentage, yes/no flag or shop number. */
function isAmount({ name, type, numbers, cells }: Column): boolean {
  if (type !== 'number' || new Set(numbers).size <= Math.min(3, numbers.length / 4)) return false
  if (nameSuggests(name, 'driver') || nameSuggests(name, 'outcome') || nameSuggests(name, 'ordinal')) return false
  if (namesOnlyKey(name) || /^column \d+$/.test(name)) return false
  return cells.filter((cell) => cell.includes('%')).length <= cells.length / 2
}

function addsUp(column: Column, others: readonly Column[]): boolean {
  let agreeing = 0
  for (let row = 0; row < column.numbers.length; row += 1) {
    const sum = others.reduce((total, { numbers }) => total + (Number.isNaN(numbers[row]) ? 0 : at(numbers, row)), 0)
    if (Math.abs(sum - (column.numbers[row] ?? Number.NaN)) <= Math.abs(sum) / 200) agreeing += 1
  }
  return agreeing >= addingShare * column.numbers.length
}

function isSum(column: Column, amounts: readonly Column[]): boolean {
  const others = amounts.filter((other) => other !== column)
  return others.length > 1 ? addsUp(column, others) : false
}

/** Columns of the same measure, one for each shop or product: 'Rome', 'Milan' or 'units north', 'units south'. */
function sideBySide(amounts: readonly Column[]): readonly Column[] {
  const parts = amounts.filter((column) => namesTotal(column.name) !== 'whole' && !isSum(column, amounts))
  if (parts.length < 2) return []
  if (amounts.some((column) => !parts.includes(column) && isSum(column, [...parts, column]))) return parts
  const names = parts.map(({ name }) => withoutValueWords(name))
  if (names.every(({ words }) => words === '')) return parts
  const [first] = names
  const distinct = new Set(names.map(({ rest }) => rest)).size === names.length
  return distinct && names.every(({ words, rest }) => words === first?.words && rest !== '') ? parts : []
}

/**
 * A table with one row for each date and a column of sales for each shop or product → one row for each of their cells, with the columns
 * 'column headings' and 'value'; sums of the columns are dropped, other columns repeated. Any other table is returned unchanged, including one of two measures
 * ('units', 'revenue'). Throws InputError `csv-without-dates`.
 */
export function splitSideBySide(table: Table): Table {
  const { columns: dates, values: times } = findTimes(table)
  const dated = times.filter((time) => !Number.isNaN(time))
  if (new Set(dated).size < 0.98 * dated.length) return table
  const amounts = table.columns.filter((column) => !dates.includes(column) && isAmount(column))
  const parts = sideBySide(amounts)
  if (parts.length === 0) return table
  const rows = table.rowCount
  const cellCount = rows * parts.length
  const rowOf = (cell: number): number => Math.floor(cell / parts.length)
  const partOf = (cell: number): Column => at(parts, cell % parts.length)
  const spread = (numbers: Float64Array): Float64Array =>
    numbers.length === 0 ? numbers : Float64Array.from({ length: cellCount }, (_, cell) => at(numbers, rowOf(cell)))
  const repeated = table.columns
    .filter((column) => !parts.includes(column))
    .map(
      (column): Column => ({
        ...column,
        cells: Array.from({ length: cellCount }, (_, cell) => at(column.cells, rowOf(cell))),
        numbers: spread(column.numbers),
        dates: column.dates && { ...column.dates, times: spread(column.dates.times) },
      }),
    )
  const values = Float64Array.from({ length: cellCount }, (_, cell) => at(partOf(cell).numbers, rowOf(cell)))
  return {
    ...table,
    rowCount: cellCount,
    columns: [
      ...repeated,
      {
        name: 'column headings',
        type: 'text',
        cells: Array.from({ length: cellCount }, (_, cell) => partOf(cell).name),
        numbers: new Float64Array(),
        dates: null,
      },
      { name: 'value', type: 'number', cells: Array.from(values, String), numbers: values, dates: null },
    ],
  }
}
