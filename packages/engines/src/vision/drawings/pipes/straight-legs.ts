import type { Point } from './trace-lines.ts'

export interface Straight {
  start: Point
  end: Point
}

export interface Leg {
  /** Points away from the node, length 1. */
  x: number
  y: number
  length: number
}

/** The way from a point to another. */
export function towards(from: Point, to: Point): Leg {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.x - from.x) / Math.max(1e-6, length), y: (to.y - from.y) / Math.max(1e-6, length), length }
}

/** Degrees, 0…180. */
export const angleBetween = (one: Leg, two: Leg): number =>
  (Math.acos(Math.max(-1, Math.min(1, one.x * two.x + one.y * two.y))) * 180) / Math.PI

/** Positive for a gentle turn to one side, negative for one to the other, 0 for none or a sharp one. */
function bends(before: Point, corner: Point, after: Point): number {
  const [one, two] = [towards(before, corner), towards(corner, after)]
  const turn = angleBetween(one, two)
  return turn > 60 ? 0 : Math.sign(one.x * two.y - one.y * two.x) * turn
}

/** The long legs of a path; what lies between two of them is a rounded corner or a wiggle. */
export const straightLegs = (path: readonly Point[], least: number): Straight[] =>
  path.flatMap((start, index) => {
    const [before, end, after] = [path[index - 1], path[index + 1], path[index + 2]]
    if (!end) return []
    const length = Math.hypot(end.x - start.x, end.y - start.y)
    if (length < least) return []
    const isArc = before && after && length < 3 * least && bends(before, start, end) * bends(start, end, after) > 0
    return isArc ? [] : [{ start, end }]
  })
