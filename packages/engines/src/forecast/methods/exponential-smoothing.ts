import { at } from '@vitrine/basics/at.ts'
import { linearTrend } from './linear-trend.ts'
import { nelderMead } from './nelder-mead.ts'

export type SmoothingKind = 'simple' | 'damped trend'

interface Smoothed {
  forecast: number[]
  /** One-step errors, value − forecast, from the second value on. */
  errors: number[]
}

/** Level and slope of a line through the first ten values, one step before the first. */
function startingState(history: readonly number[], kind: SmoothingKind) {
  const head = history.slice(0, 10)
  if (kind === 'simple' || head.length < 3) return { level: at(history, 0), trend: 0 }
  const { slope, middle, centre } = linearTrend(head)
  return { level: centre - slope * (middle + 1), trend: slope }
}

/** `parameters` in 0…1: level gain; trend gain as a share of it; position of the damping within 0.8…0.98. */
function smooth(history: readonly number[], kind: SmoothingKind, parameters: readonly number[]) {
  const alpha = 0.01 + 0.98 * at(parameters, 0)
  const beta = kind === 'simple' ? 0 : alpha * at(parameters, 1)
  const damping = kind === 'simple' ? 0.8 : 0.8 + 0.18 * at(parameters, 2)
  let { level, trend } = startingState(history, kind)
  const errors: number[] = []
  for (const value of history) {
    const expected = level + damping * trend
    const error = value - expected
    errors.push(error)
    level = expected + alpha * error
    trend = damping * trend + beta * error
  }
  return { level, trend, damping, errors: errors.slice(1) }
}

/**
 * Exponential smoothing with additive error, without season: simple (level only) or with a damped trend.
 * Parameters minimise the squared one-step errors. Gardner & McKenzie, Management Science 31 (1985);
 * Hyndman, Koehler, Ord & Snyder, "Forecasting with exponential smoothing" (2008), models ANN and AAdN.
 */
export function exponentialSmoothing(history: readonly number[], kind: SmoothingKind, horizon: number): Smoothed {
  const cost = (parameters: readonly number[]) => {
    const state = smooth(history, kind, parameters)
    return state.errors.reduce((sum, error) => sum + error * error, 0)
  }
  const parameters = nelderMead(cost, kind === 'simple' ? [0.4] : [0.4, 0.15, 0.6])
  const { level, trend, damping, errors } = smooth(history, kind, parameters)
  let reach = 0
  const forecast = Array.from({ length: horizon }, (_, step) => {
    reach += damping ** (step + 1)
    return level + reach * trend
  })
  return { forecast, errors }
}
