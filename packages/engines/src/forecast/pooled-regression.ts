import { at } from '@vitrine/basics/at.ts'
import { mean, median, standardDeviation } from '@vitrine/basics/statistics.ts'
import { type BoostedTrees, fitBoostedTrees, predictBoostedTrees } from './boosted-trees.ts'
import { driverEffects } from './driver-effects.ts'
import { exponentialSmoothing } from './exponential-smoothing.ts'
import { fillGaps, type Panel } from './panel.ts'
import type { PreparedSeries } from './prepared-panel.ts'
import { removeSeasons } from './remove-seasons.ts'
import { theta } from './theta.ts'

export interface PooledRegression {
  /** Forecast of `horizon` transformed values of one series after its first `origin` values. */
  predict: (index: number, origin: number, horizon: number) => number[]
  /** Effect of each predictor in each series. */
  effects: readonly (readonly number[])[]
}

export interface PooledRegressionOptions {
  panel: Panel
  series: readonly PreparedSeries[]
  horizon: number
  /** How many values of a series the regression may learn from. */
  seen: (index: number) => number
  signal?: AbortSignal | undefined
}

/** With fewer rows than this, trees only learn noise: the remainder is forecast by smoothing instead. */
const fewestRowsForTrees = 1500
const mostRows = 120_000
const recent = 13

interface RowPlace {
  index: number
  origin: number
  ahead: number
}

/** Every step as target, each from one to three different distances; thinned evenly above the most rows. */
function trainingRows(series: readonly PreparedSeries[], horizon: number, seen: (index: number) => number): RowPlace[] {
  const total = series.reduce((sum, _, index) => sum + seen(index), 0)
  const repeats = Math.min(horizon, total < 10_000 ? 3 : total < 20_000 ? 2 : 1)
  const places: RowPlace[] = []
  series.forEach((one, index) => {
    for (let target = 5; target < seen(index); target += 1) {
      if (Number.isNaN(one.values[target] ?? Number.NaN)) continue
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const ahead = 1 + ((target * 7 + index * 3 + Math.floor((repeat * horizon) / repeats)) % horizon)
        if (target - ahead >= 3) places.push({ index, origin: target - ahead + 1, ahead })
      }
    }
  })
  const stride = Math.max(1, Math.ceil(places.length / mostRows))
  return places.filter((_, row) => row % stride === 0)
}

async function learn(
  places: readonly RowPlace[],
  describe: Describe,
  remainders: readonly (readonly number[])[],
  known: number,
  signal: AbortSignal | undefined,
): Promise<BoostedTrees> {
  let columns: Float64Array[] = []
  const targets = new Float64Array(places.length)
  places.forEach(({ index, origin, ahead }, row) => {
    if (row % 5000 === 0) signal?.throwIfAborted()
    const described = describe(index, origin, ahead, known)
    if (described === null) return
    if (columns.length === 0) columns = described.features.map(() => new Float64Array(places.length))
    described.features.forEach((value, feature) => {
      const column = columns[feature]
      if (column !== undefined) column[row] = value
    })
    targets[row] = at(at(remainders, index), origin + ahead - 1) - described.level
  })
  return await fitBoostedTrees(columns, targets, {
    trees: 120,
    leaves: 24,
    learningRate: 0.08,
    leafRows: Math.max(20, Math.round(places.length / 1000)),
    rowShare: 0.6,
    signal,
  })
}

function predictRow(trees: BoostedTrees, features: readonly number[]): number {
  return predictBoostedTrees(
    trees,
    features.map((value) => Float64Array.of(value)),
    0,
  )
}

interface DescribedRow {
  features: number[]
  /** Mean remainder of the recent steps, from which the trees' answer counts. */
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
  /** Drivers further ahead than this are not known. */
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

function describeRow({ panel, one, remainder, effects, origin, ahead, reach }: RowMaterial): DescribedRow {
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

function withoutEffects(one: PreparedSeries, effects: readonly number[]): number[] {
  return one.values.map((value, step) =>
    one.predictors.reduce((rest, column, j) => rest - at(effects, j) * at(column, step), value),
  )
}

/** Mean of Theta and damped trend on what remains, for panels too small for trees. */
function smoothRemainder(panel: Panel, remainder: readonly number[], origin: number, steps: number): number[] {
  const { level, restore } = removeSeasons(fillGaps(remainder.slice(0, origin)), panel.seasonLengths)
  const [first, second] = [theta(level, steps), exponentialSmoothing(level, 'damped trend', steps).forecast]
  return restore(first.map((value, step) => (value + (second[step] ?? value)) / 2))
}

/**
 * One regression for all series: the effects of price, promotions and other drivers (ridge, see driver-effects.ts) are
 * taken out of the values; what remains is forecast from its recent level by gradient-boosted trees on lags, season,
 * drivers and the step ahead, learned over all series and horizons at once; then the effects of the coming drivers are
 * put back. Drivers that are not known ahead are taken to stay at their recent median.
 */
export async function fitPooledRegression(options: PooledRegressionOptions): Promise<PooledRegression> {
  const { panel, series, horizon, seen, signal } = options
  const effects = driverEffects(series, seen)
  const remainders = series.map((one, index) => withoutEffects(one, effects[index] ?? []))
  const known = median(series.map((one) => one.knownAhead))
  const rows = trainingRows(series, horizon, seen)
  const describe = (index: number, origin: number, ahead: number, reach: number) => {
    const one = series[index]
    const remainder = remainders[index]
    if (one === undefined || remainder === undefined) return null
    return describeRow({ panel, one, remainder, effects: effects[index] ?? [], origin, ahead, reach })
  }
  const trees = rows.length >= fewestRowsForTrees ? await learn(rows, describe, remainders, known, signal) : null
  return {
    effects,
    predict: (index, origin, steps) => {
      const final = origin >= (series[index]?.values.length ?? 0)
      const reach = final ? Number.POSITIVE_INFINITY : known
      const smoothed = trees === null ? smoothRemainder(panel, remainders[index] ?? [], origin, steps) : null
      return Array.from({ length: steps }, (_, step) => {
        const row = describe(index, origin, step + 1, reach)
        if (row === null) return Number.NaN
        const rest = trees === null ? (smoothed?.[step] ?? 0) : row.level + predictRow(trees, row.features)
        return rest + row.effect
      })
    },
  }
}

type Describe = (index: number, origin: number, ahead: number, reach: number) => DescribedRow | null
