/** A scale on which errors are alike for large and small values. */
export interface Transform {
  name: 'log' | 'log of one more' | 'none'
  forward: (value: number) => number
  backward: (value: number) => number
}

/** Logarithms for positive values, of one more where zeros occur; none where a value is negative. */
export function chooseTransform(values: Iterable<number>): Transform {
  let least = Number.POSITIVE_INFINITY
  for (const value of values) if (value < least) least = value
  if (least > 0) return { name: 'log', forward: Math.log, backward: Math.exp }
  if (least === 0) {
    return { name: 'log of one more', forward: Math.log1p, backward: (value) => Math.max(0, Math.expm1(value)) }
  }
  return { name: 'none', forward: (value) => value, backward: (value) => value }
}
