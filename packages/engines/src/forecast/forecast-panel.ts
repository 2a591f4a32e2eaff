import { at } from '@vitrine/basics/at.ts'
import { setImmediate } from 'node:timers/promises'
import { mase, smape } from './accuracy.ts'
import { backTest, type BackTestRound, combine, type MethodWeights, methodWeights, weighedError } from './back-test.ts'
import { type BackTestErrors, fitBands, type ForecastStep, withBands } from './bands.ts'
import { forecastByMethod } from './methods.ts'
import { fillGaps, type Panel } from './panel.ts'
import { fitPooledRegression, type PooledRegression } from './pooled-regression.ts'
import { type PreparedSeries, preparePanel } from './prepared-panel.ts'
import { removeSeasons } from './remove-seasons.ts'
import { chooseTransform, type Transform } from './transform.ts'

export interface BackTestReport {
  rounds: number
  /** Values that were forecast and compared. */
  points: number
  /** sMAPE in percent of the combination, and of the seasonal naive forecast of the same values. */
  smape: number
  naiveSmape: number
  /** Below 1: better than the seasonal naive forecast was on the history. Null for a history that never changes. */
  mase: number | null
}

export interface SeriesForecast {
  steps: ForecastStep[]
  /** Share of each method in the forecast, largest first. */
  methods: { name: string; share: number }[]
  /** Null where the history is too short to hold any of it back. */
  backTest: BackTestReport | null
  /** The history, gaps filled, as it would have been with every driver at its mean; the history itself without drivers. */
  adjusted: number[]
}

export interface PanelForecastOptions {
  horizon: number
  signal?: AbortSignal | undefined
  /** Called with the share done, 0…1. */
  report?: (fraction: number) => void
}

/** What is known of one series before the bands: shared between the two stages of the combination. */
interface Draft {
  history: number[]
  rounds: BackTestRound[]
  weights: MethodWeights
  univariate: number[]
}

/** MSTL on a long cycle costs more than all the other methods; a large panel has its season from the pooled regression. */
const mostSeriesForMstl = 60

function draftSeries(panel: Panel, observed: readonly number[], horizon: number, rounds: number): Draft {
  const history = fillGaps(observed)
  const seasons =
    panel.series.length <= mostSeriesForMstl ? panel.seasonLengths : panel.seasonLengths.filter((m) => m <= 24)
  const tested = backTest(history, observed, seasons, horizon, rounds)
  const forecasts = forecastByMethod(history, seasons, horizon)
  const weights = methodWeights(tested, forecasts)
  return {
    history,
    rounds: tested,
    weights,
    univariate: combine(forecasts, weights),
  }
}

interface Regressed {
  /** Forecast of the last `horizon` steps and of every round, in units, for every series. */
  final: number[][]
  rounds: number[][][]
  /** Weight of the regression against the univariate combination, for every series. */
  share: number[]
  /** Effect of the drivers at every step of the history against their mean, on the transformed scale. */
  effects: number[][]
}

function effectsOnHistory(series: PreparedSeries, effects: readonly number[]): number[] {
  const steps = series.values.length
  const raw = series.values.map((_, step) =>
    series.predictors.reduce((sum, column, j) => sum + at(effects, j) * at(column, step), 0),
  )
  const mean = raw.reduce((sum, effect) => sum + effect, 0) / steps
  return raw.map((effect) => effect - mean)
}

/** Series compared from which on the panel's own errors tell for sure which of the two is better. */
const manySeries = 30

/**
 * Inverse fourth power of the error, eighth where many series agree; the series' own error and the panel's count alike, as one
 * series alone has few rounds.
 */
