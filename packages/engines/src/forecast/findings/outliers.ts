import { at } from '@vitrine/basics/at.ts'
import { median } from '@vitrine/basics/statistics.ts'
import { removeSeasons } from '../methods/remove-seasons.ts'
import { chooseTransform } from '../transform.ts'

export interface Outlier {
  /** Steps from the first value of the history. */
  step: number
  value: number
  /** The value expected from its neighbours and the season. */
  expected: number
}

/** Robust standard deviations beyond which a value is an outlier. */
const limit = 4.5
const halfWindow = 4

function ratio(whole: number | undefined, level: number | undefined): number {
  return whole === undefined || level === undefined || level === 0 ? 1 : whole / level
}

/**
 * Values far from the running median of the history without season: beyond 4.5 times the scaled median absolute deviation
 * (Hampel, JASA 69, 1974), on the log scale where values allow. `observed` has NaN where values are missing.
 */
export function outliers(
  history: readonly number[],
  observed: readonly number[],
  seasonLengths: readonly number[],
): Outlier[] {
  const { level } = removeSeasons(history, seasonLengths)
  const scale = chooseTransform(level)
  const isPositive = scale.name === 'log' || scale.name === 'log of one more'
  const values = level.map(scale.forward)
  const centre = values.map((_, step) =>
    median([...values.slice(Math.max(0, step - halfWindow), step), ...values.slice(step + 1, step + halfWindow + 1)]),
  )
  const deviations = values.map((value, step) => value - (centre[step] ?? value))
  const deviation = 1.4826 * median(deviations.map(Math.abs))
  if (!(deviation > 0)) return []
  return deviations.flatMap((distance, step) => {
    const value = observed[step] ?? Number.NaN
    if (Number.isNaN(value) || Math.abs(distance) <= limit * deviation) return []
    const usual = scale.backward(at(centre, step))
    const season = at(level, step) === 0 ? 0 : at(history, step) - at(level, step)
    return [{ step, value, expected: isPositive ? usual * ratio(history[step], level[step]) : usual + season }]
  })
}
