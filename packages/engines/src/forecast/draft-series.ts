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

/** MSTL on a long cycle costs more than all the other methods; a large panel has its season from the pooled regression. */
const mostSeriesForMstl = 60

/** The univariate methods, combined by their back-test. */
export function draftSeries(panel: Panel, observed: readonly number[], horizon: number, rounds: number): Draft {
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
