import { lookUp } from '@vitrine/basics/look-up.ts'
export interface Point {
  x: number
  y: number
}

/** A thinned line between two nodes; `from` and `to` are node numbers. */
export interface TracedLine {
  from: number
  to: number
  points: Point[]
}

export interface LineGraph {
  /** Ends and meeting points of lines, at their middle. */
  nodes: Point[]
  lines: TracedLine[]
}

/** A line that comes back to its node is longer than this, in pixels. */
const leastLoop = 8

/** Lines that only two meet at a node, as at the kinks of a hand-drawn stroke, are one line. */
function joinAtKinks({ nodes, lines }: LineGraph): LineGraph {
  const joined = [...lines]
  for (const node of nodes.keys()) {
    const [one, two, third] = joined.filter(({ from, to }) => from === node || to === node)
    if (!one || !two || third || one.from === one.to || two.from === two.to) continue
    const before = one.to === node ? one : { from: one.to, to: one.from, points: one.points.toReversed() }
    const after = two.from === node ? two : { from: two.to, to: two.from, points: two.points.toReversed() }
    if (before.from < 0 && after.to < 0) continue
    const whole = { from: before.from, to: after.to, points: [...before.points, ...after.points.slice(1)] }
    const isBackward = whole.from < 0
    joined.splice(joined.indexOf(two), 1)
    joined[joined.indexOf(one)] = isBackward
      ? { from: whole.to, to: whole.from, points: whole.points.toReversed() }
      : whole
  }
  return { nodes, lines: joined }
}

/** Follows the lines of a thinned picture from node to node. Closed loops without a node are cut open anywhere. */
export function traceLines(thinned: Uint8Array, width: number): LineGraph {
  const offsets = [-width, 1, width, -1, -width + 1, width + 1, width - 1, -width - 1]
  const ring = [-width, -width + 1, 1, width + 1, width, width - 1, -1, -width - 1]
  const neighbours = (place: number): number[] =>
    offsets.map((offset) => place + offset).filter((next) => thinned[next] === 1)
  const rises = (place: number): number => {
    let count = 0
    for (let side = 0; side < 8; side++) {
      // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
      if (thinned[place + (ring[side] as number)] === 0 && thinned[place + (ring[(side + 1) % 8] as number)] === 1)
        count += 1
    }
    return count
  }
  const isNode = (place: number): boolean => rises(place) !== 2 && neighbours(place).length > 0

  const nodeOf = new Map<number, number>()
  const nodes: Point[] = []
  const places: number[] = []
  for (let place = 0; place < thinned.length; place++) if (thinned[place] === 1) places.push(place)
  const makeNode = (start: number): void => {
    const group = [start]
    nodeOf.set(start, nodes.length)
    for (const place of group) {
      for (const next of neighbours(place)) {
        if (nodeOf.has(next) || !isNode(next)) continue
        nodeOf.set(next, nodes.length)
        group.push(next)
      }
    }
    const middle = group.reduce(
      (sum, place) => ({ x: sum.x + (place % width), y: sum.y + Math.floor(place / width) }),
      { x: 0, y: 0 },
    )
    nodes.push({ x: middle.x / group.length, y: middle.y / group.length })
  }
  for (const place of places) if (isNode(place) && !nodeOf.has(place)) makeNode(place)

  const used = new Set<number>()
  const lines: TracedLine[] = []
  const follow = (start: number, first: number): void => {
    const from = lookUp(nodeOf, start)
    const path = [start, first]
    used.add(first)
    let before = start
    let place = first
    for (;;) {
      const onward = neighbours(place).filter((next) => next !== before && !used.has(next))
      const free = onward.filter((candidate) => !nodeOf.has(candidate))
      // What touches the pixel before as well may be the start of another line that leaves the same node.
      const ahead = free.find((candidate) => !neighbours(before).includes(candidate)) ?? free[0]
      // On a slant the second and third pixel may still touch the node that the line leaves.
      const isLeaving = path.length === 2 || (path.length < leastLoop && ahead !== undefined)
      const node = neighbours(place).find((next) => nodeOf.has(next) && !(isLeaving && nodeOf.get(next) === from))
      const next = node ?? ahead
      if (next === undefined) break
      path.push(next)
      if (nodeOf.has(next)) break
      used.add(next)
      before = place
      place = next
    }
    const last = path.at(-1) ?? start
    const to = nodeOf.get(last)
    const points = path.map((each) => ({ x: each % width, y: Math.floor(each / width) }))
    lines.push({ from, to: to ?? -1, points })
  }
  for (const place of places) {
    if (!nodeOf.has(place)) continue
    for (const next of neighbours(place)) {
      if (!nodeOf.has(next) && !used.has(next)) follow(place, next)
    }
  }
  for (const place of places) {
    if (nodeOf.has(place) || used.has(place)) continue
    const [next] = neighbours(place)
    if (next === undefined) continue
    makeNode(place)
    follow(place, next)
  }
  return joinAtKinks({ nodes, lines })
}
