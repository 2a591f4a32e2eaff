import { at } from '@vitrine/basics/at.ts'
/** Value and gradient of a function at a point; the gradient is written into the second argument. */
export type Objective = (point: Float64Array, gradient: Float64Array) => number

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0
  for (let index = 0; index < left.length; index++) sum += at(left, index) * at(right, index)
  return sum
}

/** Adds `factor` times the source to the target; where the source is shorter, to its first entries. */
export function addScaled(target: Float64Array, source: ArrayLike<number>, factor: number): void {
  for (let index = 0; index < source.length; index++) target[index] = at(target, index) + factor * at(source, index)
}

function descentDirection(
  gradient: Float64Array,
  pairs: readonly { step: Float64Array; change: Float64Array; inverse: number }[],
): Float64Array {
  const direction = gradient.map((entry) => -entry)
  const shares: number[] = []
  for (const pair of pairs.toReversed()) {
    const share = pair.inverse * dot(pair.step, direction)
    shares.push(share)
    addScaled(direction, pair.change, -share)
  }
  const last = pairs.at(-1)
  if (last !== undefined) {
    const scale = 1 / (last.inverse * dot(last.change, last.change))
    for (let index = 0; index < direction.length; index++) direction[index] = at(direction, index) * scale
  }
  for (const [index, pair] of pairs.entries()) {
    const back = pair.inverse * dot(pair.change, direction)
    addScaled(direction, pair.step, at(shares, pairs.length - 1 - index) - back)
  }
  return direction
}

function difference(left: Float64Array, right: Float64Array): Float64Array {
  return left.map((entry, index) => entry - at(right, index))
}

/**
 * L-BFGS (Nocedal and Wright, algorithm 7.5, ten pairs kept) with a backtracking line search.
 * Changes `point` in place and returns the last value.
 */
export function minimise(objective: Objective, point: Float64Array, iterations: number): number {
  const size = point.length
  const gradient = new Float64Array(size)
  let value = objective(point, gradient)
  const pairs: { step: Float64Array; change: Float64Array; inverse: number }[] = []
  for (let iteration = 0; iteration < iterations; iteration++) {
    const direction = descentDirection(gradient, pairs)
    const slope = dot(direction, gradient)
    if (slope >= 0) break
    let length = iteration === 0 ? Math.min(1, 1 / Math.sqrt(-slope)) : 1
    const next = new Float64Array(size)
    const nextGradient = new Float64Array(size)
    let nextValue = Number.POSITIVE_INFINITY
    for (let trial = 0; trial < 30; trial++, length /= 2) {
      for (let index = 0; index < size; index++) next[index] = at(point, index) + length * at(direction, index)
      nextValue = objective(next, nextGradient)
      if (nextValue <= value + 1e-4 * length * slope) break
    }
    if (!(nextValue < value)) break
    const step = difference(next, point)
    const change = difference(nextGradient, gradient)
    const curvature = dot(step, change)
    if (curvature > 1e-12) pairs.push({ step, change, inverse: 1 / curvature })
    if (pairs.length > 10) pairs.shift()
    const progress = value - nextValue
    point.set(next)
    gradient.set(nextGradient)
    value = nextValue
    if (progress < 1e-9 * Math.abs(value)) break
  }
  return value
}
