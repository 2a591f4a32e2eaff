import type { Point } from './line-box.ts'

export interface Rectangle {
  centre: Point
  /** Along `angle`. */
  width: number
  height: number
  /** Radians, −π/4…π/4: the side that lies nearer to level. */
  angle: number
}

/** The same directions, turned by quarters into −π/4…π/4. */
function nearLevel(angle: number): number {
  const quarter = Math.PI / 2
  return angle - quarter * Math.round(angle / quarter)
}

function rectangleAlong(points: readonly Point[], angle: number): Rectangle {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of points) {
    const [along, across] = [x * cos + y * sin, y * cos - x * sin]
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, across)
    bottom = Math.max(bottom, across)
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2]
  const centre = { x: along * cos - across * sin, y: along * sin + across * cos }
  return { centre, width: right - left, height: bottom - top, angle }
}

function turn(a: Point | undefined, b: Point | undefined, c: Point): number {
  return a === undefined || b === undefined ? 0 : (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

function halfOfHull(ordered: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of ordered) {
    while (chain.length >= 2 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop()
    chain.push(point)
  }
  return chain.slice(0, -1)
}

/** Andrew's monotone chain. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const hull = [...halfOfHull(sorted), ...halfOfHull(sorted.toReversed())]
  return hull.length > 0 ? hull : sorted.slice(0, 1)
}

/** The rectangle of least area around points: one of its sides lies on a side of their convex hull (Freeman and Shapira, 1975). */
export function smallestRectangle(points: readonly Point[]): Rectangle {
  const hull = convexHull(points)
  let best: Rectangle | null = null
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from
    const found = rectangleAlong(hull, nearLevel(Math.atan2(to.y - from.y, to.x - from.x)))
    if (best === null || found.width * found.height < best.width * best.height) best = found
  }
  return best ?? rectangleAlong(points, 0)
}
