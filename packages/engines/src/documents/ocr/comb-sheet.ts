import { at } from '@vitrine/basics/at.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { countTones, toneAt } from '../picture/tones.ts'

/** Tones nearer to the darkest one than this share of the way to the paper are ink. */
const inkShare = 0.55
/** The darkest and the usual tone of an empty row of cells differ by less. */
const leastContrast = 50
/** Printed bars are looked for so far from where they should be. */
const search = 8
/** And are so much darker than the paper, as a share of the way to the darkest tone; their blurred edges at least so much. */
const printed = { core: 0.2, edge: 0.07 } as const
/** From its middle a bar reaches at most so far. */
const thickest = 6

/** A strip of a row of cells, whose printed bars are painted over. */
export class CombSheet {
  readonly grey: Buffer
  readonly width: number
  readonly height: number
  readonly ink: number
  readonly paper: number
  readonly darkest: number

  constructor({ grey, width, height }: GreyPicture) {
    this.grey = Buffer.from(grey)
    this.width = width
    this.height = height
    const tones = countTones(grey)
    this.paper = toneAt(tones, 0.5 * grey.length)
    this.darkest = toneAt(tones, 0.004 * grey.length + 1)
    const contrast = this.paper - this.darkest
    this.ink = contrast < leastContrast ? -1 : this.darkest + inkShare * contrast
  }

  isInk(x: number, y: number): boolean {
    return (this.grey[y * this.width + x] ?? 255) < this.ink
  }

  /** Share of the pixels of a row between two columns that are ink. */
  inkOfRow(y: number, from: number, to: number): number {
    let sum = 0
    for (let x = from; x < to; x += 1) sum += Number(this.isInk(x, y))
    return sum / (to - from)
  }

  inkOfColumn(x: number): number {
    let sum = 0
    for (let y = 0; y < this.height; y += 1) sum += Number(this.isInk(x, y))
    return sum
  }

  /** How dark a stretch of a column or row is, 0 as paper, 1 as the darkest tone. */
  darkness(places: readonly number[]): number {
    const sum = places.reduce((all, place) => all + (this.grey[place] ?? this.paper), 0)
    return (this.paper - sum / places.length) / (this.paper - this.darkest)
  }

  place(x: number, y: number): number {
    return y * this.width + x
  }

  /** Paints a stretch with what lies on both sides of it, so that strokes which cross it go on. */
  bridge(before: number, step: number, pixels: number): void {
    const [left, right] = [this.grey[before] ?? this.paper, this.grey[before + step * (pixels + 1)] ?? this.paper]
    for (let index = 1; index <= pixels; index += 1)
      this.grey[before + step * index] = Math.round(left + ((right - left) * index) / (pixels + 1))
  }
}

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

/** Where near a place a printed bar begins and ends; null where none is. `darkness` is that of a column or row. */
function barNear(darkness: (at: number) => number, place: number, end: number): { from: number; to: number } | null {
  const near = upTo(Math.max(1, place - search), Math.min(end - 1, place + search + 1))
  const middle = near.toSorted((a, b) => darkness(b) - darkness(a))[0]
  if (middle === undefined || darkness(middle) < printed.core) return null
  let [from, to] = [middle, middle + 1]
  while (from > 1 && middle - from < thickest && darkness(from - 1) > printed.edge) from -= 1
  while (to < end - 1 && to - middle < thickest && darkness(to) > printed.edge) to += 1
  return { from, to }
}

/** Paints an upright bar over; one that leans is somewhere else above than below. */
function clearUpright(sheet: CombSheet, bar: number, head: number, foot: number): void {
  const middle = Math.round((head + foot) / 2)
  const find = (from: number, to: number) =>
    barNear((x) => sheet.darkness(upTo(from, to).map((y) => sheet.place(x, y))), bar, sheet.width)
  const [above, below] = [find(head + 5, middle), find(middle, foot - 5)]
  const [upper, lower] = [above ?? below, below ?? above]
  if (upper === null || lower === null) return
  const lean = (lower.from - upper.from) / (0.5 * (foot - head))
  const wide = Math.max(upper.to - upper.from, lower.to - lower.from)
  const start = (upper.from + lower.from + Math.max(0, upper.to - upper.from - wide)) / 2
  for (let y = 0; y < sheet.height; y += 1) {
    const from = Math.min(sheet.width - wide - 2, Math.max(1, Math.round(start + lean * (y - middle)) - 1))
    sheet.bridge(sheet.place(from - 1, y), 1, wide + 2)
  }
}

/** Paints the cells' bars over, and their head and foot. */
export function clearBars(sheet: CombSheet, bars: readonly number[], head: number, foot: number): void {
  for (const bar of bars) clearUpright(sheet, bar, head, foot)
  for (const [index, right] of bars.slice(1).entries()) {
    const columns = upTo(at(bars, index) + 6, right - 6)
    for (const border of [head, foot]) {
      const bar = barNear((y) => sheet.darkness(columns.map((x) => sheet.place(x, y))), border, sheet.height)
      if (bar === null) continue
      for (let x = at(bars, index); x < right; x += 1)
        sheet.bridge(sheet.place(x, bar.from - 1), sheet.width, bar.to - bar.from)
    }
  }
}

/** The feet of a label above reach into the strip: ink at its edge with paper behind it. */
export function clearEdges(sheet: CombSheet, bars: readonly number[], head: number, foot: number): void {
  for (const [index, right] of bars.slice(1).entries()) {
    const left = at(bars, index)
    for (const [edge, border, step] of [
      [0, head, 1],
      [sheet.height - 1, foot, -1],
    ] as const) {
      const rows = upTo(0, Math.abs(border - edge) + 3).map((away) => edge + step * away)
      const gap = rows.findLast((y) => sheet.inkOfRow(y, left, right) === 0)
      if (gap === undefined) continue
      for (const y of rows.slice(0, rows.indexOf(gap)))
        sheet.grey.fill(sheet.paper, sheet.place(left, y), sheet.place(right, y))
    }
  }
}
