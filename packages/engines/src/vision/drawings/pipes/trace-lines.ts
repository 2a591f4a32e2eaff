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
    const from = nodeOf.get(start) ?? 0
    const path = [start, first]
    used.add(first)
    let before = start
    let place = first
    for (;;) {
      const onward = neighbours(place).filter((next) => next !== before && !used.has(next))
      const node = neighbours(place).find(
        (next) => nodeOf.has(next) && !(path.length === 2 && nodeOf.get(next) === from),
      )
      const next = node ?? onward.find((candidate) => !nodeOf.has(candidate))
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
  return { nodes, lines }
}
