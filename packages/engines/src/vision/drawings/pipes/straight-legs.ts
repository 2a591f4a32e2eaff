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

/** Line drawn by hand: legs that go on in nearly the same way, less than `turn` degrees apart and at most `gap` from each other, are one. */
export function joinLegs(legs: readonly Straight[], { turn, gap }: { turn: number; gap: number }): Straight[] {
  const joined: Straight[] = []
  for (const next of legs) {
    const last = joined.at(-1)
    const goesOn =
      last &&
      Math.hypot(next.start.x - last.end.x, next.start.y - last.end.y) <= gap &&
      angleBetween(towards(last.start, last.end), towards(next.start, next.end)) < turn
    if (goesOn) joined[joined.length - 1] = { start: last.start, end: next.end }
    else joined.push(next)
  }
  return joined
}

/** How far off the straight way between its ends a line may run, as a share of the shortest leg. */
const mostOff = 0.4

/** The leg with which a line leaves its first point, three times `least` long; null where it is shorter or does not run straight for so long. */
export function leavingLeg(points: readonly Point[], least: number): Leg | null {
  const [start] = points
  const far = points.findIndex(({ x, y }) => start && Math.hypot(x - start.x, y - start.y) >= 3 * least)
  const end = points[far]
  if (!start || !end) return null
  const way = towards(start, end)
  const isStraight = points
    .slice(0, far)
    .every(({ x, y }) => Math.abs(way.x * (y - start.y) - way.y * (x - start.x)) <= mostOff * least)
  return isStraight ? way : null
}
