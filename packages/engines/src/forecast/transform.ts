/** A scale on which errors are similar for large and small values. */
export interface Transform {
  name: 'log' | 'log of one more' | 'signed log' | 'none'
  forward: (value: number) => number
  backward: (value: number) => number
}

const fewNegatives = 0.1

/**
 * log(x) where all values are positive, log(x + 1) where zeros occur. Up to a tenth of negative values (returns among sales): the
 * inverse hyperbolic sine, a logarithm with sign (Burbidge, Magee & Robb, JASA 83, 1988). With more negative values: no transform.
 */
export function chooseTransform(values: readonly number[]): Transform {
  const least = values.reduce((lowest, value) => Math.min(lowest, value), Number.POSITIVE_INFINITY)
  if (least > 0) return { name: 'log', forward: Math.log, backward: Math.exp }
  if (least === 0) {
    return { name: 'log of one more', forward: Math.log1p, backward: (value) => Math.max(0, Math.expm1(value)) }
  }
  if (values.filter((value) => value < 0).length > fewNegatives * values.length) {
    return { name: 'none', forward: (value) => value, backward: (value) => value }
  }
  const sizes = values.map(Math.abs).filter((size) => size > 0)
  const unit = (sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 1) / 10
  return {
    name: 'signed log',
    forward: (value) => Math.asinh(value / unit),
    backward: (value) => unit * Math.sinh(value),
  }
}
