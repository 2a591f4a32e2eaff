/** [x, y] in pixels, or as fractions of a picture. */
export type Point = readonly [x: number, y: number]
/** The corners of a sheet as it lies on a photo: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point]

const crossOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** The area in square pixels, whichever way round the corners go. */
export const areaOfPolygon = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? []
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** The convex hull, clockwise on a picture whose y grows downwards. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (ordered: readonly Point[]): Point[] => {
    const kept: Point[] = []
    for (const point of ordered) {
      for (let count = kept.length; count >= 2; count = kept.length) {
        const [before, last] = [kept[count - 2], kept[count - 1]]
        if (before === undefined || last === undefined || crossOf(before, last, point) > 0) break
        kept.pop()
      }
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}

/** Where the lines a–b and c–d meet; null where they are all but parallel. */
function meeting([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): Point | null {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy]
  const cross = ux * vy - uy * vx
  if (Math.abs(cross) < 1e-6 * Math.hypot(ux, uy) * Math.hypot(vx, vy)) return null
  const along = ((cx - ax) * vy - (cy - ay) * vx) / cross
  return [ax + along * ux, ay + along * uy]
}

/** Takes away the edge whose neighbours, made longer until they meet, add the least area; null where none do outside. */
function withoutOneEdge(hull: readonly Point[]): Point[] | null {
  // The cast: a remainder of the length is a place in the hull.
  const corner = (index: number): Point => hull[(index + hull.length) % hull.length] as Point
  let best: { added: number; index: number; point: Point } | null = null
  for (let index = 0; index < hull.length; index++) {
    const [before, start, end, after] = [corner(index - 1), corner(index), corner(index + 1), corner(index + 2)]
    const point = meeting(before, start, end, after)
    // A meeting point on the inner side belongs to neighbours that run apart.
    if (point === null || crossOf(start, end, point) >= 0) continue
    const added = areaOfPolygon([start, point, end])
    if (best === null || added < best.added) best = { added, index, point }
  }
  if (best === null) return null
  const { index, point } = best
  const next = (index + 1) % hull.length
  return hull.flatMap((each, place) => (place === index ? [point] : place === next ? [] : [each]))
}

/** The four-cornered figure around a convex hull; null where it has fewer than four sides. */
export function fourCorners(hull: readonly Point[]): Corners | null {
  let left: Point[] | null = [...hull]
  while (left !== null && left.length > 4) left = withoutOneEdge(left)
  if (left?.length !== 4) return null
  const first = left.reduce((best, [x, y], index) => {
    const [bestX = 0, bestY = 0] = left[best] ?? []
    return x + y < bestX + bestY ? index : best
  }, 0)
  const turned = [...left.slice(first), ...left.slice(0, first)]
  const [topLeft, topRight, bottomRight, bottomLeft] = turned
  return topLeft && topRight && bottomRight && bottomLeft ? [topLeft, topRight, bottomRight, bottomLeft] : null
}