function regressionShares(drafts: readonly Draft[], rounds: readonly (readonly number[][])[]): number[] {
  const errors = drafts.map((draft, index) => ({
    regression: weighedError(draft.rounds.map(({ actual }, round) => ({ actual, forecast: rounds[index]?.[round] }))),
    univariate: weighedError(
      draft.rounds.map(({ actual, forecasts }) => ({ actual, forecast: combine(forecasts, draft.weights) })),
    ),
  }))
  const compared = errors.filter((error) => error.regression !== null && error.univariate !== null)
  const meanOf = (name: 'regression' | 'univariate') =>
    compared.reduce((sum, error) => sum + (error[name] ?? 0), 0) / Math.max(1, compared.length)
  const panelWide = { regression: meanOf('regression'), univariate: meanOf('univariate') }
  const power = compared.length >= manySeries ? 8 : 4
  return errors.map((error) => {
    if (compared.length === 0) return 0.5
    const regression = ((error.regression ?? panelWide.regression) + panelWide.regression) / 2 + 1e-6
    const univariate = ((error.univariate ?? panelWide.univariate) + panelWide.univariate) / 2 + 1e-6
    return 1 / (1 + (regression / univariate) ** power)
  })
}

/** Fits twice: on what came before each series' first round, to weigh the regression, and on everything, to forecast. */
async function regress(
  panel: Panel,
  transform: Transform,
  drafts: readonly Draft[],
  { horizon, signal, report }: PanelForecastOptions,
): Promise<Regressed> {
  const series = preparePanel(panel, transform)
  const length = (index: number) => drafts[index]?.history.length ?? 0
  const firstOrigin = (index: number) =>
    Math.min(length(index), ...(drafts[index]?.rounds ?? []).map((round) => round.origin))
  await setImmediate()
  const early = await fitPooledRegression({ panel, series, horizon, seen: firstOrigin, signal })
  report?.(0.72)
  const inUnits = (model: PooledRegression, index: number, origin: number, steps: number) =>
    model.predict(index, origin, steps).map(transform.backward)
  const rounds = drafts.map((draft, index) =>
    draft.rounds.map((round) => inUnits(early, index, round.origin, round.actual.length)),
  )
  await setImmediate()
  const late = await fitPooledRegression({ panel, series, horizon, seen: length, signal })
  report?.(0.95)
  return {
    final: drafts.map((_, index) => inUnits(late, index, length(index), horizon)),
    rounds,
    share: regressionShares(drafts, rounds),
    effects: series.map((one, index) => effectsOnHistory(one, late.effects[index] ?? [])),
  }
}

/**
 * What a forecast does not fall below: demand that was never negative does not turn so, and one that was always positive
 * does not vanish because a line was drawn on.
 */
function leastForecast(history: readonly number[], transform: Transform): number {
  if (transform.name === 'log') return Math.min(...history) / 10
  return transform.name === 'log of one more' ? 0 : Number.NEGATIVE_INFINITY
}

function methodShares(weights: MethodWeights, regression: number): SeriesForecast['methods'] {
  const univariate = Object.entries(weights).map(([name, weight]) => ({ name, share: weight * (1 - regression) }))
  return [...univariate, { name: 'pooled regression', share: regression }]
    .filter(({ share }) => share >= 0.005)
    .sort((a, b) => b.share - a.share)
}

function reportBackTest(
  rounds: readonly (BackTestRound & { forecast: number[] })[],
  draft: Draft,
  season: number,
): BackTestReport | null {
  const pairs = rounds.flatMap(({ actual, forecast, forecasts }) =>
    actual.flatMap((value, step) =>
      Number.isNaN(value)
        ? []
        : [{ value, forecast: at(forecast, step), naive: forecasts['seasonal naive']?.[step] ?? 0 }],
    ),
  )
  if (pairs.length === 0) return null
  const actual = pairs.map((pair) => pair.value)
  const forecast = pairs.map((pair) => pair.forecast)
  const first = Math.min(...rounds.map((round) => round.origin))
  const scaled = mase(actual, forecast, draft.history.slice(0, first), season)
  return {
    rounds: rounds.length,
    points: pairs.length,
    smape: smape(actual, forecast),
    naiveSmape: smape(
      actual,
      pairs.map((pair) => pair.naive),
    ),
    mase: Number.isFinite(scaled) ? scaled : null,
  }
}

/** Mean squared step-to-step change, less drift, of the history without season, on the transformed scale. */
function stepVariance(history: readonly number[], seasonLengths: readonly number[]): number {
  const { level } = removeSeasons(history, seasonLengths)
  const scale = chooseTransform(level)
  const values = level.map(scale.forward)
  const steps = values.slice(1).map((value, index) => value - at(values, index))
  const drift = steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length)
  return steps.reduce((sum, step) => sum + (step - drift) ** 2, 0) / Math.max(1, steps.length)
}

