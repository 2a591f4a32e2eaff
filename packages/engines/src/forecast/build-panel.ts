import { at } from '@vitrine/basics/at.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { meltWideTable } from '../tables/melt-wide-table.ts'
import type { Table } from '../tables/read-table.ts'
import { type Calendar, calendarOf } from './calendar.ts'
import { detectFrequency } from './detect-frequency.ts'
import { type ColumnRoles, findRoles } from './find-roles.ts'
import { findTotalRows } from './find-total-rows.ts'
import type { Panel, PanelSeries } from './panel.ts'
import { splitSideBySide } from './split-side-by-side.ts'

export interface TablePanel {
  panel: Panel
  calendar: Calendar
  roles: ColumnRoles
  /** What was done to the rows that a reader should know. */
  notes: {
    /** Rows without a date that can be read. */
    undatedRows: number
    /** Rows that hold the sum of others, and what they are called. */
    totalRows: number
    totalNames: string[]
    /** Rows that fell on a step of the same series already there; their values were added up. */
    mergedRows: number
    /** Steps without a row inside a series, and how they were taken. */
    filledSteps: number
    filledAs: 'between their neighbours' | 'no sales'
    /** Some series are longer than what is used of them. */
    shortened: boolean
    /** Dates were uneven, so rows were summed by the calendar's unit. */
    irregular: boolean
    /** Names of series with fewer than the needed values. */
    tooShort: string[]
    /** Steps after the last value for which the drivers are known, the fewest of all series. */
    driversKnownAhead: number
  }
}

const fewestValues = 8

/** Earlier steps of a series play no part: eight years of days tell all, and a mistyped year must not fill the memory. */
export const mostSteps = 3000

/** Larger figures are no sales, and their squares and sums leave the range in which numbers are exact. */
const largestValue = 1e15

interface Collected {
  keys: string[]
  values: Map<number, number>
  drivers: Map<number, { sum: number; count: number }>[]
}

function tooLarge(column: string, cell: string): InputError {
  return new InputError(
    'csv-unreadable',
    `The column ${column} holds ${cell}; at most 1,000,000,000,000,000 can be forecast.`,
    { hint: 'Check that figure, or give the column in thousands or millions.' },
  )
}

function collect(roles: ColumnRoles, calendar: Calendar, totals: ReadonlySet<number>) {
  const collected = new Map<string, Collected>()
  let undatedRows = 0
  let mergedRows = 0
  roles.times.values.forEach((time, row) => {
    if (Number.isNaN(time)) {
      undatedRows += 1
      return
    }
    if (totals.has(row)) return
    const step = calendar.toStep(time)
    const keys = roles.keys.map((key) => at(key.cells, row))
    const name = keys.join('\u0001')
    const one = collected.get(name) ?? { keys, values: new Map(), drivers: roles.drivers.map(() => new Map()) }
    collected.set(name, one)
    const amount = roles.value.numbers[row] ?? Number.NaN
    if (Math.abs(amount) > largestValue) throw tooLarge(roles.value.name, roles.value.cells[row] ?? String(amount))
    if (!Number.isNaN(amount)) {
      if (one.values.has(step)) mergedRows += 1
      one.values.set(step, (one.values.get(step) ?? 0) + amount)
    }
    roles.drivers.forEach((driver, place) => {
      const value = driver.values[row] ?? Number.NaN
      if (Number.isNaN(value) || Math.abs(value) > largestValue) return
      const before = one.drivers[place]?.get(step) ?? { sum: 0, count: 0 }
      one.drivers[place]?.set(step, { sum: before.sum + value, count: before.count + 1 })
    })
  })
  return { collected, undatedRows, mergedRows }
}

// Math.max(...values) overflows the stack on a long series.
function greatest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
}

function least(values: readonly number[]): number {
  return values.reduce((fewest, value) => Math.min(fewest, value), Number.POSITIVE_INFINITY)
}

