import { at } from '@vitrine/basics/at.ts'
import type { Box } from '../../box.ts'
import { findBowties } from './find-bowties.ts'
import { simplifyPath } from './simplify-path.ts'
import { angleBetween, joinLegs, type Leg, leavingLeg, straightLegs, towards } from './straight-legs.ts'
import { thin } from './thin.ts'
import { type LineGraph, type Point, traceLines } from './trace-lines.ts'

export interface PipePart {
  label: 'straight_run' | 'elbow' | 'tee' | 'crossing' | 'valve'
  /** How clearly the shape is there; legs that are hardly longer than the least lower it. */
  confidence: number
  box: Box
}
/** A turn of less is a bent line, not an elbow. */
const leastTurn = 25
/** The bend of a rounded elbow is at most this many times the shortest leg. */
const widestElbow = 8
/** Thinning leaves short twigs at thick corners and ends: they are cut off, and the rest is followed again. */
function tracePruned(lines: Uint8Array, width: number, leg: number): LineGraph {
  const graph = traceLines(lines, width)
  const uses = graph.nodes.map(() => 0)
  for (const { from, to } of graph.lines) for (const node of [from, to]) if (node >= 0) uses[node] = at(uses, node) + 1
  const twigs = graph.lines.filter(
    ({ from, to, points }) => points.length < leg / 2 && to >= 0 && (uses[from] === 1) !== (uses[to] === 1),
  )
  if (twigs.length === 0) return graph
  for (const { from, points } of twigs) {
    // The pixel on the meeting point itself stays.
    const free = uses[from] === 1 ? points.slice(0, -1) : points.slice(1)
    for (const { x, y } of free) lines[y * width + x] = 0
  }
  thin(lines, width)
  return traceLines(lines, width)
}
/** How sure a part is: least with legs that are just long enough, most with three times that; an elbow where lines also meet may be none. */
const clear = { least: 0.5, gain: 0.45, most: 0.95, elbowAtNode: 0.8, bowtie: 0.85 } as const
const near = (one: Point, two: Point, distance: number): boolean => Math.hypot(one.x - two.x, one.y - two.y) <= distance
/** An outline's lines are at most this many times the shortest leg, and its tips at most so many apart. */
const valve = { most: 6, tip: 1.3 } as const

/** What thinned lines do: where they run straight, turn and meet, and where they go around a valve. `leg`: the shortest run that counts; `mark`: how far a mark reaches; both px. */
export function partsOf(
  lines: Uint8Array,
  { width, height, leg, mark }: { width: number; height: number; leg: number; mark: number },
): PipePart[] {
  const graph = tracePruned(lines, width, leg)
  const { nodes } = graph
  const bowties = findBowties(graph, { most: valve.most * leg, tip: valve.tip * leg })
  const outlines = new Set(bowties.flatMap(({ outline }) => outline))
  const traced = graph.lines.filter((_, number) => !outlines.has(number))
  const parts: PipePart[] = []
  const legs: Leg[][] = nodes.map(() => [])
  const boxAround = (from: Point, to: Point): Box => [
    Math.max(0, (Math.min(from.x, to.x) - mark) / width),
    Math.max(0, (Math.min(from.y, to.y) - mark) / height),
    Math.min(1, (Math.max(from.x, to.x) + mark) / width),
    Math.min(1, (Math.max(from.y, to.y) + mark) / height),
  ]
  const clearness = (length: number): number =>
    Math.min(clear.most, clear.least + (clear.gain * (length - leg)) / (2 * leg))

  for (const { outline } of bowties) {
    const points = outline.flatMap((number) => graph.lines[number]?.points ?? [])
    const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    const [first, last] = [
      { x: Math.min(...across), y: Math.min(...down) },
      { x: Math.max(...across), y: Math.max(...down) },
    ]
    parts.push({ label: 'valve', confidence: clear.bowtie, box: boxAround(first, last) })
  }
  for (const { from, to, points } of traced) {
    const path = simplifyPath(points, Math.max(2, leg / 6))
    const straight = joinLegs(straightLegs(path, 1.5 * leg), { turn: leastTurn, gap: 2 * leg })
    for (const { start, end } of straight) {
      const length = Math.hypot(end.x - start.x, end.y - start.y)
      parts.push({ label: 'straight_run', confidence: clearness(length / 1.5), box: boxAround(start, end) })
    }
    for (const [index, one] of straight.entries()) {
      const two = straight[index + 1]
      if (!two) break
      const gap = Math.hypot(two.start.x - one.end.x, two.start.y - one.end.y)
      const [back, onward] = [towards(one.end, one.start), towards(two.start, two.end)]
      const turn = 180 - angleBetween(back, onward)
      if (gap > widestElbow * leg || turn < leastTurn || turn > 150) continue
      const shorter = Math.min(back.length, onward.length)
      parts.push({ label: 'elbow', confidence: clearness(shorter / 1.5), box: boxAround(one.end, two.start) })
    }
    const [first, last] = [straight[0], straight.at(-1)]
    const [head, tail] = [path[0], path.at(-1)]
    const isFirstNear = first && head && near(first.start, head, leg)
    const leaving = isFirstNear ? towards(first.start, first.end) : leavingLeg(points, leg)
    if (leaving) legs[from]?.push(leaving)
    const isLastNear = last && tail && near(last.end, tail, leg)
    const arriving = isLastNear ? towards(last.end, last.start) : leavingLeg(points.toReversed(), leg)
    if (arriving && to >= 0) legs[to]?.push(arriving)
  }
  for (const [index, node] of nodes.entries()) {
    const long = legs[index] ?? []
    const shortest = Math.min(...long.map(({ length }) => length)) / 1.5
    const [one, two] = long
    if (long.length === 2 && one && two && 180 - angleBetween(one, two) >= leastTurn) {
      parts.push({ label: 'elbow', confidence: clearness(shortest) * clear.elbowAtNode, box: boxAround(node, node) })
    }
    if (long.length === 3) parts.push({ label: 'tee', confidence: clearness(shortest), box: boxAround(node, node) })
    if (long.length > 3) parts.push({ label: 'crossing', confidence: clearness(shortest), box: boxAround(node, node) })
  }
  return parts
}
