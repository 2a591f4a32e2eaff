import { at } from '@vitrine/basics/at.ts'
import type { Draft } from '../draft-series.ts'
import { mase, smape } from './accuracy.ts'
import type { BackTestRound } from './back-test.ts'

export interface BackTestReport {
  rounds: number
  /** Values that were forecast and compared. */
  points: number
  /**
   * Error of the combination and of the seasonal naive forecast of the same values, in percent: sMAPE, or where some
   * values are 0 the sum of all errors in percent of the sum of the values.
   */
  smape: number
  naiveSmape: number
  /** Below 1: better than the seasonal naive forecast was on the history. Null for a history that never changes. */
  mase: number | null
}

/**
 * sMAPE calls any forecast of a zero 200 % wrong, such as 0.4 pallets on a Sunday when the dock is closed; there errors
 * are weighed against what was sold in all (WAPE).
 */
function percentageError(actual: readonly number[], forecast: readonly number[]): number {
  const size = actual.reduce((sum, value) => sum + Math.abs(value), 0)
  if (size === 0 || !actual.includes(0)) return smape(actual, forecast)
  const error = actual.reduce((sum, value, index) => sum + Math.abs(value - at(forecast, index)), 0)
  return (100 * error) / size
}

/** Accuracy of the forecasts of all rounds; null where nothing was held out. */
export function reportBackTest(
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
    smape: percentageError(actual, forecast),
    naiveSmape: percentageError(
      actual,
      pairs.map((pair) => pair.naive),
    ),
    mase: Number.isFinite(scaled) ? scaled : null,
  }
}
