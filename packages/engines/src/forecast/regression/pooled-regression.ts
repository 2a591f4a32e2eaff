import { at } from '@vitrine/basics/at.ts'
import { openPace, type PaceOptions } from '@vitrine/basics/pace.ts'
import { median } from '@vitrine/basics/statistics.ts'
import { exponentialSmoothing } from '../methods/exponential-smoothing.ts'
import { removeSeasons } from '../methods/remove-seasons.ts'
import { theta } from '../methods/theta.ts'
import { fillGaps, type Panel } from '../panel.ts'
import { type BoostedTrees, fitBoostedTrees, predictBoostedTrees } from './boosted-trees.ts'
import { type DescribedRow, describeRow } from './describe-row.ts'
import { driverEffects } from './driver-effects.ts'
import type { PreparedSeries } from './prepared-panel.ts'
import { type RowPlace, trainingRows } from './training-rows.ts'

export interface PooledRegression {
  /** Forecast of `horizon` transformed values of one series after its first `origin` values. */
  predict: (index: number, origin: number, horizon: number) => number[]
  /** Effect of each predictor in each series. */
  effects: readonly (readonly number[])[]
}

export interface PooledRegressionOptions extends PaceOptions {
  panel: Panel
  series: readonly PreparedSeries[]
  horizon: number
  /** Number of values of a series that the regression may learn from. */
  seen: (index: number) => number
}

/** With fewer rows than this, trees only learn noise: the remainder is forecast by smoothing instead. */
const fewestRowsForTrees = 1500

/** Share of the time that learning takes to describe its rows, about. */
const describing = 0.2

type Describe = (index: number, origin: number, ahead: number, reach: number) => DescribedRow | null

async function learn(
  places: readonly RowPlace[],
  describe: Describe,
  remainders: readonly (readonly number[])[],
  known: number,
  { signal, progress }: PaceOptions,
): Promise<BoostedTrees> {
  let columns: Float64Array[] = []
  const targets = new Float64Array(places.length)
  const pace = openPace({ signal, progress: (fraction) => progress?.(describing * fraction) })
  for (const [row, { index, origin, ahead }] of places.entries()) {
    if (pace.isDue()) await pace.pause(row / places.length)
    const described = describe(index, origin, ahead, known)
    if (described === null) continue
    if (columns.length === 0) columns = described.features.map(() => new Float64Array(places.length))
    described.features.forEach((value, feature) => {
      const column = columns[feature]
      if (column !== undefined) column[row] = value
    })
    targets[row] = at(at(remainders, index), origin + ahead - 1) - described.level
  }
  return await fitBoostedTrees(columns, targets, {
    trees: 120,
    leaves: 24,
    learningRate: 0.08,
    leafRows: Math.max(20, Math.round(places.length / 1000)),
    rowShare: 0.6,
    signal,
    progress: (fraction) => progress?.(describing + (1 - describing) * fraction),
  })
}

function predictRow(trees: BoostedTrees, features: readonly number[]): number {
  return predictBoostedTrees(
    trees,
    features.map((value) => Float64Array.of(value)),
    0,
  )
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
  return restore(first.map((value, step) => (value + at(second, step)) / 2))
}

/**
 * One regression for all series: the effects of price, promotions and other drivers (ridge, see driver-effects.ts) are
 * taken out of the values; what remains is forecast from its recent level by gradient-boosted trees on lags, season,
 * drivers and the step ahead, learned over all series and horizons at once; then the effects of the coming drivers are
 * put back. Drivers that are not known ahead are taken to stay at their recent median.
 */
export async function fitPooledRegression(options: PooledRegressionOptions): Promise<PooledRegression> {
  const { panel, series, horizon, seen } = options
  const effects = driverEffects(series, seen)
  const remainders = series.map((one, index) => withoutEffects(one, at(effects, index)))
  const known = median(series.map((one) => one.knownAhead))
  const rows = trainingRows(series, horizon, seen)
  const describe = (index: number, origin: number, ahead: number, reach: number) => {
    const [one, remainder] = [at(series, index), at(remainders, index)]
    return describeRow({ panel, one, remainder, effects: at(effects, index), origin, ahead, reach })
  }
  const trees = rows.length >= fewestRowsForTrees ? await learn(rows, describe, remainders, known, options) : null
  return {
    effects,
    predict: (index, origin, steps) => {
      const final = origin >= at(series, index).values.length
      const reach = final ? Number.POSITIVE_INFINITY : known
      const smoothed = trees === null ? smoothRemainder(panel, at(remainders, index), origin, steps) : null
      return Array.from({ length: steps }, (_, step) => {
        const row = describe(index, origin, step + 1, reach)
        if (row === null) return Number.NaN
        const rest = trees === null ? (smoothed?.[step] ?? 0) : row.level + predictRow(trees, row.features)
        return rest + row.effect
      })
    },
  }
}
