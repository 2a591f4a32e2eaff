/**
 * Whether the autocorrelation at the season's lag is significant at 90 %, the test of the M3 and M4 competitions
 * (Assimakopoulos & Nikolopoulos, IJF 16, 2000). Fewer than three cycles never are.
 */
export function isSeasonal(history: readonly number[], seasonLength: number): boolean {
  if (seasonLength < 2 || history.length < 3 * seasonLength) return false
  const mean = history.reduce((sum, value) => sum + value, 0) / history.length
  const deviations = history.map((value) => value - mean)
  const variance = deviations.reduce((sum, value) => sum + value * value, 0)
  if (variance === 0) return false
  const autocorrelation = (lag: number) =>
    deviations.slice(lag).reduce((sum, value, index) => sum + value * (deviations[index] ?? 0), 0) / variance
  let squares = 0
  for (let lag = 1; lag < seasonLength; lag += 1) squares += autocorrelation(lag) ** 2
  const limit = 1.645 * Math.sqrt((1 + 2 * squares) / history.length)
  return Math.abs(autocorrelation(seasonLength)) > limit
}
