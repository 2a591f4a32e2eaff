import type { InkMap } from './ink-map.ts'
import { strokeWidths } from './stroke-width.ts'

/** Lines this many times the usual width are bold: isometrics draw the pipe bold and dimensions thin. */
const boldness = 1.7
/** Less of the ink than this is specks and arrow heads. */
const leastShare = 0.02

/** Marks the pixels around which enough pixels are dark; sums of windows come from a running table. */
function windows(
  dark: Uint8Array,
  { width, height, before, after }: { width: number; height: number; before: number; after: number },
  isEnough: (sum: number) => boolean,
): Uint8Array {
  const table = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
      row += dark[y * width + x] as number
      table[(y + 1) * (width + 1) + x + 1] = row + (table[y * (width + 1) + x + 1] as number)
    }
  }
  const at = (x: number, y: number): number => table[y * (width + 1) + x] as number
  const marked = new Uint8Array(dark.length)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - before), Math.min(height, y + after + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - before), Math.min(width, x + after + 1)]
      if (isEnough(at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top))) marked[y * width + x] = 1
    }
  }
  return marked
}

/** Pipes are at least this many times as wide as the thin lines where most of the lines are pipes. */
const apart = 2.5

/** Lines from this width on are bold: as a rule against the usual line, and between the two where pipes outweigh the thin lines, as in a sketch. */
function leastBold(map: InkMap): number {
  const { usual, thin, thick } = strokeWidths(map) ?? { usual: 2, thin: 2, thick: 2 }
  const above = boldness * usual
  return thick >= apart * thin ? Math.min(above, Math.sqrt(thin * thick)) : above
}

/** The bold strokes of a drawing alone; the whole map where none stand out. */
export function boldLines(map: InkMap): InkMap {
  const { ink, width, height } = map
  const side = Math.max(3, Math.round(leastBold(map)))
  const [before, after] = [side >> 1, side - (side >> 1) - 1]
  const dark = Uint8Array.from(ink, (value) => (value > 0.5 ? 1 : 0))
  const core = windows(dark, { width, height, before, after }, (sum) => sum >= 0.92 * side * side)
  const near = windows(core, { width, height, before: after + 1, after: before + 1 }, (sum) => sum > 0)
  let [all, kept] = [0, 0]
  const bold = ink.map((value, place) => {
    all += value
    if (near[place] !== 1) return 0
    kept += value
    return value
  })
  return kept > leastShare * all ? { ink: bold, width, height } : map
}
