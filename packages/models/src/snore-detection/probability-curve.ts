import { at } from '@vitrine/basics/at.ts'
import { mean } from '@vitrine/basics/statistics.ts'
export interface Curve {
  /** Seconds from one value to the next. */
  step: number
  values: number[]
}

export interface HeardWindow {
  /** Seconds. */
  start: number
  end: number
  probability: number
}

/** One value for each `step` seconds of the sound: the mean of the windows that heard it, by how much of it they heard. */
export function probabilityCurve(windows: readonly HeardWindow[], seconds: number, step: number): Curve {
  const count = Math.max(1, Math.ceil(seconds / step - 1e-6))
  const sums = new Float64Array(count)
  const weights = new Float64Array(count)
  for (const { start, end, probability } of windows) {
    const last = Math.min(count - 1, Math.ceil(end / step) - 1)
    for (let cell = Math.floor(start / step); cell <= last; cell++) {
      const heard = Math.min(end, (cell + 1) * step) - Math.max(start, cell * step)
      sums[cell] = at(sums, cell) + probability * heard
      weights[cell] = at(weights, cell) + heard
    }
  }
  return { step, values: Array.from(sums, (sum, cell) => sum / Math.max(at(weights, cell), 1e-9)) }
}

/** Means of whole seconds. */
export function valuesPerSecond({ step, values }: Curve): number[] {
  const perSecond = Math.round(1 / step)
  return Array.from({ length: Math.ceil(values.length / perSecond) }, (_, second) => {
    const cells = values.slice(second * perSecond, (second + 1) * perSecond)
    return mean(cells)
  })
}
