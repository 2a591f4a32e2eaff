import { deseasonalise, reseasonalise, type SeasonalIndices, seasonalIndices } from './classical-decomposition.ts'
import { isSeasonal } from './seasonality-test.ts'

export interface SeasonlessHistory {
  level: readonly number[]
  seasons: readonly SeasonalIndices[]
  /** Puts all seasons back on values that follow the history. */
  restore: (values: readonly number[]) => number[]
}

/** Takes every significant season out of the history, the shortest first. `seasonLengths` in steps, ascending. */
export function removeSeasons(history: readonly number[], seasonLengths: readonly number[]): SeasonlessHistory {
  const seasons: SeasonalIndices[] = []
  let level = history
  for (const length of seasonLengths) {
    if (!isSeasonal(level, length)) continue
    const season = seasonalIndices(level, length)
    seasons.push(season)
    level = deseasonalise(level, season)
  }
  const restore = (values: readonly number[]) =>
    seasons.reduceRight<number[]>((sum, season) => reseasonalise(sum, season, history.length), [...values])
  return { level, seasons, restore }
}
