import { at } from '@vitrine/basics/at.ts'

function meanOf(values: readonly number[], of: (value: number, index: number) => number): number {
  return values.reduce((sum, value, index) => sum + of(value, index), 0) / values.length
}

/**
 * Measures of forecast accuracy. All take values and forecasts of equal length; percentages are 0…100 and more.
 * Hyndman & Koehler, "Another look at measures of forecast accuracy", IJF 22 (2006).
 */

/** Symmetric mean absolute percentage error, 200·|y−f|/(|y|+|f|), as scored in the M3 competition. */
export function smape(actual: readonly number[], forecast: readonly number[]): number {
  return meanOf(actual, (value, index) => {
    const guess = at(forecast, index)
    const size = Math.abs(value) + Math.abs(guess)
    return size === 0 ? 0 : (200 * Math.abs(value - guess)) / size
  })
}

/** Mean absolute percentage error; rows whose value is 0 are left out, NaN when none is left. */
export function mape(actual: readonly number[], forecast: readonly number[]): number {
  const errors = actual.flatMap((value, index) =>
    value === 0 ? [] : [(100 * Math.abs(value - at(forecast, index))) / Math.abs(value)],
  )
  return meanOf(errors, (error) => error)
}

/**
 * Mean absolute scaled error: 1 is as good as the seasonal naive forecast was on `history`.
 * NaN where the history never changes from season to season.
 */
export function mase(
  actual: readonly number[],
  forecast: readonly number[],
  history: readonly number[],
  seasonLength: number,
): number {
  const lag = history.length > seasonLength ? seasonLength : 1
  const scale = meanOf(history.slice(lag), (value, index) => Math.abs(value - at(history, index)))
  const error = meanOf(actual, (value, index) => Math.abs(value - at(forecast, index)))
  return scale === 0 ? Number.NaN : error / scale
}

/** Share, 0…1, of the values that lie within their band. */
export function coverage(actual: readonly number[], low: readonly number[], high: readonly number[]): number {
  return meanOf(actual, (value, index) => (value >= at(low, index) && value <= at(high, index) ? 1 : 0))
}
