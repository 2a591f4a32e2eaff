import { at } from '@vitrine/basics/at.ts'
import { forecastByMethod, type MethodForecasts, type MethodName, methodNames } from '../methods/methods.ts'

export interface BackTestRound {
  /** How many values the methods saw. */
  origin: number
  /** The values after them, at most `horizon`; NaN where one is missing. */
  actual: number[]
  forecasts: MethodForecasts
}

export type MethodWeights = Partial<Record<MethodName, number>>

/**
 * The origins from which a history of `length` values is forecast again in its back-test, the latest first, evenly spread
 * so that the rounds overlap as little as the length allows. None for a history that leaves fewer than six values to learn from.
 */
export function backTestOrigins(length: number, seasonLength: number, horizon: number, rounds: number): number[] {
  const cycles = seasonLength > 24 ? Math.min(2 * seasonLength, Math.floor(0.7 * length)) : 3 * seasonLength
  const fewest = Math.max(6, Math.min(cycles, length - 4))
  const step = Math.max(1, Math.floor(Math.min(horizon, (length - fewest) / rounds)))
  const last = length - Math.max(1, Math.floor(horizon / 2))
  return Array.from({ length: rounds }, (_, round) => last - round * step).filter((origin) => origin >= fewest)
}

/**
 * Rolling-origin evaluation (Tashman, IJF 16, 2000): every method forecasts the end of the history from earlier origins,
 * without seeing the values it forecasts. `history` has its gaps filled; `observed` has NaN there.
 */
export function backTest(
  history: readonly number[],
  observed: readonly number[],
  seasonLengths: readonly number[],
  horizon: number,
  rounds: number,
  mostCycles?: number,
): BackTestRound[] {
  return backTestOrigins(history.length, seasonLengths[0] ?? 1, horizon, rounds).map((origin) => {
    const actual = observed.slice(origin, origin + horizon)
    return {
      origin,
      actual,
      forecasts: forecastByMethod(history.slice(0, origin), seasonLengths, actual.length, mostCycles),
    }
  })
}

/**
 * Symmetric error, 0…1, over all rounds, each step ahead weighted by 1/√step. Null where a round has no forecast (the error
 * would not compare) or nothing was observed.
 */
export function weighedError(
  rounds: readonly { actual: readonly number[]; forecast: readonly number[] | undefined }[],
): number | null {
  let total = 0
  let weights = 0
  for (const { actual, forecast } of rounds) {
    if (forecast === undefined) return null
    actual.forEach((value, step) => {
      if (Number.isNaN(value)) return
      const guess = at(forecast, step)
      const weight = 1 / Math.sqrt(step + 1)
      total += (weight * Math.abs(value - guess)) / (Math.abs(value) + Math.abs(guess) + 1e-9)
      weights += weight
    })
  }
  return weights === 0 ? null : total / weights
}

/**
 * Weight of each method, summing to 1: the inverse square of its symmetric error over all rounds, errors further ahead
 * counting less. The seasonal naive forecast, the baseline, starts with half the weight of the others.
 * Without rounds, all other methods have equal weight. Combining by inverse error: Bates & Granger, OR Quarterly 20 (1969).
 */
export function methodWeights(rounds: readonly BackTestRound[], available: MethodForecasts): MethodWeights {
  const raw: MethodWeights = {}
  for (const name of methodNames) {
    if (available[name] === undefined) continue
    const prior = name === 'seasonal naive' ? 0.5 : 1
    if (rounds.length === 0) raw[name] = Math.floor(prior)
    else {
      const error = weighedError(rounds.map(({ actual, forecasts }) => ({ actual, forecast: forecasts[name] })))
      raw[name] = error === null ? 0 : prior / (error + 1e-6) ** 2
    }
  }
  const sum = Object.values(raw).reduce((total, weight) => total + weight, 0)
  return Object.fromEntries(Object.entries(raw).map(([name, weight]) => [name, weight / sum]))
}

/** The weighted mean of the methods' forecasts, step by step. */
export function combine(forecasts: MethodForecasts, weights: MethodWeights): number[] {
  const used = methodNames.flatMap((name) => {
    const values = forecasts[name]
    const weight = weights[name] ?? 0
    return values === undefined || weight === 0 ? [] : [{ values, weight }]
  })
  const sum = used.reduce((total, { weight }) => total + weight, 0)
  const steps = Object.values(forecasts)[0]?.length ?? 0
  return Array.from({ length: steps }, (_, step) =>
    used.reduce((total, { values, weight }) => total + (weight / sum) * at(values, step), 0),
  )
}
