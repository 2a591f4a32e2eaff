import { at } from '@vitrine/basics/at.ts'
import { mean, standardDeviation } from '@vitrine/basics/statistics.ts'
/** One row of a herd table: udder measures of one cow on one day, four quarters each, in the table's own unit. */
export interface CowDay {
  cow: string
  /** Sorts the rows of a cow. */
  day: number
  /** Front left, front right, rear left, rear right. */
  inner: readonly number[]
  outer: readonly number[]
}

/** The inputs of the score; score.json uses the same names. */
export interface CowMeasures {
  largestOuter: number
  largestInner: number
  outerSpread: number
  innerSpread: number
  outerChange: number
  innerChange: number
  unrest: number
  gap: number
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/** Row by row: a cow may have more values than a call takes arguments. */
const largest = (rows: readonly (readonly number[])[]): number =>
  rows.reduce((most, row) => Math.max(most, ...row), Number.NEGATIVE_INFINITY)

/** Change of the mean from the first day to the last. */
const change = (of: readonly (readonly number[])[]): number => mean(of.at(-1) ?? []) - mean(of[0] ?? [])

/** Measures of one cow; `days` in order, at least one. The same sums as evals/train/herd/fit.py. */
export function measuresOf(days: readonly CowDay[]): CowMeasures {
  const inner = days.map((day) => day.inner)
  const outer = days.map((day) => day.outer)
  return {
    largestOuter: largest(outer),
    largestInner: largest(inner),
    outerSpread: mean(outer.map(spread)),
    innerSpread: mean(inner.map(spread)),
    outerChange: change(outer),
    innerChange: change(inner),
    unrest: mean([0, 1, 2, 3].map((quarter) => standardDeviation(outer.map((row) => at(row, quarter))))),
    gap: mean(outer.map(mean)) - mean(inner.map(mean)),
  }
}
