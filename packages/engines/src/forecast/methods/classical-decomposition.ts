import { at } from '@vitrine/basics/at.ts'
export interface SeasonalIndices {
  kind: 'multiplicative' | 'additive'
  /** One for each place in the cycle, the first belonging to the first value of the history. */
  indices: number[]
}

/** With a handful of years, a week's or day's own index is mostly noise: it is averaged with its neighbours, with triangular weights. */
function smoothCycle(indices: readonly number[]): number[] {
  const half = Math.max(2, Math.round(indices.length / 26))
  return indices.map((_, place) => {
    let sum = 0
    let weights = 0
    for (let offset = -half; offset <= half; offset += 1) {
      const weight = half + 1 - Math.abs(offset)
      sum += weight * at(indices, (place + offset + indices.length) % indices.length)
      weights += weight
    }
    return sum / weights
  })
}

/** Even cycles take the 2×m average; NaN at both ends where the window does not fit. */
function centredMovingAverage(history: readonly number[], seasonLength: number): number[] {
  const half = Math.floor(seasonLength / 2)
  const even = seasonLength % 2 === 0
  return history.map((_, index) => {
    if (index < half || index + half >= history.length) return Number.NaN
    let sum = 0
    for (let offset = -half; offset <= half; offset += 1) {
      const weight = even && Math.abs(offset) === half ? 0.5 : 1
      sum += weight * at(history, index + offset)
    }
    return sum / seasonLength
  })
}

/**
 * Seasonal indices by the ratio (or difference) to a centred moving average, normalised to mean 1 (or 0).
 * Makridakis, Wheelwright & Hyndman, "Forecasting: methods and applications" (1998), ch. 3.
 * Multiplicative unless a value is not positive.
 */
export function seasonalIndices(history: readonly number[], seasonLength: number): SeasonalIndices {
  const kind = history.every((value) => value > 0) ? 'multiplicative' : 'additive'
  const neutral = kind === 'multiplicative' ? 1 : 0
  const trend = centredMovingAverage(history, seasonLength)
  const sums = Array.from({ length: seasonLength }, () => 0)
  const counts = Array.from({ length: seasonLength }, () => 0)
  history.forEach((value, index) => {
    const level = at(trend, index)
    if (Number.isNaN(level)) return
    const place = index % seasonLength
    sums[place] = at(sums, place) + (kind === 'multiplicative' ? value / level : value - level)
    counts[place] = at(counts, place) + 1
  })
  const raw = sums.map((sum, place) => (at(counts, place) === 0 ? neutral : sum / at(counts, place)))
  const steady = seasonLength > 24 && history.length < 5 * seasonLength ? smoothCycle(raw) : raw
  const mean = steady.reduce((sum, value) => sum + value, 0) / seasonLength
  return { kind, indices: steady.map((value) => (kind === 'multiplicative' ? value / mean : value - mean)) }
}

/** The history without its season. */
export function deseasonalise(history: readonly number[], season: SeasonalIndices): number[] {
  return history.map((value, index) => {
    const place = at(season.indices, index % season.indices.length)
    return season.kind === 'multiplicative' ? value / place : value - place
  })
}

/** Puts the season back on values that begin `offset` steps after the first value of the history. */
export function reseasonalise(values: readonly number[], season: SeasonalIndices, offset: number): number[] {
  return values.map((value, index) => {
    const place = at(season.indices, (offset + index) % season.indices.length)
    return season.kind === 'multiplicative' ? value * place : value + place
  })
}
