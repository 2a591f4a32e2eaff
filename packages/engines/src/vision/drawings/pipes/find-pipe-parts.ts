import type { Box } from '../../box.ts'
import { type InkMap, shrinkInk } from '../ink-map.ts'
import { type PipePart, partsOf } from './parts-of-lines.ts'
import { pipeLines } from './pipe-lines.ts'

/** Lines are followed at this many pixels on the longer side. */
const longest = 1650
/** Legs and runs shorter than this share of the longer side belong to symbols and letters. */
const leastLeg = 0.012
/** Marks reach so far around a point. */
const markShare = 0.008
/** Of a pixel, 0…1: paler ones are paper. */
const leastInk = 0.35
/**
 * Straight runs, elbows, tees, crossings and valves (two triangles tip to tip) of single-line pipes. `hidden` are places whose lines are no pipes: symbols.
 * Frames around the sheet, with the tables that hang on them, are left out.
 */
export function findPipeParts(map: InkMap, hidden: readonly Box[] = []): PipePart[] {
  const { ink, width, height } = shrinkInk(map, longest)
  const side = Math.max(width, height)
  const dark = Uint8Array.from(ink, (value) => (value > leastInk ? 1 : 0))
  const lines = pipeLines(dark, { width, height, hidden })
  return partsOf(lines, { width, height, leg: leastLeg * side, mark: markShare * side })
}
