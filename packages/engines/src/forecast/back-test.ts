import { forecastByMethod, type MethodForecasts, type MethodName, methodNames } from './methods.ts'

export interface BackTestRound {
  /** How many values the methods saw. */
  origin: number
  /** The values after them, at most `horizon`. */
  actual: number[]
  forecasts: MethodForecasts
}

export type MethodWeights = Partial<Record<MethodName, number>>

/**
 * Rolling-origin evaluation (Tashman, IJF 16, 2000): the methods forecast the end of the history from up to `rounds`
 * earlier points, never seeing what they forecast. No round for a history too short to leave six values to learn from.
 */
export function backTest(
  history: readonly number[],
  seasonLengths: readonly number[],
  horizon: number,
  rounds: number,
): BackTestRound[] {
  const season = seasonLengths[0] ?? 1
  const fewest = Math.max(6, Math.min(3 * season, history.length - 4))
  const step = Math.max(1, Math.floor(Math.min(horizon, (history.length - fewest) / rounds)))
  const last = history.length - Math.max(1, Math.floor(horizon / 2))
  return Array.from({ length: rounds }, (_, round) => last - round * step)
    .filter((origin) => origin >= fewest)
    .map((origin) => {
      const actual = history.slice(origin, origin + horizon)
      return { origin, actual, forecasts: forecastByMethod(history.slice(0, origin), seasonLengths, actual.length) }
    })
}

/**
 * Weight of each method, summing to 1: the inverse square of its symmetric error over all rounds, errors further ahead
 * counting less. The seasonal naive, the yardstick, starts with half the weight of the others.
 * Without rounds all weigh the same. Combining by inverse error: Bates & Granger, OR Quarterly 20 (1969).
 */
export function methodWeights(rounds: readonly BackTestRound[], available: MethodForecasts): MethodWeights {
  const raw: MethodWeights = {}
  for (const name of methodNames) {
    if (available[name] === undefined) continue
    const prior = name === 'seasonal naive' ? 0.5 : 1
    const error = meanError(rounds, name)
    raw[name] = rounds.length === 0 ? (name === 'seasonal naive' ? 0 : 1) : error === null ? 0 : prior / (error + 1e-6) ** 2
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
    used.reduce((total, { values, weight }) => total + (weight / sum) * (values[step] ?? 0), 0),
  )
}

/** Null for a method that had no forecast in some round: its error would not compare. */
function meanError(rounds: readonly BackTestRound[], name: MethodName): number | null {
  let total = 0
  let weights = 0
  for (const { actual, forecasts } of rounds) {
    const forecast = forecasts[name]
    if (forecast === undefined) return null
    actual.forEach((value, step) => {
      const guess = forecast[step] ?? 0
      const weight = 1 / Math.sqrt(step + 1)
      total += (weight * Math.abs(value - guess)) / (Math.abs(value) + Math.abs(guess) + 1e-9)
      weights += weight
    })
  }
  return total / weights
}