function finish(
  panel: Panel,
  transform: Transform,
  drafts: readonly Draft[],
  regressed: Regressed | null,
): SeriesForecast[] {
  const floors = drafts.map((draft) => leastForecast(draft.history, transform))
  const mix = (index: number, univariate: readonly number[], regression: readonly number[] | undefined) => {
    const share = regressed?.share[index] ?? 0
    return univariate.map((value, step) => {
      const other = regression?.[step] ?? Number.NaN
      if (Number.isNaN(other)) return value
      const floor = at(floors, index)
      const onScale = (amount: number) => transform.forward(Math.max(amount, floor))
      return transform.backward((1 - share) * onScale(value) + share * onScale(other))
    })
  }
  const tested = drafts.map((draft, index) =>
    draft.rounds.map((round, place) => ({
      ...round,
      forecast: mix(index, combine(round.forecasts, draft.weights), regressed?.rounds[index]?.[place]),
    })),
  )
  const adjusted = drafts.map((draft, index) =>
    draft.history.map((value, step) =>
      transform.backward(transform.forward(value) - (regressed?.effects[index]?.[step] ?? 0)),
    ),
  )
  const errors: BackTestErrors[] = drafts.map((draft, index) => ({
    rounds: (tested[index] ?? []).map(({ actual, forecast }) =>
      actual.map((value, step) => {
        const guess = Math.max(forecast[step] ?? Number.NaN, at(floors, index))
        return transform.forward(value) - transform.forward(guess)
      }),
    ),
    span: draft.history.length - Math.min(draft.history.length, ...draft.rounds.map((round) => round.origin)),
    priorVariance: stepVariance(adjusted[index] ?? draft.history, panel.seasonLengths),
    range: transform.forward(Math.max(...draft.history)) - transform.forward(Math.min(...draft.history)),
  }))
  const bands = fitBands(errors, transform.name !== 'none')
  return panel.series.map((series, index) => {
    const draft = drafts[index]
    if (draft === undefined) throw new Error(`Series ${series.name} was not drafted.`)
    const point = mix(index, draft.univariate, regressed?.final[index]).map((value) =>
      Math.max(value, at(floors, index)),
    )
    return {
      steps: withBands(point, bands, index, transform),
      methods: methodShares(draft.weights, regressed?.share[index] ?? 0),
      backTest: reportBackTest(tested[index] ?? [], draft, panel.seasonLengths[0] ?? 1),
      adjusted: adjusted[index] ?? draft.history,
    }
  })
}

/** A regression needs drivers and two dozen values, or enough series and values for trees. */
function worthPooling(panel: Panel, observations: number, transform: Transform): boolean {
  // Without a transform, errors of large series would drown those of small ones.
  if (transform.name === 'none' && panel.series.length > 1) return false
  if (panel.driverNames.length > 0) return observations >= 24
  return panel.series.length >= 10 && observations >= 1500
}

/**
 * Forecasts every series of a panel. Two stages: the univariate methods are combined by their back-test; the pooled
 * regression, where the panel has drivers or is large, is weighed against that combination by the same rounds.
 * Bands come from the errors of the final combination. Pure and deterministic; yields to the event loop so that an
 * abort is noticed between series.
 */
export async function forecastPanel(panel: Panel, options: PanelForecastOptions): Promise<SeriesForecast[]> {
  const { horizon, signal } = options
  const observed = panel.series.flatMap((series) => series.values.filter((value) => !Number.isNaN(value)))
  const transform = chooseTransform(observed)
  const rounds = panel.series.length <= 30 ? 5 : panel.series.length <= 300 ? 4 : 3
  const pooled = worthPooling(panel, observed.length, transform)
  const drafts: Draft[] = []
  for (const series of panel.series) {
    signal?.throwIfAborted()
    drafts.push(draftSeries(panel, series.values, horizon, rounds))
    if (drafts.length % 5 === 0) await setImmediate()
    options.report?.(((pooled ? 0.5 : 0.95) * drafts.length) / panel.series.length)
  }
  const stages = pooled ? await regress(panel, transform, drafts, options) : null
  return finish(panel, transform, drafts, stages)
}
