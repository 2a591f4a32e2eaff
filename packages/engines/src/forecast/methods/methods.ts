import { exponentialSmoothing } from './exponential-smoothing.ts'
import { mstl } from './mstl.ts'
import { removeSeasons } from './remove-seasons.ts'
import { seasonalNaive } from './seasonal-naive.ts'
import { theta } from './theta.ts'

export const methodNames = [
  'seasonal naive',
  'Theta',
  'Theta on logs',
  'damped trend',
  'damped trend on logs',
  'MSTL',
] as const
export type MethodName = (typeof methodNames)[number]

export type MethodForecasts = Partial<Record<MethodName, number[]>>

/**
 * The forecast of every method that suits the history, `horizon` values each. The season is taken out before Theta
 * and smoothing and put back after; the methods on logs need positive values.
 * `seasonLengths` in steps, shortest first; none for a history without season. MSTL, the slowest, sees the last `mostCycles` of the longest only.
 */
export function forecastByMethod(
  history: readonly number[],
  seasonLengths: readonly number[],
  horizon: number,
  mostCycles = Number.POSITIVE_INFINITY,
): MethodForecasts {
  const { level, seasons, restore } = removeSeasons(history, seasonLengths)
  const forecasts: MethodForecasts = {
    'seasonal naive': seasonalNaive(history, seasons.at(-1)?.indices.length ?? 1, horizon),
    Theta: restore(theta(level, horizon)),
    'damped trend': restore(exponentialSmoothing(level, 'damped trend', horizon).forecast),
  }
  if (level.every((value) => value > 0)) {
    const logs = level.map(Math.log)
    const smoothed = exponentialSmoothing(logs, 'damped trend', horizon).forecast
    forecasts['Theta on logs'] = restore(theta(logs, horizon).map(Math.exp))
    forecasts['damped trend on logs'] = restore(smoothed.map(Math.exp))
  }
  const recent = history.slice(-Math.min(history.length, mostCycles * Math.max(1, ...seasonLengths)))
  const decomposed = seasonLengths.length > 0 ? mstl(recent, seasonLengths, horizon) : null
  if (decomposed !== null) forecasts.MSTL = decomposed
  return forecasts
}
