import { at } from '@vitrine/basics/at.ts'
import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import { removeSeasons } from '../methods/remove-seasons.ts'
import { chooseTransform } from '../transform.ts'

export interface SeasonStrength {
  /** Steps of the cycle. */
  length: number
  /** 0 (no season) … 1 (nothing but season). */
  strength: number
  /** Steps from the first value of the history to a peak and to a trough of the cycle. */
  peak: number
  trough: number
}

/** A level minus its running median over five steps. */
function differencesFromMedian(values: readonly number[]): number[] {
  return values.map((value, step) => {
    const around = values.slice(Math.max(0, step - 2), step + 3).sort((a, b) => a - b)
    return value - (around[around.length >> 1] ?? value)
  })
}

function variance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
}

/**
 * Strength of every significant cycle: 1 − Var(remainder) / Var(remainder + season), on the log scale where values allow.
 * Wang, Smith & Hyndman, Data Mining and Knowledge Discovery 13 (2006).
 */
export function seasonStrength(history: readonly number[], seasonLengths: readonly number[]): SeasonStrength[] {
  const scale = chooseTransform(history)
  const { level, seasons } = removeSeasons(history, seasonLengths)
  const remainder = differencesFromMedian(level.map((value) => scale.forward(Math.max(value, 1e-9))))
  return seasons.map(({ kind, indices }) => {
    const season = level.map((value, step) => {
      const index = indices[step % indices.length] ?? 1
      const whole = kind === 'multiplicative' ? value * index : value + index
      return scale.forward(Math.max(whole, 1e-9)) - scale.forward(Math.max(value, 1e-9))
    })
    const both = remainder.map((value, step) => value + at(season, step))
    return {
      length: indices.length,
      strength: clampFraction(1 - variance(remainder) / (variance(both) || 1)),
      peak: indices.indexOf(Math.max(...indices)),
      trough: indices.indexOf(Math.min(...indices)),
    }
  })
}
