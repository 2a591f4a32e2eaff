import { readFileSync } from 'node:fs'
import { ChangepointDetector, initSync } from '@bsull/augurs/changepoint'
import { mean, standardDeviation } from '@vitrine/basics/statistics.ts'
import { removeSeasons } from '../methods/remove-seasons.ts'
import { chooseTransform } from '../transform.ts'

export interface Changepoint {
  /** Steps from the first value of the history to the first of the new level. */
  step: number
  /** Mean level after the change divided by that before, minus 1: −0.3 is 30 % lower. */
  change: number
}

let ready = false

/** Fewest steps on one side that make a level. */
const fewestSteps = 6
const smallestChange = 0.15
/** Levels are compared over this many steps on each side: over more, a steady trend would look like a shift. */
const window = 8

function detect(values: number[]): number[] {
  if (!ready) {
    // The WebAssembly lies beside the module that loads it; the package exports only the module.
    const file = new URL(import.meta.resolve('@bsull/augurs/changepoint').replace(/\.js$/, '_bg.wasm'))
    initSync({ module: readFileSync(file) })
    ready = true
  }
  const detector = ChangepointDetector.normalGamma({ hazardLambda: 250 })
  try {
    return detector.detectChangepoints(values).indices.toSorted((a, b) => a - b)
  } finally {
    detector.free()
  }
}

function standardise(values: readonly number[]): number[] {
  const centre = mean(values)
  const spread = standardDeviation(values) || 1
  return values.map((value) => (value - centre) / spread)
}

/** Compared steps of all series together: detection takes the square of a history's length. */
const mostCompared = 1e7

/** How many of the latest values of each of so many series are searched for changes. */
export const searchedSteps = (series: number): number => Math.floor(Math.sqrt(mostCompared / series))

/**
 * Steps at which the level of the history without season shifts and stays: Bayesian online detection with a
 * normal-gamma prior (Adams & MacKay, 2007; augurs) on standardised values, kept when the levels on both sides differ by
 * 15 % and by more than the spread around them.
 */
export function changepoints(history: readonly number[], seasonLengths: readonly number[]): Changepoint[] {
  if (history.length < 4 * fewestSteps) return []
  const { level } = removeSeasons(history, seasonLengths)
  const scale = chooseTransform(level)
  if (scale.name !== 'log' && scale.name !== 'log of one more') return []
  const values = level.map(scale.forward)
  const found = detect(standardise(values))
  const changes: Changepoint[] = []
  for (const step of found) {
    const last = changes.at(-1)?.step ?? 0
    if (step - last < fewestSteps || values.length - step < fewestSteps) continue
    const before = values.slice(Math.max(last, step - window), step)
    const after = values.slice(step, step + window)
    const distance = mean(after) - mean(before)
    const noise = Math.max(standardDeviation(before), standardDeviation(after))
    const change = Math.expm1(distance)
    if (Math.abs(change) >= smallestChange && Math.abs(distance) > 1.5 * noise) changes.push({ step, change })
  }
  return changes
}
