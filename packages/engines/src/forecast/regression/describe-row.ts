import { at } from '@vitrine/basics/at.ts'
import { mean, median, standardDeviation } from '@vitrine/basics/statistics.ts'
import type { Panel } from '../panel.ts'
import type { PreparedSeries } from './prepared-panel.ts'

const recent = 13

export interface DescribedRow {
  features: number[]
  /** Mean remainder of the recent steps; the trees predict the difference from it. */
  level: number
  /** Effect of the drivers at the target step. */
  effect: number
}

interface RowMaterial {
  panel: Panel
  one: PreparedSeries
  remainder: readonly number[]
  effects: readonly number[]
  /** Number of values seen. */
  origin: number
  /** Steps from the last seen value to the target. */
  ahead: number
  /** Number of steps ahead for which drivers are known. */
  reach: number
}

/** Up to `count` values that are not missing, the latest first. */
function lastPresent(values: readonly number[], before: number, count: number): number[] {
  const found: number[] = []
  for (let step = before - 1; step >= 0 && found.length < count; step -= 1) {
    const value = values[step] ?? Number.NaN
    if (!Number.isNaN(value)) found.push(value)
  }
  return found
}

function recentMean(column: Float64Array, origin: number): number {
  return mean([...column.subarray(Math.max(0, origin - recent), origin)])
}

function recentMedian(column: Float64Array, origin: number): number {
  return median([...column.subarray(Math.max(0, origin - 8), origin)])
}

/** The trees' input for one target step: its lags, its season, its drivers and how far ahead it lies. */
export function describeRow({ panel, one, remainder, effects, origin, ahead, reach }: RowMaterial): DescribedRow {
  const past = lastPresent(remainder, origin, 26)
  const level = mean(past.slice(0, 8))
  const target = origin + ahead - 1
  const features = [
    ahead,
    (past[0] ?? level) - level,
    (past[1] ?? level) - level,
    mean(past.slice(0, 4)) - level,
    mean(past.slice(0, recent)) - level,
    mean(past) - level,
    standardDeviation(past.slice(0, recent)),
    level,
    panel.placeInYear?.(one.source.start + target) ?? Number.NaN,
  ]
  for (const season of panel.seasonLengths) {
    const place = target - season
    const before = place >= 0 && place < origin ? (remainder[place] ?? Number.NaN) : Number.NaN
    const around =
      place >= 0 && place < origin ? mean(lastPresent(remainder, Math.min(origin, place + 5), 9)) : Number.NaN
    features.push(before - around)
  }
  let effect = 0
  let expected = 0
  one.predictors.forEach((column, j) => {
    const usual = recentMean(column, origin)
    const valueAt = (step: number) =>
      step < column.length && step - origin < reach ? (column[step] ?? Number.NaN) : recentMedian(column, origin)
    const value = valueAt(target)
    effect += at(effects, j) * value
    expected += at(effects, j) * (value - usual)
    features.push(value - usual, value)
    if (j < panel.driverNames.length) features.push(valueAt(target - 1) - usual, at(effects, j))
  })
  features.push(expected)
  return { features, level, effect }
}
