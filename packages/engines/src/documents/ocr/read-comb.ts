import { at } from '@vitrine/basics/at.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { CombSheet, clearBars, clearEdges } from './comb-sheet.ts'
import type { Comb } from './combs.ts'
import { cutStrip } from './cut-strip.ts'
import type { LineBox } from './line-box.ts'
import { boxOn, type ReadWord } from './read-line.ts'
import { type ReadCharacter, readStrip } from './read-strip.ts'

/** The row of cells is looked at at this height. */
const high = 96
/** Letters run over the cells' head and foot by up to this share of their height. */
const over = { head: 0.24, foot: 0.14 } as const
/** A cell with less ink than this share of it is empty. */
const leastInk = 0.005
/** A letter may reach over its bar by this share of a cell. */
const overlap = 0.18
/** Gaps set between letters and for empty cells, in pixels of the looked-at height. */
const gaps = { letter: 14, empty: 44, margin: 14 } as const
/** Where more of the cells than this do not hold one letter, the row is a table. */
const mostUneven = 0.25
/** Where a cell's letter was not read, or two were, the word is a guess. */
const guess = 0.4

/** Where the cells' bars stand in the strip. */
function barsOn(comb: Comb, width: number, edge: number): number[] {
  const [first, last] = [at(comb, 0).x, at(comb, comb.length - 1).x]
  return comb.map(({ x }) => Math.round(edge + ((x - first) / (last - first)) * (width - 2 * edge)))
}

interface Cell {
  /** Of its ink; null where it is empty. */
  ink: { left: number; right: number } | null
}

function cellsOf(sheet: CombSheet, bars: readonly number[]): Cell[] {
  const counts = Array.from({ length: sheet.width }, (_, x) => sheet.inkOfColumn(x))
  const reach = Math.round((overlap * (at(bars, bars.length - 1) - at(bars, 0))) / (bars.length - 1))
  // Where a letter reaches over its bar, the cells part where there is least ink.
  const ends = bars.map((bar) => {
    let best = Math.min(sheet.width - 1, bar)
    for (let away = 1; away <= reach; away += 1)
      for (const x of [bar - away, bar + away]) if ((counts[x] ?? Infinity) < (counts[best] ?? Infinity)) best = x
    return best
  })
  return ends.slice(1).map((right, index) => {
    const left = at(ends, index)
    const inked = counts
      .slice(left, right)
      .map((count, x) => (count > 0 ? left + x : -1))
      .filter((x) => x >= 0)
    const sum = counts.slice(left, right).reduce((all, count) => all + count, 0)
    const [first, last] = [inked[0], inked.at(-1)]
    if (first === undefined || last === undefined || sum < leastInk * (right - left) * sheet.height)
      return { ink: null }
    return { ink: { left: first, right: last + 1 } }
  })
}

function inkedRows(sheet: CombSheet, cells: readonly Cell[]): { top: number; bottom: number } {
  const isInked = (y: number): boolean =>
    cells.some(({ ink }) => ink !== null && sheet.inkOfRow(y, ink.left, ink.right) > 0)
  let [top, bottom] = [0, sheet.height]
  while (top < bottom - 1 && !isInked(top)) top += 1
  while (bottom > top + 1 && !isInked(bottom - 1)) bottom -= 1
  return { top, bottom }
}

/** The letters set side by side as in a line of text, and where each cell's begins and ends there. */
function composed(sheet: CombSheet, cells: readonly Cell[], { top, bottom }: { top: number; bottom: number }) {
  const first = cells.findIndex(({ ink }) => ink !== null)
  const last = cells.findLastIndex(({ ink }) => ink !== null)
  const margin = Math.max(4, Math.round(0.16 * (bottom - top)))
  let width: number = gaps.margin
  const places = cells.map(({ ink }, index) => {
    if (index < first || index > last) return null
    if (ink === null) {
      width += gaps.empty
      return null
    }
    const from = width
    width += ink.right - ink.left + gaps.letter
    return { from, to: width - gaps.letter }
  })
  width += gaps.margin
  const height = bottom - top + 2 * margin
  const grey = Buffer.alloc(width * height, sheet.paper)
  for (const [index, place] of places.entries()) {
    const ink = at(cells, index).ink
    if (place === null || ink === null) continue
    for (let y = top; y < bottom; y += 1)
      sheet.grey.copy(
        grey,
        (y - top + margin) * width + place.from,
        y * sheet.width + ink.left,
        y * sheet.width + ink.right,
      )
  }
  return { picture: { grey, width, height }, places }
}

