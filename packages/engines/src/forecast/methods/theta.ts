import { exponentialSmoothing } from './exponential-smoothing.ts'

/**
 * The Theta method on a history without season: half the extrapolated line (θ = 0), half the simple exponential
 * smoothing of the doubled curvature (θ = 2). Assimakopoulos & Nikolopoulos, "The theta model", IJF 16 (2000),
 * best of the M3 competition.
 */
export function theta(history: readonly number[], horizon: number): number[] {
  const n = history.length
  const middle = (n - 1) / 2
  const mean = history.reduce((sum, value) => sum + value, 0) / n
  const spread = history.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
  const slope =
    spread === 0 ? 0 : history.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0) / spread
  const line = (index: number) => mean + slope * (index - middle)
  const curved = history.map((value, index) => 2 * value - line(index))
  const { forecast } = exponentialSmoothing(curved, 'simple', horizon)
  return forecast.map((value, step) => (value + line(n + step)) / 2)
}
