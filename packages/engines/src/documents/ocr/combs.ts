import { at } from '@vitrine/basics/at.ts'
import { mean, quantile } from '@vitrine/basics/statistics.ts'
import type { Rulings } from '../layout/rulings.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'

/** One of the printed bars between the cells that a form gives to single letters, in pixels. */
export interface Bar {
  x: number
  top: number
  bottom: number
}

/** Neighbouring bars of one row of cells, from the left. */
export type Comb = readonly Bar[]

/** A cell is so many times as wide as it is high. */
const narrowest = 0.45
const widest = 1.3
/** And at most this share of the page high. */
const highest = 0.08
/** Bars of one row begin and end at the same height, but for this share of it. */
const uneven = 0.2
/** Cells are of one width, but for this share of it. */
const alike = 0.2
const fewestBars = 4
/** A crossing line parts a bar where it is this far, as a share of the page's height, from both ends. */
const clearOfEnds = 0.004
/** A letter that touches a bar may hide it: as many may be missing in a row. */
const mostHidden = 2
/** A line closes a row of cells where it is so near to the bars' ends, in heights, along so much of the row. */
const touching = 0.2
const leastCovered = 0.7
/** The bars that go on beyond a row are at least so dark, as a share of its own, and so near to where they should be, in cells. */
const faint = 0.35
const nearby = 0.1
/** More than this share of a row's bars is seen. */
const leastSeen = 0.7

/** The upright lines in pixels, parted where level ones cross them: rows of cells that lie below one another share their bars. */
function barsOf({ horizontal, vertical }: Rulings, width: number, height: number): Bar[] {
  return vertical.flatMap(({ x, y0, y1 }) => {
    const crossings = horizontal
      .filter(
        (line) =>
          line.x0 <= x + 0.002 && line.x1 >= x - 0.002 && line.y > y0 + clearOfEnds && line.y < y1 - clearOfEnds,
      )
      .map(({ y }) => y)
      .toSorted((a, b) => a - b)
    const ends = [y0, ...crossings, y1]
    return ends.slice(1).map((end, index) => ({ x: x * width, top: at(ends, index) * height, bottom: end * height }))
  })
}

const heightOf = ({ top, bottom }: Bar): number => bottom - top

/** Whether a level line closes the row of cells above or below: large letters of print have upright strokes at even steps too. */
function isClosed(row: Comb, { horizontal }: Rulings, { width, height }: GreyPicture): boolean {
  const [first, last] = [at(row, 0), at(row, row.length - 1)]
  const [left, right] = [first.x / width, last.x / width]
  const near = touching * (heightOf(first) / height)
  const ends = [(first.top + last.top) / 2, (first.bottom + last.bottom) / 2]
  return ends.some((end) => {
    const along = horizontal.filter(({ y, x0, x1 }) => Math.abs(y - end / height) < near && x1 > left && x0 < right)
    const covered = along.reduce((sum, { x0, x1 }) => sum + Math.min(x1, right) - Math.max(x0, left), 0)
    return covered > leastCovered * (right - left)
  })
}

function follows(after: Bar, before: Bar, cells = 1): boolean {
  const height = Math.max(heightOf(before), heightOf(after))
  const step = after.x - before.x
  return (
    Math.abs(after.top - before.top) < uneven * height &&
    Math.abs(after.bottom - before.bottom) < uneven * height &&
    step > narrowest * height &&
    step < cells * widest * height
  )
}

function pitchOf(row: Comb): number {
  const steps = row.slice(1).map((bar, index) => bar.x - at(row, index).x)
  return quantile(steps, 0.5)
}

const between = (a: number, b: number, share: number): number => a + share * (b - a)

/** The bars that letters hide between two of them. */
const hiddenBetween = (before: Bar, after: Bar, cells: number): Bar[] =>
  Array.from({ length: cells - 1 }, (_, index) => {
    const share = (index + 1) / cells
    return {
      x: between(before.x, after.x, share),
      top: between(before.top, after.top, share),
      bottom: between(before.bottom, after.bottom, share),
    }
  })

