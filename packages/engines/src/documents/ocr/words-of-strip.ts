import { at } from '@vitrine/basics/at.ts'
import { quantile } from '@vitrine/basics/statistics.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { cellNeighbours } from './cell-neighbours.ts'
import { type Ink, inkOf } from './ink-of-strip.ts'
import type { ReadCharacter } from './read-strip.ts'

/** A word within a strip, in its pixels. */
export interface StripWord {
  text: string
  /** The sign of money that its first character might be instead. */
  sign: string | null
  confidence: number
  left: number
  right: number
  top: number
  bottom: number
}

/** Empty columns as wide as this share of the strip's height part words, where the reader saw no space: cells of a table. */
const cellGap = 0.9
/** So do narrower ones where two characters stand this many usual steps apart; less is enough between a digit and a letter. */
const unseenSpace = { gap: 0.25, steps: 1.7 }
const unseenSpaceAtNumber = { gap: 0.13, steps: 1.3 }
/** Other lines may cover at most this share of the strip's height. */
const neighboursInk = 0.2
/** Tills print date and time so close together that no space is visible: 09/02/201811:40. */
function dateAndTime(word: ReadCharacter[]): ReadCharacter[][] {
  const text = word.map(({ character }) => character).join('')
  const date = /^\d{1,2}([/.-])\d{1,2}\1(?:20\d\d|\d\d)(?=\d{1,2}:\d\d)/.exec(text)?.[0].length
  return date === undefined ? [word] : [word.slice(0, date), word.slice(date)]
}

const isDigit = ({ character }: ReadCharacter): boolean => /\d/.test(character)
const isLetter = ({ character }: ReadCharacter): boolean => /\p{L}/u.test(character)
const isNumberEdge = (before: ReadCharacter, after: ReadCharacter): boolean =>
  (isDigit(before) && isLetter(after)) || (isLetter(before) && isDigit(after))

/** Median distance of neighbouring characters. */
function usualStep(characters: readonly ReadCharacter[]): number {
  const steps = characters.slice(1).map((character, index) => character.at - at(characters, index).at)
  return quantile(steps, 0.5)
}

/** The widest run of columns without ink between two places, and its middle; half way where there is none. */
function widestGap({ columns }: Ink, from: number, to: number): { middle: number; width: number } {
  let best = { middle: (from + to) / 2, width: 0 }
  let start = -1
  for (let column = Math.floor(from); column <= Math.ceil(to); column += 1) {
    const isEmpty = (columns[column] ?? 0) === 0
    if (isEmpty && start < 0) start = column
    if ((!isEmpty || column >= Math.ceil(to)) && start >= 0) {
      const width = column - start
      if (width > best.width) best = { middle: start + width / 2, width }
      start = -1
    }
  }
  return best
}

/** Where between two columns there is ink; the whole height where there is none. */
function inkBox(
  { dark, columns, width, height }: Ink,
  from: number,
  to: number,
): Pick<StripWord, 'left' | 'right' | 'top' | 'bottom'> {
  let [left, right, top, bottom] = [Math.floor(from), Math.ceil(to), 0, height]
  while (left < right - 1 && columns[left] === 0) left += 1
  while (right > left + 1 && columns[right - 1] === 0) right -= 1
  const hasInk = (row: number): boolean => dark.subarray(row * width + left, row * width + right).includes(1)
  // On tilted paper the neighbours' feet and heads reach into the strip: ink at its edge with paper behind it.
  const edge = Math.floor(neighboursInk * height)
  for (let row = 0; row < edge && hasInk(row); row += 1) if (!hasInk(row + 1)) top = row + 1
  for (let row = height - 1; row >= height - edge && hasInk(row); row -= 1) if (!hasInk(row - 1)) bottom = row
  while (top < bottom - 1 && !hasInk(top)) top += 1
  while (bottom > top + 1 && !hasInk(bottom - 1)) bottom -= 1
  return { left, right, top, bottom }
}

function placed(
  word: readonly ReadCharacter[],
  before: ReadCharacter | undefined,
  after: ReadCharacter | undefined,
  ink: Ink,
): StripWord {
  const [first, last] = [at(word, 0).at, at(word, word.length - 1).at]
  const from = before === undefined ? 0 : widestGap(ink, before.at, first).middle
  const to = after === undefined ? ink.width : widestGap(ink, last, after.at).middle
  return {
    text: word.map(({ character }) => character).join(''),
    sign: word[0]?.sign ?? null,
    // One wrong character makes a wrong word.
    confidence: Math.min(...word.map(({ confidence }) => confidence)),
    ...inkBox(ink, from, to),
  }
}

/** Parts what was read at spaces and wide gaps, and lays a box around each word's ink. */
export function wordsOfStrip(characters: readonly ReadCharacter[], strip: GreyPicture): StripWord[] {
  const ink = inkOf(strip)
  const step = usualStep(characters)
  const cells = cellNeighbours(characters, ink)
  const words: ReadCharacter[][] = []
  let isNew = true
  for (const [index, found] of characters.entries()) {
    if (found.character.trim() === '') {
      isNew = true
      continue
    }
    const neighbour = cells.get(found)
    const before = characters[index - 1]
    const gap = before === undefined ? 0 : widestGap(ink, before.at, found.at).width / strip.height
    const space = before !== undefined && isNumberEdge(before, found) ? unseenSpaceAtNumber : unseenSpace
    const isFar = before !== undefined && found.at - before.at > space.steps * step
    const isApart = isNew || gap > cellGap || (isFar && gap > space.gap)
    if (neighbour === undefined ? isApart : neighbour === 'apart') words.push([found])
    else words.at(-1)?.push(found)
    isNew = false
  }
  return words
    .flatMap(dateAndTime)
    .map((word, index, all) => placed(word, all[index - 1]?.at(-1), all[index + 1]?.[0], ink))
}
