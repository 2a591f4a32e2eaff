import type { Line, Word } from '../document.ts'
import { boxAround, heightOf, middleOf, verticalOverlap } from './box.ts'

/** A gap wider than this many line heights separates columns rather than words. */
const columnGap = 1.6

/** A dash or a dot as recognised is as low as its ink, which says nothing of its line's height. */
const isMark = ({ text }: Word): boolean => !/[\p{L}\p{N}]/u.test(text)

/** How high the type is that two neighbours are set in: a mark's ink does not tell. */
export function typeHeight(one: Word, other: Word): number {
  const told = [one, other].filter((word) => !isMark(word))
  return Math.min(...(told.length > 0 ? told : [one, other]).map((word) => heightOf(word.box)))
}

/** Top to bottom, marks after all words, whose rows they join. */
const inOrder = (words: readonly Word[]): Word[] =>
  words.toSorted((a, b) => Number(isMark(a)) - Number(isMark(b)) || middleOf(a.box) - middleOf(b.box))

/**
 * Groups words that share a baseline, left to right, top to bottom: whole rows across all columns.
 * A row may mix sizes (a small label beside a large value): a word joins the row whose middle lies nearest.
 */
export function rowsOfWords(words: readonly Word[]): Word[][] {
  const rows: { words: Word[]; middle: number; top: number; bottom: number }[] = []
  for (const word of inOrder(words)) {
    const row = rows.findLast((candidate) => {
      const last = candidate.words.at(-1)
      if (last === undefined) return false
      const distance = Math.abs(middleOf(word.box) - candidate.middle)
      return (
        distance < 0.5 * Math.min(isMark(word) ? 1 : heightOf(word.box), candidate.bottom - candidate.top) &&
        (isMark(word) || verticalOverlap(word.box, last.box) > 0.4)
      )
    })
    if (row === undefined) {
      rows.push({ words: [word], middle: middleOf(word.box), top: word.box[1], bottom: word.box[3] })
      continue
    }
    row.words.push(word)
    if (isMark(word)) continue
    row.middle += (middleOf(word.box) - row.middle) / row.words.length
  }
  return rows.toSorted((a, b) => a.middle - b.middle).map((row) => row.words.toSorted((a, b) => a.box[0] - b.box[0]))
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
