import type { Line, Word } from '../document.ts'
import { boxAround, fromLeft, heightOf, middleOf, verticalOverlap } from './box.ts'

/** A gap wider than this many line heights separates columns rather than words. */
const columnGap = 1.6

/** The box of a recognised dash or dot is only as high as its ink, which says nothing about its line's height. */
const isMark = ({ text }: Word): boolean => !/[\p{L}\p{N}]/u.test(text)

/** The type height of two neighbours; a punctuation mark's ink does not show it. */
export function typeHeight(one: Word, other: Word): number {
  const told = [one, other].filter((word) => !isMark(word))
  return Math.min(...(told.length > 0 ? told : [one, other]).map((word) => heightOf(word.box)))
}

interface Placed {
  word: Word
  isMark: boolean
  middle: number
}

/** Top to bottom, marks after all words, whose rows they join. */
const inOrder = (words: readonly Word[]): Placed[] =>
  words
    .map((word) => ({ word, isMark: isMark(word), middle: middleOf(word.box) }))
    .toSorted((a, b) => Number(a.isMark) - Number(b.isMark) || a.middle - b.middle)

/**
 * Groups words that share a baseline, left to right, top to bottom: whole rows across all columns.
 * A row may mix sizes (a small label beside a large value): a word joins the row whose middle lies nearest.
 */
export function rowsOfWords(words: readonly Word[]): Word[][] {
  const rows: { words: Word[]; middle: number; top: number; bottom: number }[] = []
  for (const { word, isMark: isSmall, middle } of inOrder(words)) {
    const height = isSmall ? 1 : heightOf(word.box)
    const row = rows.findLast((candidate) => {
      if (Math.abs(middle - candidate.middle) >= 0.5 * Math.min(height, candidate.bottom - candidate.top)) return false
      const last = candidate.words.at(-1)
      return last !== undefined && (isSmall || verticalOverlap(word.box, last.box) > 0.4)
    })
    if (row === undefined) {
      rows.push({ words: [word], middle, top: word.box[1], bottom: word.box[3] })
      continue
    }
    row.words.push(word)
    if (isSmall) continue
    row.middle += (middle - row.middle) / row.words.length
  }
  return rows.toSorted((a, b) => a.middle - b.middle).map((row) => row.words.toSorted(fromLeft))
}

export function lineOfWords(words: readonly Word[]): Line {
  return {
    text: words.map((word) => word.text).join(' '),
    words,
    box: boxAround(words.map((word) => word.box)),
    page: words[0]?.page ?? 1,
  }
}

/** Splits rows at wide gaps. `aspect` is the page's width over its height. */
export function linesOfWords(words: readonly Word[], aspect: number): Line[] {
  return rowsOfWords(words).flatMap((row) => {
    const lines: Line[] = []
    let run: Word[] = []
    for (const word of row) {
      const before = run.at(-1)
      const gap = before === undefined ? 0 : (word.box[0] - before.box[2]) * aspect
      if (before !== undefined && gap > columnGap * typeHeight(before, word)) {
        lines.push(lineOfWords(run))
        run = []
      }
      run.push(word)
    }
    if (run.length > 0) lines.push(lineOfWords(run))
    return lines
  })
}
