import { at } from '@vitrine/basics/at.ts'
import { openPace } from '@vitrine/basics/pace.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import { combine, type MethodWeights } from './accuracy/back-test.ts'
import { type BackTestReport, reportBackTest } from './accuracy/back-test-report.ts'
import { type BackTestErrors, type ForecastStep, fitBands, withBands } from './accuracy/bands.ts'
import { type Draft, draftSeries } from './draft-series.ts'
import { removeSeasons } from './methods/remove-seasons.ts'
import type { Panel } from './panel.ts'
import { type PanelForecastOptions, type Regressed, regressPanel } from './regression/regress-panel.ts'
import { chooseTransform, type Transform } from './transform.ts'

export interface SeriesForecast {
  steps: ForecastStep[]
  /** Share of each method in the forecast, largest first. */
  methods: { name: string; share: number }[]
  /** Null where the history is too short to hold out any of it. */
  backTest: BackTestReport | null
  /** The history, gaps filled, as it would have been with every driver at its mean; the history itself without drivers. */
  adjusted: number[]
}

/**
 * Lower bound of a forecast: demand that was never negative stays so, and demand that was always positive
 * does not reach zero because a trend was extrapolated.
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

/** Mean squared step-to-step change of the history without season and drift, on the transformed scale. */
function stepVariance(history: readonly number[], seasonLengths: readonly number[]): number {
  const { level } = removeSeasons(history, seasonLengths)
  const scale = chooseTransform(level)
  const values = level.map(scale.forward)
  const steps = values.slice(1).map((value, index) => value - at(values, index))
  const drift = mean(steps)
  return mean(steps.map((step) => (step - drift) ** 2))
}

function finish(
  panel: Panel,
  transform: Transform,
  drafts: readonly Draft[],
  regressed: Regressed | null,
): SeriesForecast[] {
  const floors = drafts.map((draft) => leastForecast(draft.history, transform))
  const mix = (index: number, univariate: readonly number[], regression: readonly number[] | undefined) => {
    const share = regressed === null ? 0 : at(regressed.share, index)
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
      transform.backward(transform.forward(value) - (regressed === null ? 0 : at(at(regressed.effects, index), step))),
    ),
  )
  const errors: BackTestErrors[] = drafts.map((draft, index) => ({
    rounds: at(tested, index).map(({ actual, forecast }) =>
      actual.map((value, step) => {
        const guess = Math.max(at(forecast, step), at(floors, index))
        return transform.forward(value) - transform.forward(guess)
      }),
    ),
    span: draft.history.length - Math.min(draft.history.length, ...draft.rounds.map((round) => round.origin)),
    priorVariance: stepVariance(at(adjusted, index), panel.seasonLengths),
    range: transform.forward(Math.max(...draft.history)) - transform.forward(Math.min(...draft.history)),
  }))
  const bands = fitBands(errors, transform.name !== 'none')
  return panel.series.map((series, index) => {
    const draft = at(drafts, index)
    const point = mix(index, draft.univariate, regressed?.final[index]).map((value) =>
      Math.max(value, at(floors, index)),
    )
    return {
      steps: withBands(point, bands, index, transform),
      methods: methodShares(draft.weights, regressed === null ? 0 : at(regressed.share, index)),
      backTest: reportBackTest(at(tested, index), draft, panel.seasonLengths[0] ?? 1),
      adjusted: at(adjusted, index),
    }
  })
}

/** A regression needs drivers and two dozen values, or enough series and values for trees. */
function worthPooling(panel: Panel, observations: number, transform: Transform): boolean {
  // Without a transform, errors of large series would dominate those of small ones.
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
  const drafting = (done: number) => options.report?.(((pooled ? 0.5 : 0.95) * done) / panel.series.length)
  const pace = openPace({ signal, progress: drafting })
  for (const series of panel.series) {
    if (pace.isDue()) await pace.pause(drafts.length)
    drafts.push(draftSeries(panel, series.values, horizon, rounds))
  }
  signal?.throwIfAborted()
  drafting(drafts.length)
  const stages = pooled ? await regressPanel(panel, transform, drafts, options) : null
  return finish(panel, transform, drafts, stages)
}
