import { at } from '@vitrine/basics/at.ts'
import type { Column, Table } from '../../tables/read-table.ts'
import { nameSuggests, withoutValueWords } from './column-names.ts'

const mostMeasures = 12
const plainValue = /^(?:value|wert|valeur|valor|valore|waarde|amount|betrag)$/i

/** Names of several measures ('Units sold', 'Revenue', 'Avg price'), not of one measure of several things ('Units north', 'Units south'). */
function areMeasures(names: readonly string[]): boolean {
  if (names.length < 2 || names.length > mostMeasures) return false
  if (!names.every((name) => (['value', 'driver', 'outcome'] as const).some((role) => nameSuggests(name, role))))
    return false
  return new Set(names.map((name) => withoutValueWords(name).words)).size > 1
}

/** How far a name is that of what was sold, not of its price or what it earned. */
export function likeness(name: string): number {
  const weights = [
    ['quantity', 2],
    ['value', 4],
    ['driver', -5],
    ['outcome', -4],
  ] as const
  return weights.reduce((sum, [role, weight]) => sum + (nameSuggests(name, role) ? weight : 0), 0)
}

const ofRows = (column: Column, rows: readonly number[]): Column => ({
  ...column,
  cells: rows.map((row) => at(column.cells, row)),
  numbers: column.numbers.length === 0 ? column.numbers : Float64Array.from(rows, (row) => at(column.numbers, row)),
  dates: column.dates && {
    ...column.dates,
    times: Float64Array.from(rows, (row) => at(column.dates?.times ?? [], row)),
  },
})

/**
 * A table with rows of several measures, named in one of its columns → the rows of the one that was sold, and the names of the
 * others: units and revenue are no two products. Any other table is returned unchanged.
 */
export function chooseMeasure(table: Table): { table: Table; left: string[] } {
  for (const column of table.columns) {
    if (column.type !== 'text') continue
    const names = [...new Set(column.cells)].filter((cell) => cell !== '')
    if (!areMeasures(names)) continue
    const [chosen = '', ...left] = names.toSorted((a, b) => likeness(b) - likeness(a))
    const rows = [...column.cells.keys()].filter((row) => column.cells[row] === chosen)
    const columns = table.columns
      .filter((other) => other !== column)
      .map((other) => ofRows(plainValue.test(other.name) ? { ...other, name: chosen } : other, rows))
    return { table: { ...table, columns, rowCount: rows.length }, left }
  }
  return { table, left: [] }
}
