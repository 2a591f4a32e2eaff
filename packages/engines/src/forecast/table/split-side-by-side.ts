import { at } from '@vitrine/basics/at.ts'
import { namesTotal } from '../../tables/names-total.ts'
import type { Column, Table } from '../../tables/read-table.ts'
import { likeness } from './choose-measure.ts'
import { nameSuggests, namesOnlyKey, withoutValueWords } from './column-names.ts'
import { findTimes } from './find-times.ts'

/** Share of rows whose columns must add up for one column to be the others' sum. */
const addingShare = 0.9

/** Numbers that are sales of something: not a price, cost, percentage, yes/no flag or shop number. */
function isAmount({ name, type, numbers, cells }: Column): boolean {
  if (type !== 'number' || new Set(numbers).size <= Math.min(3, numbers.length / 4)) return false
  if (
    nameSuggests(name, 'code') ||
    nameSuggests(name, 'driver') ||
    nameSuggests(name, 'outcome') ||
    nameSuggests(name, 'ordinal')
  )
    return false
  if (namesOnlyKey(name) || /^column \d+$/.test(name)) return false
  return cells.filter((cell) => cell.includes('%')).length <= cells.length / 2
}

/** The sum of each row. */
function rowSums(columns: readonly Column[], rows: number): Float64Array {
  const sums = new Float64Array(rows)
  for (const { numbers } of columns)
    for (const [row, value] of numbers.entries()) if (!Number.isNaN(value)) sums[row] = at(sums, row) + value
  return sums
}

/** Whether a column is the sum of others: in nearly every row it is half of what it makes together with them. */
function isSum({ numbers }: Column, together: Float64Array): boolean {
  let agreeing = 0
  for (const [row, value] of numbers.entries()) {
    const others = at(together, row) - value
    if (Math.abs(others - value) <= Math.abs(others) / 200) agreeing += 1
  }
  return agreeing >= addingShare * numbers.length
}

/** A unit in a heading, 'Umsatz (€)', 'Sales [kg]', 'revenue_usd': null where it names none. */
const unitIn = (heading: string): string | null =>
  /[€$£¥]|(?<![a-z])(?:eur|usd|gbp|chf|jpy|inr|kg|g|lbs?|t|l|hl|stk|stück|pcs|pieces|units?|cartons?|boxes|%)(?![a-z])/i
    .exec(heading)?.[0]
    ?.toLowerCase() ?? null

/** Columns of several measures of the same things, 'Units north', 'Units south', 'Revenue north', 'Revenue south', by measure; empty for others. */
function setsOf(columns: readonly Column[]): Column[][] {
  const groups = Map.groupBy(columns, ({ name }) => withoutValueWords(name).words)
  const sets = [...groups.values()]
  const things = sets.map((set) =>
    set
      .map(({ name }) => withoutValueWords(name).rest)
      .toSorted()
      .join('\u0001'),
  )
  return !groups.has('') && new Set(things).size === 1 && (sets[0]?.length ?? 0) > 1 ? sets : []
}

/** Columns of the same measure, one for each shop or product: 'Rome', 'Milan' or 'units north', 'units south'. */
function sideBySide(amounts: readonly Column[]): readonly Column[] {
  const rows = amounts[0]?.numbers.length ?? 0
  const together = rowSums(amounts, rows)
  // Of two columns each is the other's sum where they are alike.
  const parts = amounts.filter(
    (column) => namesTotal(column.name) !== 'whole' && !(amounts.length > 2 && isSum(column, together)),
  )
  const measures = setsOf(parts)
  if (measures.length > 1)
    return measures.toSorted((a, b) => likeness(at(b, 0).name) - likeness(at(a, 0).name))[0] ?? []
  if (parts.length < 2 || new Set(parts.map(({ name }) => unitIn(name))).size > 1) return []
  const ofParts = rowSums(parts, rows)
  const kept = new Set(parts)
  const isSumOfParts = (column: Column): boolean =>
    isSum(
      column,
      ofParts.map((sum, row) => sum + (Number.isNaN(column.numbers[row]) ? 0 : at(column.numbers, row))),
    )
  if (amounts.some((column) => !kept.has(column) && isSumOfParts(column))) return parts
  const names = parts.map(({ name }) => withoutValueWords(name))
  if (names.every(({ words }) => words === '')) return parts
  const [first] = names
  const distinct = new Set(names.map(({ rest }) => rest)).size === names.length
  return distinct && names.every(({ words, rest }) => words === first?.words && rest !== '') ? parts : []
}

/**
 * A table with one row for each date and a column of sales for each shop or product → one row for each of their cells, with the columns
 * 'column headings' and 'value'; sums of the columns are dropped, other columns repeated. Any other table is returned unchanged, including one of two
 * measures ('units', 'revenue'). Throws InputError `csv-without-dates`.
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
