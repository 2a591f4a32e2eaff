import { at } from '@vitrine/basics/at.ts'
import { quantile } from '@vitrine/basics/statistics.ts'
import type { Ink } from './ink-of-strip.ts'
import type { ReadCharacter } from './read-strip.ts'

/** A printed bar comes this near, in heights of the strip, to its head and its foot; letters do not. */
const edge = 0.14
/** And this share of its rows is dark in between. */
const solid = 0.85
/** Strokes nearer to a letter's middle than this share of the way to the next one are the letter's. */
const own = 0.2
/** A cell is not wider than this, in heights of the strip: columns of a table are. */
const widestCell = 1.6
/** The cells of a form are alike: this share more or less than the middle one. */
const alike = 0.3
const fewest = 3

/** Scanned bars lean by a pixel: a row is dark where one of three neighbours is. */
function isBar({ dark, width, height }: Ink, column: number): boolean {
  const margin = Math.round(edge * height)
  let [first, last, rows] = [height, -1, 0]
  for (let row = 0; row < height; row += 1) {
    const start = row * width + column
    if (!dark.subarray(Math.max(row * width, start - 1), Math.min((row + 1) * width, start + 2)).includes(1)) continue
    first = Math.min(first, row)
    last = row
    rows += 1
  }
  return first <= margin && last >= height - 1 - margin && rows >= solid * (last - first + 1)
}

/** How many bars stand between two places. */
function barsBetween(ink: Ink, from: number, to: number): number {
  let bars = 0
  let isInside = false
  for (let column = Math.ceil(from); column <= to; column += 1) {
    // The cast: the places lie in the strip.
    const mightBe = (ink.columns[column] as number) > 0 && isBar(ink, column)
    if (mightBe && !isInside) bars += 1
    isInside = mightBe
  }
  return bars
}

interface Pair {
  after: ReadCharacter
  bars: number
  /** Of one cell. */
  pitch: number
}

/**
 * Forms give each letter a cell of its own, between printed bars; a recogniser reads the bars as spaces. Tells of each letter
 * that follows another in such a row of cells whether it continues the word, or an empty cell parts it.
 */
export function cellNeighbours(characters: readonly ReadCharacter[], ink: Ink): Map<ReadCharacter, 'same' | 'apart'> {
  const letters = characters.filter(({ character }) => character.trim() !== '')
  const rows: Pair[][] = [[]]
  for (const [index, after] of letters.slice(1).entries()) {
    const before = at(letters, index)
    const step = after.at - before.at
    const bars = barsBetween(ink, before.at + own * step, after.at - own * step)
    const pitch = step / Math.max(1, bars)
    if (bars > 0 && pitch < widestCell * ink.height) rows.at(-1)?.push({ after, bars, pitch })
    else rows.push([])
  }
  return new Map(
    rows.flatMap((row) => {
      if (row.length < fewest - 1) return []
      const usual = quantile(
        row.map(({ pitch }) => pitch),
        0.5,
      )
      if (row.some(({ pitch }) => Math.abs(pitch - usual) > alike * usual)) return []
      return row.map(({ after, bars }) => [after, bars > 1 ? 'apart' : 'same'] as const)
    }),
  )
}
