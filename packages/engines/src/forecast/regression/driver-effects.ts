import { at } from '@vitrine/basics/at.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import type { PreparedSeries } from './prepared-panel.ts'
import { ridge } from './ridge.ts'

/** The pooled effect weighs as much as this many observations when a single series' own effect is estimated. */
const pooledStrength = 25
const halfWindow = 13

function cumulative(values: readonly number[]): Float64Array {
  const sums = new Float64Array(values.length + 1)
  values.forEach((value, index) => {
    sums[index + 1] = at(sums, index) + value
  })
  return sums
}

function localDeviations(series: PreparedSeries, seen: number) {
  const rows: number[][] = []
  const targets: number[] = []
  const values = series.values.slice(0, seen)
  const present = values.map((value) => (Number.isNaN(value) ? 0 : 1))
  const count = cumulative(present)
  const columns = [values, ...series.predictors.map((column) => [...column.subarray(0, seen)])]
  const sums = columns.map((column) => cumulative(column.map((value, step) => (present[step] === 1 ? value : 0))))
  values.forEach((value, step) => {
    if (Number.isNaN(value)) return
    const from = Math.max(0, step - halfWindow)
    const to = Math.min(seen, step + halfWindow + 1)
    const members = at(count, to) - at(count, from)
    const deviation = (column: number) =>
      at(at(columns, column), step) - (at(at(sums, column), to) - at(at(sums, column), from)) / members
    targets.push(deviation(0))
    rows.push(series.predictors.map((_, j) => deviation(j + 1)))
  })
  return { rows, targets }
}

/**
 * Effect of every predictor on the (transformed) values, for each series: a ridge regression pooled over all series,
 * then one for each series, shrunk towards the pooled effects. Values and predictors are measured against their
 * moving mean, so that slow trends are not mistaken for effects. Only the first `seen(index)` values of a series are used.
 */
export function driverEffects(series: readonly PreparedSeries[], seen: (index: number) => number): number[][] {
  const size = series[0]?.predictors.length ?? 0
  const samples = series.map((one, index) => localDeviations(one, seen(index)))
  const rows = samples.flatMap((sample) => sample.rows)
  const targets = samples.flatMap((sample) => sample.targets)
  const scale = Array.from({ length: size }, (_, j) => mean(rows.map((row) => at(row, j) ** 2)))
  const nothing = Array.from({ length: size }, () => 0)
  const pooled = ridge(rows, targets, 10, nothing, scale)
  return samples.map((sample) => ridge(sample.rows, sample.targets, pooledStrength, pooled, scale))
}