const wholeOf = ({ width, height }: GreyPicture): LineBox => ({
  corners: [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ],
  confidence: 1,
})

/** The row of cells as a line, with what letters run over. */
function lineOf(comb: Comb): LineBox {
  const [first, last] = [at(comb, 0), at(comb, comb.length - 1)]
  const height = first.bottom - first.top
  const edge = over.head * height
  return {
    corners: [
      { x: first.x - edge, y: first.top - over.head * height },
      { x: last.x + edge, y: last.top - over.head * height },
      { x: last.x + edge, y: last.bottom + over.foot * height },
      { x: first.x - edge, y: first.bottom + over.foot * height },
    ],
    confidence: 1,
  }
}

interface Filled {
  cell: number
  characters: ReadCharacter[]
}

/** What was read of each cell that has ink. */
function sorted(
  read: readonly ReadCharacter[],
  places: readonly ({ from: number; to: number } | null)[],
  scale: number,
): Filled[] {
  const filled = places.flatMap((place, cell) =>
    place === null ? [] : [{ cell, characters: [] as ReadCharacter[], middle: (place.from + place.to) / 2 }],
  )
  for (const character of read) {
    if (character.character.trim() === '') continue
    const x = character.at / scale
    const nearest = filled.toSorted((a, b) => Math.abs(a.middle - x) - Math.abs(b.middle - x))[0]
    nearest?.characters.push(character)
  }
  return filled
}

/**
 * The words of a row of cells for single letters: the bars are painted over and the letters set side by side, so that they
 * are read as a line of text; an empty cell parts words. None where it is empty, or its cells hold more than a letter each.
 */
export async function readComb(picture: GreyPicture, comb: Comb, page: number): Promise<ReadWord[]> {
  const line = lineOf(comb)
  const sheet = new CombSheet(cutStrip(picture, line, high))
  if (sheet.ink < 0) return []
  const share = high / (1 + over.head + over.foot)
  const [head, foot] = [Math.round(over.head * share), Math.round((1 + over.head) * share)]
  const bars = barsOn(comb, sheet.width, over.head * share)
  clearBars(sheet, bars, head, foot)
  clearEdges(sheet, bars, head, foot)
  const cells = cellsOf(sheet, bars)
  if (cells.every(({ ink }) => ink === null)) return []
  const rows = inkedRows(sheet, cells)
  const { picture: set, places } = composed(sheet, cells, rows)
  const strip = cutStrip(set, wholeOf(set))
  const filled = sorted(await readStrip(strip), places, strip.width / set.width)
  if (filled.filter(({ characters }) => characters.length !== 1).length > mostUneven * filled.length) return []
  const words: Filled[][] = []
  for (const one of filled) {
    const before = words.at(-1)?.at(-1)
    if (before !== undefined && one.cell === before.cell + 1) words.at(-1)?.push(one)
    else words.push([one])
  }
  return words.flatMap((word): ReadWord[] => {
    const characters = word.flatMap((one) => one.characters)
    const text = characters.map(({ character }) => character).join('')
    if (text === '') return []
    const isEven = word.every((one) => one.characters.length === 1)
    const confidence = Math.min(...characters.map((one) => one.confidence), isEven ? 1 : guess)
    const box = boxOn(picture, line, sheet, {
      left: at(bars, at(word, 0).cell),
      right: at(bars, at(word, word.length - 1).cell + 1),
      ...rows,
    })
    return [{ word: { text, confidence, page, box }, sign: null }]
  })
}
