import type { Point } from './trace-lines.ts'

/** The corners of a path, its ends included: no point lies further than `tolerance` from the straight legs (Douglas and Peucker). */
export function simplifyPath(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let farthest = { distance: 0, index: 0 }
  const length = Math.hypot(last.x - first.x, last.y - first.y)
  for (const [index, { x, y }] of points.entries()) {
    const distance =
      length === 0
        ? Math.hypot(x - first.x, y - first.y)
        : Math.abs((last.x - first.x) * (first.y - y) - (first.x - x) * (last.y - first.y)) / length
    if (distance > farthest.distance) farthest = { distance, index }
  }
  if (farthest.distance <= tolerance) return [first, last]
  return [
    ...simplifyPath(points.slice(0, farthest.index + 1), tolerance).slice(0, -1),
    ...simplifyPath(points.slice(farthest.index), tolerance),
  ]
}
