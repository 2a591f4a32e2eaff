import { exponentialSmoothing } from './exponential-smoothing.ts'
import { linearTrend } from './linear-trend.ts'

/**
 * The Theta method on a history without season: half the extrapolated line (θ = 0), half the simple exponential
 * smoothing of the doubled curvature (θ = 2). Assimakopoulos & Nikolopoulos, "The theta model", IJF 16 (2000),
 * best of the M3 competition.
 */
export function theta(history: readonly number[], horizon: number): number[] {
  const n = history.length
  const { slope, middle, centre } = linearTrend(history)
  const line = (index: number) => centre + slope * (index - middle)
  const curved = history.map((value, index) => 2 * value - line(index))
  const { forecast } = exponentialSmoothing(curved, 'simple', horizon)
  return forecast.map((value, step) => (value + line(n + step)) / 2)
}
