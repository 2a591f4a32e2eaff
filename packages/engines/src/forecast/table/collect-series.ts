import { at } from '@vitrine/basics/at.ts'
import { addTo } from '@vitrine/basics/tally.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { Calendar } from './calendar.ts'
import type { ColumnRoles } from './find-roles.ts'

/** Larger numbers are not sales, and their squares and sums would exceed the range in which floats are exact. */
const largestValue = 1e15
/** A series as the steps that have a row. */
export interface Collected {
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

/**
 * The rows of a table as series by step; values of the same step are summed, and `totals` are left out. Throws InputError
 * `csv-unreadable` where a figure is too large.
 */
export function collectSeries(roles: ColumnRoles, calendar: Calendar, totals: ReadonlySet<number>) {
  const collected = new Map<string, Collected>()
  let undatedRows = 0
  let mergedRows = 0
  let negativeRows = 0
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
      if (amount < 0) negativeRows += 1
      addTo(one.values, step, amount)
    }
    roles.drivers.forEach((driver, place) => {
      const value = driver.values[row] ?? Number.NaN
      if (Number.isNaN(value) || Math.abs(value) > largestValue) return
      const before = one.drivers[place]?.get(step) ?? { sum: 0, count: 0 }
      one.drivers[place]?.set(step, { sum: before.sum + value, count: before.count + 1 })
    })
  })
  return { collected, undatedRows, mergedRows, negativeRows }
}
