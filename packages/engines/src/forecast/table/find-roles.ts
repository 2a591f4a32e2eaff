import { InputError } from '@vitrine/errors/input-error.ts'
import { isMissing } from '../../tables/parse-number.ts'
import type { Column, Table } from '../../tables/read-table.ts'
import { nameSuggests } from './column-names.ts'
import { day, detectFrequency } from './detect-frequency.ts'
import { findTimes, type RowTimes } from './find-times.ts'
import { isWhole } from './is-whole.ts'

/** The role of each column of a sales table. */
export interface ColumnRoles {
  times: RowTimes
  value: Column
  /** Columns that identify the series; empty where the table holds one series. */
  keys: readonly Column[]
  /** Columns that may drive the value and can be known ahead, as numbers for each row. */
  drivers: readonly { name: string; values: Float64Array }[]
  /** Names of columns that are not used. */
  unused: readonly string[]
}

/** Largest share of rows with the same series and date as another row before one more key is sought. */
const repeatsAllowed = 0.02

/** Text, or whole numbers under a heading such as store, sku or product id. */
function looksLikeKey(column: Column): boolean {
  if (column.type === 'text') return nameSuggests(column.name, 'key')
  if (column.type !== 'number' || nameSuggests(column.name, 'quantity')) return false
  return nameSuggests(column.name, 'key') && isWhole(column)
}

/** Codes and telephone numbers: digits that begin with a zero, or a heading that says so. */
const isCode = ({ name, cells }: Column): boolean =>
  nameSuggests(name, 'code') || cells.some((cell) => /^0\d+$/.test(cell))

function valueScore(column: Column, position: number, rowCount: number): number {
  let score = -position / 100
  if (nameSuggests(column.name, 'value')) score += 4
  if (nameSuggests(column.name, 'quantity')) score += 2
  if (nameSuggests(column.name, 'driver')) score -= 5
  if (nameSuggests(column.name, 'outcome')) score -= 4
  if (looksLikeKey(column)) score -= 6
  if (nameSuggests(column.name, 'ordinal') && !nameSuggests(column.name, 'value')) score -= 3
  if (new Set(column.numbers).size <= Math.min(3, rowCount / 4)) score -= 3
  return score
}

function varies(values: Float64Array): boolean {
  const first = values.find((value) => !Number.isNaN(value))
  return values.some((value) => !Number.isNaN(value) && value !== first)
}

function findValue(columns: readonly Column[], rowCount: number): Column {
  // Of several measures side by side one was chosen.
  const sideBySide = columns.some(({ name }) => name === 'column headings')
  const chosen = sideBySide ? columns.find(({ name }) => name === 'value') : undefined
  if (chosen !== undefined && varies(chosen.numbers)) return chosen
  const numeric = columns.filter((column) => column.type === 'number' && varies(column.numbers) && !isCode(column))
  const ranked = numeric
    .map((column, position) => ({ column, score: valueScore(column, position, rowCount) }))
    .sort((a, b) => b.score - a.score)
  const best = ranked[0]?.column
  if (best !== undefined) return best
  const constant = columns.find((column) => column.type === 'number' && !looksLikeKey(column) && !isCode(column))
  if (constant !== undefined) return constant
  throw new InputError('csv-without-numbers', 'The file has no column of numbers to forecast.', {
    hint: 'Add a column with the sales of each date, such as "units". Numbers may be written 1,234.50 or 1.234,50.',
  })
}

function countDistinct(times: RowTimes, keys: readonly Column[]): number {
  const seen = new Set<string>()
  times.values.forEach((time, row) => seen.add(`${time}\u0001${keys.map((key) => key.cells[row]).join('\u0001')}`))
  return seen.size
}

const answers = new Map([
  ['yes', 1],
  ['no', 0],
  ['y', 1],
  ['n', 0],
  ['true', 1],
  ['false', 0],
  ['ja', 1],
  ['nein', 0],
  ['oui', 1],
  ['non', 0],
  ['x', 1],
])

/** Numbers as they are, yes and no as 1 and 0; null for other text. */
function driverValues(column: Column): Float64Array | null {
  if (column.type === 'number') return column.numbers
  if (column.type !== 'text') return null
  const values = Float64Array.from(column.cells, (cell) =>
    isMissing(cell) ? 0 : (answers.get(cell.toLowerCase()) ?? Number.NaN),
  )
  return values.some((value) => Number.isNaN(value)) ? null : values
}

/** Single sales each have a time of day, at irregular intervals. */
const areReceipts = ({ isIndex, columns, values }: RowTimes): boolean =>
  !isIndex && columns[0]?.dates?.grain === 'time' && detectFrequency(values).irregular

