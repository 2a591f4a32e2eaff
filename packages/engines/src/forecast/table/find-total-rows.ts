import { at } from '@vitrine/basics/at.ts'
import { namesTotal } from '../../tables/names-total.ts'
import type { Column } from '../../tables/read-table.ts'

/** The columns of a sales table that identify its series, and a date and a value for each row (NaN: missing). */
export interface KeyedRows {
  keys: readonly Column[]
  /** All columns of text: a sum may be named where no key is. */
  labels: readonly Column[]
  times: Float64Array
  values: Float64Array
}

/** A sum may deviate by this share: parts are rounded, totals may include a discount. */
const roundingShare = 0.01
/** A row named just 'Total' may deviate more: it may include what the file does not list. */
const looseShare = 0.25
/** Share of a name's compared rows that must add up. */
const agreeingShare = 0.8
/** A sum without a name of one ("Company") is accepted if it is nearly always exact, over many dates and at least two other rows. */
const unnamedShare = 0.95
const fewestUnnamed = 8

interface Group {
  rows: number[]
  sum: number
}

const isNear = (value: number, wanted: number, share: number): boolean =>
  Math.abs(value - wanted) <= share * Math.abs(wanted) + 1e-9

function grouped(rows: readonly number[], keyOfRow: (row: number) => string, values: Float64Array): Group[] {
  const groups = new Map<string, Group>()
  for (const row of rows) {
    const key = keyOfRow(row)
    const group = groups.get(key) ?? { rows: [], sum: 0 }
    groups.set(key, group)
    group.rows.push(row)
    group.sum += at(values, row)
  }
  return [...groups.values()]
}

/** Those of the rows that a column names as a sum. */
const namedTotals = (column: Column, rows: readonly number[]): number[] =>
  rows.filter((row) => namesTotal(column.cells[row] ?? '') !== null)

/** Names in a column whose rows equal, date by date, the sum of the other rows of their group. */
function namesThatAddUp(column: Column, groups: readonly Group[], values: Float64Array): Set<string> {
  const seen = new Map<string, { compared: number; close: number; loose: number; exact: number }>()
  for (const { rows, sum } of groups) {
    if (rows.length < 2 || sum === 0) continue
    const named = namedTotals(column, rows)
    const parts = sum - named.reduce((total, row) => total + at(values, row), 0)
    for (const row of rows) {
      const value = at(values, row)
      const name = column.cells[row] ?? ''
      const one = seen.get(name) ?? { compared: 0, close: 0, loose: 0, exact: 0 }
      seen.set(name, one)
      // A row named as a sum equals the rows without such a name, or half of all rows; any other row, half of all.
      const wanted = named.includes(row) && parts !== 0 ? parts : sum / 2
      one.compared += 1
      if (isNear(value, wanted, roundingShare) || isNear(value, sum / 2, roundingShare)) one.close += 1
      if (isNear(value, wanted, looseShare)) one.loose += 1
      if (rows.length > 2 && isNear(value, sum / 2, 1e-6)) one.exact += 1
    }
  }
  const found = [...seen].filter(([name, { compared, close, loose, exact }]) => {
    const kind = namesTotal(name)
    if (kind === 'whole') return loose >= agreeingShare * compared
    if (kind === 'part') return close >= agreeingShare * compared
    return exact >= fewestUnnamed && exact >= unnamedShare * compared
  })
  return new Set(found.map(([name]) => name))
}

/** Subtotals of one column that only add up together: 'Total North' and 'Total South' beside their shops. */
function subtotals(column: Column, groups: readonly Group[], values: Float64Array): Set<string> {
  const names = new Set<string>()
  let agreeing = 0
  let compared = 0
  for (const { rows, sum } of groups) {
    const named = namedTotals(column, rows)
    if (named.length < 2 || named.length === rows.length) continue
    const totals = named.reduce((total, row) => total + at(values, row), 0)
    const times = Math.round(totals / (sum - totals))
    compared += 1
    if (times >= 1 && isNear(totals, times * (sum - totals), roundingShare)) agreeing += 1
    for (const row of named) names.add(column.cells[row] ?? '')
  }
  return compared >= 3 && agreeing >= agreeingShare * compared ? names : new Set()
}

/** Sums on several levels, each named in a column of its own: 'Subtotal North' among the shops and 'Grand total' among the regions. */
function layeredTotals(
  labels: readonly Column[],
  groups: readonly Group[],
  values: Float64Array,
): { rows: Set<number>; names: Set<string> } {
  const nameOf = (row: number): string | undefined =>
    labels.map(({ cells }) => cells[row] ?? '').find((cell) => namesTotal(cell) !== null)
  const rows = new Set<number>()
  let agreeing = 0
  let compared = 0
  for (const { rows: all, sum } of groups) {
    const named = all.filter((row) => nameOf(row) !== undefined)
    if (named.length < 2 || named.length === all.length) continue
    const totals = named.reduce((total, row) => total + at(values, row), 0)
    const times = Math.round(totals / (sum - totals))
    compared += 1
    if (times >= 2 && isNear(totals, times * (sum - totals), roundingShare)) agreeing += 1
    for (const row of named) rows.add(row)
  }
  if (compared < 3 || agreeing < agreeingShare * compared) return { rows: new Set(), names: new Set() }
  return { rows, names: new Set([...rows].flatMap((row) => nameOf(row) ?? [])) }
}

/**
 * Rows that hold the sum of others ("Total", "All stores"), which would be counted twice if forecast beside their parts. A name alone
 * proves nothing ("Total Protein Bar"): the figures must add up, date for date, among rows that share the other keys, or among all rows of the date.
 */
export function findTotalRows({ keys, labels, times, values }: KeyedRows): { rows: Set<number>; names: string[] } {
  const dated = Array.from(times.keys()).filter((row) => !Number.isNaN(times[row]) && !Number.isNaN(values[row]))
  const { rows: dropped, names } = layeredTotals(
    labels,
    grouped(dated, (row) => String(times[row]), values),
    values,
  )
  for (const column of keys) {
    const others = keys.filter((key) => key !== column)
    const beside = (row: number) => [times[row], ...others.map((key) => key.cells[row])].join('\u0001')
    for (const keyOfRow of others.length === 0 ? [beside] : [beside, (row: number) => String(times[row])]) {
      const groups = grouped(
        dated.filter((row) => !dropped.has(row)),
        keyOfRow,
        values,
      )
      const found = namesThatAddUp(column, groups, values)
      const sums = found.size > 0 ? found : subtotals(column, groups, values)
      for (const row of dated) {
        const name = column.cells[row] ?? ''
        if (!sums.has(name)) continue
        dropped.add(row)
        names.add(name)
      }
    }
  }
  return { rows: dropped, names: [...names] }
}
