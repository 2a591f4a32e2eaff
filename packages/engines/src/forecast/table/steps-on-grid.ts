import type { PanelSeries } from '../panel.ts'
import type { Collected } from './collect-series.ts'
import type { ColumnRoles } from './find-roles.ts'

/** Fewest dated values needed for a forecast. */
export const fewestValues = 8

// Math.max(...values) overflows the stack on a long series.
export function greatest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
}

export function least(values: readonly number[]): number {
  return values.reduce((fewest, value) => Math.min(fewest, value), Number.POSITIVE_INFINITY)
}

/**
 * In a list of single sales, a day without a row is a day without a sale. Assumed when values are whole and not negative, no zero
 * is ever written, and a tenth of the steps or more are missing or have several rows, `merged` in all.
 */
export function gapsMeanNothingSold(all: readonly Collected[], merged: number): boolean {
  let steps = 0
  let present = 0
  for (const one of all) {
    const places = [...one.values.keys()]
    if (places.length < fewestValues) continue
    steps += greatest(places) - least(places) + 1
    present += places.length
    for (const value of one.values.values()) if (value <= 0 || !Number.isInteger(value)) return false
  }
  return steps - present + merged >= steps / 10
}

/** A series with a value for every step from `start` to `end`; `gap` fills steps without a row. */
export function onGrid(one: Collected, start: number, end: number, roles: ColumnRoles, gap: number): PanelSeries {
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
