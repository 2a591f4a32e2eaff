import { at } from '@vitrine/basics/at.ts'
import type { Box } from '../../box.ts'
import { type Component, componentsOf } from '../components.ts'
import { type InkMap, resizeInk } from '../ink-map.ts'
import { simplifyPath } from './simplify-path.ts'
import { thin } from './thin.ts'
import { type LineGraph, type Point, traceLines } from './trace-lines.ts'

export interface PipePart {
  label: 'straight_run' | 'elbow' | 'tee' | 'crossing'
  /** How clearly the shape is there; legs that are hardly longer than the least lower it. */
  confidence: number
  box: Box
}

/** Lines are followed at this many pixels on the longer side. */
const longest = 1650
/** Legs and runs shorter than this share of the longer side belong to symbols and letters. */
const leastLeg = 0.012
/** What hangs together in a smaller square is text, a dash or a speck. */
const smallest = 0.03
/** A turn of less is a bent line, not an elbow. */
const leastTurn = 25
/** The bend of a rounded elbow is no longer than so many least legs. */
const widestElbow = 8
/** Marks reach so far around a point. */
const markShare = 0.008

function hide(
  dark: Uint8Array,
  { width, height, hidden }: { width: number; height: number; hidden: readonly Box[] },
): void {
  // Thinning looks at the neighbours of every pixel: the edge holds none.
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) dark[y * width + x] = 0
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) dark[y * width + x] = 0
  for (const [x0, y0, x1, y1] of hidden) {
    for (let y = Math.max(0, Math.floor(y0 * height)); y < Math.min(height, y1 * height); y++) {
      dark.fill(0, y * width + Math.max(0, Math.floor(x0 * width)), y * width + Math.min(width, Math.ceil(x1 * width)))
    }
  }
}

/** A frame runs along all four sides of the rectangle around it. */
function isFrame({ pixels, left, top, right, bottom }: Component, width: number): boolean {
  const near = 4
  const sides = [new Set<number>(), new Set<number>(), new Set<number>(), new Set<number>()]
  for (const place of pixels) {
    const x = place % width
    const y = (place - x) / width
    if (x - left < near) sides[0]?.add(y)
    if (right - x < near) sides[1]?.add(y)
    if (y - top < near) sides[2]?.add(x)
    if (bottom - y < near) sides[3]?.add(x)
  }
  const [across, down] = [right - left + 1, bottom - top + 1]
  if (Math.min(across, down) < 8 * near) return false
  return sides.every((side, index) => side.size > 0.8 * (index < 2 ? down : across))
}

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

interface Straight {
  start: Point
  end: Point
}

interface Leg {
  /** Points away from the node, length 1. */
  x: number
  y: number
  length: number
}

function towards(from: Point, to: Point): Leg {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.x - from.x) / Math.max(1e-6, length), y: (to.y - from.y) / Math.max(1e-6, length), length }
}

const angleBetween = (one: Leg, two: Leg): number =>
  (Math.acos(Math.max(-1, Math.min(1, one.x * two.x + one.y * two.y))) * 180) / Math.PI

/** Positive for a gentle turn to one side, negative for one to the other, 0 for none or a sharp one. */
function bends(before: Point, corner: Point, after: Point): number {
  const [one, two] = [towards(before, corner), towards(corner, after)]
  const turn = angleBetween(one, two)
  return turn > 60 ? 0 : Math.sign(one.x * two.y - one.y * two.x) * turn
}

/** The long legs of a path; what lies between two of them is a rounded corner or a wiggle. */
const straightLegs = (path: readonly Point[], least: number): Straight[] =>
  path.flatMap((start, index) => {
    const [before, end, after] = [path[index - 1], path[index + 1], path[index + 2]]
    if (!end) return []
    const length = Math.hypot(end.x - start.x, end.y - start.y)
    if (length < least) return []
    const isArc = before && after && length < 3 * least && bends(before, start, end) * bends(start, end, after) > 0
    return isArc ? [] : [{ start, end }]
  })

/** How sure a part is: least with legs that are just long enough, most with three times that; an elbow where lines also meet may be none. */
const clear = { least: 0.5, gain: 0.45, most: 0.95, elbowAtNode: 0.8 } as const
/** Of a pixel, 0…1: paler ones are paper. */
const leastInk = 0.35

const near = (one: Point, two: Point, distance: number): boolean => Math.hypot(one.x - two.x, one.y - two.y) <= distance

function partsOf(
  lines: Uint8Array,
  { width, height, leg, mark }: { width: number; height: number; leg: number; mark: number },
): PipePart[] {
  const { nodes, lines: traced } = tracePruned(lines, width, leg)
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

  for (const { from, to, points } of traced) {
    const path = simplifyPath(points, Math.max(2, leg / 6))
    const straight = straightLegs(path, 1.5 * leg)
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
    if (first && head && near(first.start, head, leg)) legs[from]?.push(towards(first.start, first.end))
    if (last && tail && to >= 0 && near(last.end, tail, leg)) legs[to]?.push(towards(last.end, last.start))
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

/**
 * Straight runs, elbows, tees and crossings of single-line pipes. `hidden` are places whose lines are no pipes: symbols.
 * Frames around the sheet, with the tables that hang on them, are left out.
 */
export function findPipeParts(map: InkMap, hidden: readonly Box[] = []): PipePart[] {
  const scale = Math.min(1, longest / Math.max(map.width, map.height))
  const { ink, width, height } = resizeInk(map, Math.round(map.width * scale), Math.round(map.height * scale))
  const side = Math.max(width, height)
  const dark = Uint8Array.from(ink, (value) => (value > leastInk ? 1 : 0))
  hide(dark, { width, height, hidden })
  const lines = new Uint8Array(dark.length)
  for (const component of componentsOf(dark, width, height)) {
    const across = component.right - component.left
    const down = component.bottom - component.top
    if (Math.max(across, down) < smallest * side || isFrame(component, width)) continue
    for (const place of component.pixels) lines[place] = 1
  }
  thin(lines, width)
  return partsOf(lines, { width, height, leg: leastLeg * side, mark: markShare * side })
}