const receiptHeading =
  /^(?:invoices?|receipts?|orders?|transactions?|belege?|rechnung|bestellung|bon|facture|factura|fattura|factuur|pedido|ordine)\b/i

/** A number of its own for each row, as orders and receipts have. */
const numbersReceipts = (column: Column): boolean =>
  (column.type === 'text' || isWhole(column)) &&
  (nameSuggests(column.name, 'key') || receiptHeading.test(column.name)) &&
  new Set(column.cells).size === column.cells.length

const byDay = (times: RowTimes): RowTimes => ({
  ...times,
  values: times.values.map((time) => Math.floor(time / day) * day),
})

/** Average number of sales per article that makes the articles on receipts series. */
const fewestSales = 8

/** Rows of a date that make a series, at least. */
const fewestOfSeries = 8

/**
 * Whole numbers under a heading that says nothing ('MATNR'), which tell all rows of a date apart and come back on other dates: they number what
 * was sold. None where no column does.
 */
function numbersThatTellApart(columns: readonly Column[], times: RowTimes, keys: readonly Column[]): Column[] {
  const rows = times.values.length
  const found = columns.find((column) => {
    if (column.type !== 'number' || !isWhole(column) || keys.includes(column)) return false
    if ((['value', 'quantity', 'driver', 'outcome'] as const).some((role) => nameSuggests(column.name, role)))
      return false
    const series = new Set(column.cells).size
    if (series < 2 || series > rows / fewestOfSeries) return false
    return countDistinct(times, [...keys, column]) >= (1 - repeatsAllowed) * rows
  })
  return found === undefined ? [] : [found]
}

/**
 * Columns are added, those with a telling name first, as long as rows share series and date. A column that separates no
 * further rows (a product's category) is left out: it describes a series but does not make one. For single sales, only a column whose name says so is a key:
 * a payment method does not make a series.
 */
function findKeys(columns: readonly Column[], rowTimes: RowTimes): Column[] {
  const ofReceipts = areReceipts(rowTimes) || columns.some((column) => numbersReceipts(column))
  const times = ofReceipts ? byDay(rowTimes) : rowTimes
  const candidates = columns
    .filter(
      (column) => looksLikeKey(column) || (!ofReceipts && column.type === 'text' && driverValues(column) === null),
    )
    .sort((a, b) => Number(nameSuggests(b.name, 'key')) - Number(nameSuggests(a.name, 'key')))
  const keys: Column[] = []
  const rows = times.values.length
  let distinct = countDistinct(times, keys)
  for (const candidate of candidates) {
    if (distinct >= (1 - repeatsAllowed) * rows) break
    const more = countDistinct(times, [...keys, candidate])
    const series = new Set(candidate.cells).size
    // A column with a distinct value in every second row is a note or an order number, not a series.
    if (more <= distinct || series > rows / (ofReceipts ? fewestSales : 2)) continue
    keys.push(candidate)
    distinct = more
  }
  const unnamed =
    distinct < (1 - repeatsAllowed) * rows && !ofReceipts ? numbersThatTellApart(columns, times, keys) : []
  return columns.filter((column) => keys.includes(column) || unnamed.includes(column))
}

/** A driver is recognised by its name, or because it continues in rows whose value is still empty. */
function isDriver(column: Column, values: Float64Array, value: Column): boolean {
  if (!varies(values) || nameSuggests(column.name, 'outcome')) return false
  if (nameSuggests(column.name, 'driver')) return true
  const open = [...value.numbers].flatMap((amount, row) => (Number.isNaN(amount) ? [row] : []))
  return (
    open.length > 0 && open.length < values.length / 2 && open.every((row) => !Number.isNaN(values[row] ?? Number.NaN))
  )
}

/**
 * Finds date, value, series and driver columns by name and by content. Throws InputError `csv-without-dates` or
 * `csv-without-numbers`.
 */
export function findRoles(table: Table): ColumnRoles {
  const times = findTimes(table)
  const free = table.columns.filter((column) => !times.columns.includes(column) && column.type !== 'empty')
  const value = findValue(free, table.rowCount)
  const rest = free.filter((column) => column !== value)
  const keys = findKeys(rest, times)
  const candidates = rest.filter((column) => !keys.includes(column))
  const drivers = candidates.flatMap((column) => {
    const values = driverValues(column)
    return values !== null && isDriver(column, values, value) ? [{ name: column.name, values }] : []
  })
  const used = new Set([...times.columns, value, ...keys].map((column) => column.name))
  for (const driver of drivers) used.add(driver.name)
  return {
    times,
    value,
    keys,
    drivers,
    unused: table.columns.map(({ name }) => name).filter((name) => !used.has(name)),
  }
}
