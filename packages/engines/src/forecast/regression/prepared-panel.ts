import { at } from '@vitrine/basics/at.ts'
import { lookUp } from '@vitrine/basics/look-up.ts'
import { fillGaps, type Panel, type PanelSeries } from '../panel.ts'
import type { Transform } from '../transform.ts'

export interface PreparedSeries {
  source: PanelSeries
  /** Transformed values; NaN where missing. */
  values: readonly number[]
  /**
   * The predictors of the values, one by one, from the first step to the last known one: each driver
   * itself (as logarithm where always positive) and its mean over the sibling series of every key at the same step.
   */
  predictors: readonly Float64Array[]
  /** Steps of drivers known after the last value. */
  knownAhead: number
}

/** For each of at most two keys that series share: the group of every series. */
function siblingGroups(panel: Panel): number[][] {
  const keys = panel.series[0]?.keys.length ?? 0
  const groups: number[][] = []
  for (let key = 0; key < keys && groups.length < 2; key += 1) {
    const names = [...new Set(panel.series.map((series) => at(series.keys, key)))]
    const place = new Map(names.map((name, index) => [name, index]))
    const shared = names.length <= panel.series.length / 2
    if (shared) groups.push(panel.series.map((series) => lookUp(place, at(series.keys, key))))
  }
  return groups
}

function meansByStep(panel: Panel, columns: readonly (readonly number[])[], group: readonly number[]): Float64Array[] {
  const sums = new Map<string, { sum: number; count: number }>()
  const cell = (series: number, step: number) => `${group[series]} ${at(panel.series, series).start + step}`
  columns.forEach((column, series) =>
    column.forEach((value, step) => {
      const entry = sums.get(cell(series, step)) ?? { sum: 0, count: 0 }
      sums.set(cell(series, step), { sum: entry.sum + value, count: entry.count + 1 })
    }),
  )
  return columns.map((column, series) =>
    Float64Array.from(column, (_, step) => {
      const entry = sums.get(cell(series, step))
      return entry === undefined ? Number.NaN : entry.sum / entry.count
    }),
  )
}

/** The transformed values and the predictors of every series. */
export function preparePanel(panel: Panel, transform: Transform): PreparedSeries[] {
  const drivers = panel.driverNames.map((_, driver) => {
    const positive = panel.series.every((series) => at(series.drivers, driver).every((value) => !(value <= 0)))
    return panel.series.map((series) => {
      const filled = fillGaps(at(series.drivers, driver))
      return positive ? filled.map((value) => Math.log(Math.max(value, 1e-9))) : filled
    })
  })
  const siblingMeans = siblingGroups(panel).map((group) => drivers.map((columns) => meansByStep(panel, columns, group)))
  return panel.series.map((series, index) => {
    const own = drivers.map((columns) => Float64Array.from(at(columns, index)))
    const siblings = siblingMeans.flatMap((means) => means.map((column) => at(column, index)))
    return {
      source: series,
      values: series.values.map((value) => (Number.isNaN(value) ? value : transform.forward(value))),
      predictors: [...own, ...siblings],
      knownAhead: Math.max(0, (series.drivers[0]?.length ?? 0) - series.values.length),
    }
  })
}
