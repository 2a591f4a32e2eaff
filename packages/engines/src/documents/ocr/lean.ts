import type { Lean, Word } from '../document.ts'
import { levelled } from '../layout/placement.ts'
import { heightOfLine, type LineBox, lengthOf } from './line-box.ts'

/** Below this length, in heights, the rectangle around a few letters says little about the line's direction. */
const telling = 5
const fewest = 5
/** Lines that rise less than this over a page's height, in heights, count as level: their rows can still be separated. */
const level = 0.003
/** A line whose direction differs this much from its neighbours' does not belong to the page's text: a stamp, a signature. */
const stray = 0.03

interface Direction {
  /** Where the line crosses the middle of the page, in heights from the middle. */
  down: number
  slope: number
  weight: number
}

function median(values: readonly { value: number; weight: number }[]): number {
  const sorted = values.toSorted((a, b) => a.value - b.value)
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  let passed = 0
  for (const { value, weight } of sorted) {
    passed += weight
    if (passed >= half) return value
  }
  return 0
}

const slopeOf = ({ corners: [from, to] }: LineBox): number => (to.y - from.y) / (to.x - from.x)

const tellingLines = (lines: readonly LineBox[]): LineBox[] =>
  lines.filter((line) => lengthOf(line) > telling * heightOfLine(line) && Math.abs(slopeOf(line)) < 1)

/** Degrees, clockwise, by which most of the text is turned; 0 where too few lines tell. */
export function tiltOf(lines: readonly LineBox[]): number {
  const own = tellingLines(lines)
  if (own.length < fewest) return 0
  const slope = median(own.map((line) => ({ value: slopeOf(line), weight: lengthOf(line) })))
  return (Math.atan(slope) * 180) / Math.PI
}

/** How the slope grows down the page: weighted least squares, without outliers in the second pass. */
function fitted(directions: readonly Direction[]): Lean {
  const sum = (value: (one: Direction) => number): number =>
    directions.reduce((all, one) => all + one.weight * value(one), 0)
  const weight = sum(() => 1)
  const [down, slope] = [sum((one) => one.down) / weight, sum((one) => one.slope) / weight]
  const spread = sum((one) => (one.down - down) ** 2)
  const growth = spread === 0 ? 0 : sum((one) => (one.down - down) * (one.slope - slope)) / spread
  return { slope: slope - growth * down, growth }
}

/**
 * How the lines of a page photographed from the side converge; null where they are level, or too few.
 * For a picture that is turned upright already.
 */
export function leanOf(lines: readonly LineBox[], { width, height }: { width: number; height: number }): Lean | null {
  const all = tellingLines(lines).map((line): Direction => {
    const [from, to] = line.corners
    const slope = slopeOf(line)
    const [x, y] = [(from.x + to.x) / 2 - width / 2, (from.y + to.y) / 2 - height / 2]
    // An end is known to about a pixel: a line twice as long gives its direction twice as precisely, and counts four times.
    return { down: (y - slope * x) / height, slope, weight: lengthOf(line) ** 2 }
  })
  if (all.length < fewest) return null
  const first = fitted(all)
  const kept = all.filter(({ down, slope }) => Math.abs(slope - first.slope - first.growth * down) < stray)
  if (kept.length < fewest) return null
  const lean = fitted(kept)
  return Math.abs(lean.slope) + Math.abs(lean.growth) / 2 < level ? null : lean
}

/** The words as they would stand on a page photographed from above. `aspect` is the picture's width over its height. */
export const levelWords = (words: readonly Word[], lean: Lean, aspect: number): Word[] =>
  words.map((word) => ({ ...word, box: levelled(word.box, lean, aspect) }))
