import { type BackTestRound, backTest, combine, type MethodWeights, methodWeights } from './accuracy/back-test.ts'
import { forecastByMethod } from './methods/methods.ts'
import { fillGaps, type Panel } from './panel.ts'

/** State of one series before its bands are computed: shared between the two stages of the combination. */
export interface Draft {
  history: number[]
  rounds: BackTestRound[]
  weights: MethodWeights
  univariate: number[]
}

/**
 * MSTL costs more than all the other methods: in a panel of more series it looks for no long cycle, which the pooled regression has, and for
 * short ones in the last cycles only.
 */
const [mostSeriesForMstl, cyclesInLargePanel] = [60, 18]

/** The univariate methods, combined by their back-test. */
export function draftSeries(panel: Panel, observed: readonly number[], horizon: number, rounds: number): Draft {
  const history = fillGaps(observed)
  const isLarge = panel.series.length > mostSeriesForMstl
  const seasons = isLarge ? panel.seasonLengths.filter((m) => m <= 24) : panel.seasonLengths
  const mostCycles = isLarge ? cyclesInLargePanel : undefined
  const tested = backTest(history, observed, seasons, horizon, rounds, mostCycles)
  const forecasts = forecastByMethod(history, seasons, horizon, mostCycles)
  const weights = methodWeights(tested, forecasts)
  return {
    history,
    rounds: tested,
    weights,
    univariate: combine(forecasts, weights),
  }
}
