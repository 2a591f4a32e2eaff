import { setImmediate } from 'node:timers/promises'
import { at } from '@vitrine/basics/at.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import { combine, weighedError } from '../accuracy/back-test.ts'
import type { Draft } from '../draft-series.ts'
import type { Panel } from '../panel.ts'
import type { Transform } from '../transform.ts'
import { fitPooledRegression, type PooledRegression } from './pooled-regression.ts'
import { type PreparedSeries, preparePanel } from './prepared-panel.ts'

export interface PanelForecastOptions {
  horizon: number
  signal?: AbortSignal | undefined
  /** Called with the share done, 0…1. */
  report?: (fraction: number) => void
}

export interface Regressed {
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
  const usual = raw.reduce((sum, effect) => sum + effect, 0) / steps
  return raw.map((effect) => effect - usual)
}

/** With at least this many series compared, the panel's own errors show reliably which of the two is better. */
const manySeries = 30

/**
 * Inverse fourth power of the error, eighth where many series agree; the series' own error and the panel's count equally, as one
 * series alone has few rounds.
 */
function regressionShares(drafts: readonly Draft[], rounds: readonly (readonly number[][])[]): number[] {
  const errors = drafts.map((draft, index) => ({
    regression: weighedError(draft.rounds.map(({ actual }, round) => ({ actual, forecast: rounds[index]?.[round] }))),
    univariate: weighedError(
      draft.rounds.map(({ actual, forecasts }) => ({ actual, forecast: combine(forecasts, draft.weights) })),
    ),
  }))
  const compared = errors.flatMap(({ regression, univariate }) =>
    regression === null || univariate === null ? [] : [{ regression, univariate }],
  )
  const meanOf = (name: 'regression' | 'univariate') => mean(compared.map((error) => error[name]))
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
export async function regressPanel(
  panel: Panel,
  transform: Transform,
  drafts: readonly Draft[],
  { horizon, signal, report }: PanelForecastOptions,
): Promise<Regressed> {
  const series = preparePanel(panel, transform)
  const length = (index: number) => at(drafts, index).history.length
  const firstOrigin = (index: number) =>
    Math.min(length(index), ...at(drafts, index).rounds.map((round) => round.origin))
  await setImmediate()
  const within = (from: number, to: number) => (fraction: number) => report?.(from + (to - from) * fraction)
  const shared = { panel, series, horizon, signal }
  const early = await fitPooledRegression({ ...shared, seen: firstOrigin, progress: within(0.5, 0.72) })
  report?.(0.72)
  const inUnits = (model: PooledRegression, index: number, origin: number, steps: number) =>
    model.predict(index, origin, steps).map(transform.backward)
  const rounds = drafts.map((draft, index) =>
    draft.rounds.map((round) => inUnits(early, index, round.origin, round.actual.length)),
  )
  await setImmediate()
  const late = await fitPooledRegression({ ...shared, seen: length, progress: within(0.72, 0.95) })
  report?.(0.95)
  return {
    final: drafts.map((_, index) => inUnits(late, index, length(index), horizon)),
    rounds,
    share: regressionShares(drafts, rounds),
    effects: series.map((one, index) => effectsOnHistory(one, at(late.effects, index))),
  }
}