/** Rows of like cells among bars of like height, with the bars that letters hide. */
function evenRows(bars: Comb): Comb[] {
  const pitch = pitchOf(bars)
  if (pitch > widest * heightOf(at(bars, 0))) return []
  const rows: { seen: number; row: Bar[] }[] = []
  for (const bar of bars) {
    const last = rows.at(-1)
    const before = last?.row.at(-1)
    const step = before === undefined ? 0 : bar.x - before.x
    const cells = Math.round(step / pitch)
    const isEven = cells >= 1 && cells <= 1 + mostHidden && Math.abs(step - cells * pitch) < alike * pitch
    if (last && before && isEven) {
      last.row.push(...hiddenBetween(before, bar, cells), bar)
      last.seen += 1
    } else rows.push({ seen: 1, row: [bar] })
  }
  return rows.filter(({ seen, row }) => seen >= fewestBars && seen > leastSeen * row.length).map(({ row }) => row)
}

/** How much darker than the paper around it the darkest column near a place is, and where. */
function darkestNear({ grey, width, height }: GreyPicture, { x, top, bottom }: Bar, pitch: number) {
  const [first, last] = [Math.max(0, Math.round(top)), Math.min(height, Math.round(bottom))]
  const toneAt = (column: number): number => {
    let sum = 0
    // The cast: the place is inside.
    for (let y = first; y < last; y += 1) sum += grey[y * width + column] as number
    return sum / (last - first)
  }
  const from = Math.max(0, Math.round(x - 0.4 * pitch))
  const tones = Array.from({ length: Math.max(0, Math.min(width, Math.round(x + 0.4 * pitch)) - from) }, (_, index) =>
    toneAt(from + index),
  )
  const near = tones.flatMap((tone, index) =>
    Math.abs(from + index - x) <= nearby * pitch ? [{ tone, x: from + index }] : [],
  )
  const [darkest] = near.toSorted((a, b) => a.tone - b.tone)
  return darkest && last > first ? { x: darkest.x, contrast: Math.max(...tones) - darkest.tone } : null
}

/** With the bars that go on to the right and left, too faint for a ruled line. */
function goneOn(comb: Comb, picture: GreyPicture): Comb {
  const row = [...comb]
  const pitch = pitchOf(comb)
  const usual = mean(comb.map((bar) => darkestNear(picture, bar, pitch)?.contrast ?? 0))
  for (const side of [1, -1]) {
    for (;;) {
      const [end, before] = side > 0 ? [row.at(-1), row.at(-2)] : [row[0], row[1]]
      if (end === undefined || before === undefined) break
      const next = { x: end.x + side * pitch, top: 2 * end.top - before.top, bottom: 2 * end.bottom - before.bottom }
      const found = darkestNear(picture, next, pitch)
      if (found === null || found.contrast <= faint * usual) break
      if (side > 0) row.push({ ...next, x: found.x })
      else row.unshift({ ...next, x: found.x })
    }
  }
  return row
}

/** The rows of cells for single letters among a page's ruled lines. */
export function combsOf(rulings: Rulings, picture: GreyPicture): Comb[] {
  const { width, height } = picture
  const bars = barsOf(rulings, width, height).filter((bar) => heightOf(bar) < highest * height)
  const free = new Set(bars.toSorted((a, b) => a.x - b.x))
  const combs: Comb[] = []
  for (const first of free) {
    const row = [first]
    for (const bar of free) if (follows(bar, at(row, row.length - 1), 1 + mostHidden)) row.push(bar)
    for (const bar of row) free.delete(bar)
    if (row.length < fewestBars) continue
    const rows = evenRows(row).filter((comb) => isClosed(comb, rulings, picture))
    combs.push(...rows.map((comb) => goneOn(comb, picture)))
  }
  return combs
}
