import { mean } from '@vitrine/basics/statistics.ts'

/** A straight line through values that stand one step apart; `middle` is the step, from 0, at which it has the value `centre`. */
interface LinearTrend {
  slope: number
  middle: number
  centre: number
}

/** The line of least squares; level through a single value. */
export function linearTrend(values: readonly number[]): LinearTrend {
  const middle = (values.length - 1) / 2
  const centre = mean(values)
  const spread = values.reduce((sum, _, step) => sum + (step - middle) ** 2, 0)
  const shared = values.reduce((sum, value, step) => sum + (step - middle) * (value - centre), 0)
  return { slope: spread === 0 ? 0 : shared / spread, middle, centre }
}
