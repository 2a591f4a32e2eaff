import { at } from '@vitrine/basics/at.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import { linearTrend } from './linear-trend.ts'

/** Cycles longer than this, in steps, are years of weeks or days: a history holds few of them. */
const longCycle = 24
const repeatCorrelation = 0.5

function repeatsItself(history: readonly number[], seasonLength: number): boolean {
  const { slope, middle, centre } = linearTrend(history)
  const flat = history.map((value, step) => value - centre - slope * (step - middle))
  const [early, late] = [flat.slice(0, -seasonLength), flat.slice(seasonLength)]
  const [earlyMean, lateMean] = [mean(early), mean(late)]
  const covariance = mean(early.map((value, step) => (value - earlyMean) * (at(late, step) - lateMean)))
  const variances =
    mean(early.map((value) => (value - earlyMean) ** 2)) * mean(late.map((value) => (value - lateMean) ** 2))
  return variances > 0 && covariance / Math.sqrt(variances) >= repeatCorrelation
}

/**
 * Whether the history has a cycle of `seasonLength` steps. Long cycles (two or more needed): each cycle resembles the one before,
 * correlation 0.5 or more once the trend is removed. Others: the autocorrelation at the season's lag is significant at 90 %, the test of the M3 and M4 competitions
 * (Assimakopoulos & Nikolopoulos, IJF 16, 2000). Fewer than three such cycles are never a season.
 */
export function isSeasonal(history: readonly number[], seasonLength: number): boolean {
  if (seasonLength > longCycle) return history.length >= 2 * seasonLength && repeatsItself(history, seasonLength)
  if (seasonLength < 2 || history.length < 3 * seasonLength) return false
  const centre = mean(history)
  const deviations = history.map((value) => value - centre)
  const variance = deviations.reduce((sum, value) => sum + value * value, 0)
  if (variance === 0) return false
  const autocorrelation = (lag: number) =>
    deviations.slice(lag).reduce((sum, value, index) => sum + value * at(deviations, index), 0) / variance
  let squares = 0
  for (let lag = 1; lag < seasonLength; lag += 1) squares += autocorrelation(lag) ** 2
  const limit = 1.645 * Math.sqrt((1 + 2 * squares) / history.length)
  return Math.abs(autocorrelation(seasonLength)) > limit
}
