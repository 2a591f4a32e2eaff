import { at } from '@vitrine/basics/at.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import type { Transform } from '../transform.ts'

/** One forecast value with its bands, in the units of the history. */
export interface ForecastStep {
  value: number
  low80: number
  high80: number
  low95: number
  high95: number
}

/** Errors of one series in its back-test, on the transformed scale. */
export interface BackTestErrors {
  /** One list for each round: value − forecast for the first step ahead, the second, …; NaN where missing. */
  rounds: readonly (readonly number[])[]
  /** Number of steps at the end of the history that the rounds cover. */
  span: number
  /** Mean squared step-to-step change of the history without season and drift: the variance expected before any round. */
  priorVariance: number
  /** Largest minus smallest value of the history, on the transformed scale. */
  range: number
}

export interface BandModel {
  /** Standard error, on the transformed scale, of a forecast one step ahead, series by series. */
  scales: readonly number[]
  /** The variance grows with the step ahead to this power. */
  growth: number
  /** Largest half width of a band on either side, on the transformed scale, series by series. */
  limits: readonly number[]
  /** Half widths of the bands in standard errors, series by series. */
  reach80: readonly number[]
  reach95: readonly number[]
}

/** The prior variance counts as much as this many steps of history; in a panel, as this many at least. */
const priorSteps = 4
const leastPanelPriorSteps = 8
/** The variance grows no faster with the step ahead than to this power. */
const mostGrowth = 1.2
/** Half width of a 95 % band in standard errors: `atLeast` + `more` / (span + 2); that of an 80 % band as a share of it. */
const widths = { atLeast: 1.95, more: 6, share80: 0.58 } as const
/** The largest half width, in ranges of the history: a few extreme rounds would give bands a thousand times as wide as the history. */
const mostRanges = 1.5
/** Quantiles of a panel's errors: forecasts use more history than the back-test had, so 80 % of the values need slightly less than the 80 % quantile. */
const panelQuantiles = { reach80: 0.78, reach95: 0.95 } as const
/** Number of errors at one step ahead needed to trust their mean square. */
const fewestErrorsOfStep = 15
/** Errors needed before quantiles of the panel's own errors replace the general ones. */
const enoughErrors = 300

/** Mean squared error, each divided by the variance growth at its step; null without errors. */
function varianceOf(errors: BackTestErrors, growth: number): number | null {
  const squares = errors.rounds
    .flatMap((round) => round.map((error, step) => (error * error) / (step + 1) ** growth))
    .filter((square) => !Number.isNaN(square))
  return squares.length === 0 ? null : mean(squares)
}

/**
 * Slope of log mean squared error on log step, clamped to 0…1.2; 1, as for a random walk, unless two steps have enough errors.
 */
function estimateGrowth(errors: readonly BackTestErrors[]): number {
  const squares: number[][] = []
  for (const round of errors.flatMap((one) => one.rounds)) {
    round.forEach((error, step) => {
      const list = (squares[step] ??= [])
      if (!Number.isNaN(error)) list.push(error * error)
    })
  }
  const points = squares.flatMap((list, step) =>
    list.length < fewestErrorsOfStep ? [] : [[Math.log(step + 1), Math.log(mean(list) + 1e-12)] as const],
  )
  if (points.length < 2) return 1
  const meanX = mean(points.map(([x]) => x))
  const meanY = mean(points.map(([, y]) => y))
  const covariance = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  return Math.min(mostGrowth, Math.max(0, covariance / spread))
}

/**
 * Bands from back-test errors. Few errors: the half width in standard errors narrows with the span of the back-test,
 * 1.95 + 6 / (span + 2) for 95 %, which brought 95 % of the values of the M3 development series into the band.
 * Many errors (a panel): the quantiles of the standardised errors themselves, as in split conformal prediction
 * (Vovk et al., 2005), with variances shrunk towards the panel's; only where errors of large and small series are `comparable`.
 */
export function fitBands(errors: readonly BackTestErrors[], comparable: boolean): BandModel {
  const count = errors.reduce((sum, one) => sum + one.rounds.flat().filter((error) => !Number.isNaN(error)).length, 0)
  const isPanel = comparable && count >= enoughErrors && errors.length >= 10
  const growth = estimateGrowth(errors)
  const own = errors.map((one) => varianceOf(one, growth))
  const measured = own.filter((variance) => variance !== null)
  const pooled = mean(measured)
  const scales = errors.map((one, index) => {
    const prior = isPanel ? pooled : one.priorVariance
    const priorWeight = isPanel ? Math.max(leastPanelPriorSteps, one.span) : priorSteps
    const steps = own[index] === null ? 0 : one.span
    return Math.sqrt((steps * (own[index] ?? 0) + priorWeight * prior) / (steps + priorWeight)) + 1e-9
  })
  const limits = errors.map((one) => (one.range > 0 ? mostRanges * one.range : Number.POSITIVE_INFINITY))
  if (!isPanel) {
    const reach95 = errors.map((one) => widths.atLeast + widths.more / (one.span + 2))
    return { scales, growth, limits, reach80: reach95.map((reach) => widths.share80 * reach), reach95 }
  }
  const standardised = errors
    .flatMap((one, index) =>
      one.rounds.flatMap((round) =>
        round.map((error, step) => Math.abs(error) / (at(scales, index) * (step + 1) ** (growth / 2))),
      ),
    )
    .filter((error) => !Number.isNaN(error))
    .sort((a, b) => a - b)
  const quantile = (share: number) =>
    standardised[Math.min(standardised.length - 1, Math.ceil(share * standardised.length))] ?? 2
  return {
    scales,
    growth,
    limits,
    reach80: errors.map(() => quantile(panelQuantiles.reach80)),
    reach95: errors.map(() => quantile(panelQuantiles.reach95)),
  }
}

/** Puts the bands around the forecast of the series at `index`. */
export function withBands(
  forecast: readonly number[],
  model: BandModel,
  index: number,
  transform: Transform,
): ForecastStep[] {
  return forecast.map((value, step) => {
    const error = at(model.scales, index) * (step + 1) ** (model.growth / 2)
    const limit = at(model.limits, index)
    const around = (reach: number) =>
      transform.backward(transform.forward(value) + Math.sign(reach) * Math.min(limit, Math.abs(reach) * error))
    const [reach80, reach95] = [at(model.reach80, index), at(model.reach95, index)]
    return { value, low80: around(-reach80), high80: around(reach80), low95: around(-reach95), high95: around(reach95) }
  })
}