/**
 * In a list of single sales a day without a row is a day without a sale. Taken so when values are whole and not negative, no zero
 * is ever written, and a tenth of the steps or more are missing.
 */
function gapsMeanNothingSold(all: readonly Collected[]): boolean {
  let steps = 0
  let present = 0
  for (const one of all) {
    const places = [...one.values.keys()]
    if (places.length < fewestValues) continue
    steps += greatest(places) - least(places) + 1
    present += places.length
    for (const value of one.values.values()) if (value <= 0 || !Number.isInteger(value)) return false
  }
  return steps - present >= steps / 10
}

function onGrid(one: Collected, start: number, end: number, roles: ColumnRoles, gap: number): PanelSeries {
  const length = end - start + 1
  const known = greatest([end, ...one.drivers.flatMap((column) => [...column.keys()])])
  const driverLength = Math.min(known - start + 1, length + 200)
  return {
    name: one.keys.join(' · ') || roles.value.name,
    keys: one.keys,
    start,
    values: Array.from({ length }, (_, step) => one.values.get(start + step) ?? gap),
    drivers: one.drivers.map((column) =>
      Array.from({ length: driverLength }, (_, step) => {
        const cell = column.get(start + step)
        return cell === undefined ? Number.NaN : cell.sum / cell.count
      }),
    ),
  }
}

/**
 * Sales table (a row for each date, or a column for each date) → series on one grid of equal steps. Rows after the last value whose value is empty are the known future of
 * the drivers. Throws InputError `csv-without-dates`, `csv-without-numbers`, `csv-unreadable` or `csv-too-short`.
 */
export function buildPanel(table: Table): TablePanel {
  const roles = findRoles(splitSideBySide(meltWideTable(table)))
  const { unit, irregular } = roles.times.isIndex
    ? { unit: 'index' as const, irregular: false }
    : detectFrequency(roles.times.values)
  const calendar = calendarOf(unit, roles.times.values.find((time) => !Number.isNaN(time)) ?? 0)
  const totals = findTotalRows({ keys: roles.keys, times: roles.times.values, values: roles.value.numbers })
  const { collected, undatedRows, mergedRows } = collect(roles, calendar, totals.rows)
  const filledAs: TablePanel['notes']['filledAs'] = gapsMeanNothingSold([...collected.values()])
    ? 'no sales'
    : 'between their neighbours'
  const series: PanelSeries[] = []
  const tooShort: string[] = []
  let filledSteps = 0
  let shortened = false
  for (const one of collected.values()) {
    const steps = [...one.values.keys()]
    if (steps.length === 0) continue
    const end = greatest(steps)
    const start = Math.max(least(steps), end - mostSteps + 1)
    const present = steps.filter((step) => step >= start).length
    if (present < fewestValues) {
      tooShort.push(one.keys.join(' · ') || roles.value.name)
      continue
    }
    filledSteps += end - start + 1 - present
    shortened = shortened || present < steps.length
    series.push(onGrid(one, start, end, roles, filledAs === 'no sales' ? 0 : Number.NaN))
  }
  if (series.length === 0) {
    throw new InputError(
      'csv-too-short',
      `No series has ${fewestValues} dated values, the fewest that a forecast is made from.`,
      { hint: 'Upload a longer history: two years by month or by week show the season too.' },
    )
  }
  const panel: Panel = {
    series,
    driverNames: roles.drivers.map((driver) => driver.name),
    seasonLengths: calendar.seasonLengths.filter((length) => series.some((one) => one.values.length >= 2 * length)),
    placeInYear: calendar.placeInYear,
  }
  const ahead = series.map((one) => (one.drivers[0]?.length ?? one.values.length) - one.values.length)
  const notes = {
    undatedRows,
    totalRows: totals.rows.size,
    totalNames: totals.names,
    mergedRows,
    filledSteps,
    filledAs,
    irregular,
    shortened,
    tooShort,
    driversKnownAhead: Math.min(...ahead),
  }
  return { panel, calendar, roles, notes }
}
