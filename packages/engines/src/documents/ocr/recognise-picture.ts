import type { Word } from '../document.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import type { Comb } from './combs.ts'
import { findLines } from './find-lines.ts'
import { type LineBox, lengthOf } from './line-box.ts'
import { type ReadWord, readLine } from './read-line.ts'
import { settleMoneySigns } from './settle-money-signs.ts'
import { withCombs } from './with-combs.ts'

export interface RecognitionContext {
  /** Counted from 1; goes into each word. */
  page: number
  signal: AbortSignal | undefined
  /** Milliseconds of `performance.now()` at which the rest of the page stays unread; left out, it is read to the end. */
  until?: number
  /** Told how many lines stayed unread. */
  onUnread?: (lines: number) => void
  /** Rows of cells for single letters. */
  combs?: readonly Comb[]
}

/** A page of small print has about two hundred; foliage and gravel look like thousands. */
const mostLines = 600

export const longest = (lines: readonly LineBox[], most: number): LineBox[] =>
  lines.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, most)

/** The words of known lines; the longest ones where there are too many, and those that time allows. */
export async function readLines(
  picture: GreyPicture,
  lines: readonly LineBox[],
  context: RecognitionContext,
): Promise<Word[]> {
  const { page, signal, until = Number.POSITIVE_INFINITY, onUnread } = context
  const words: ReadWord[] = []
  const taken = new Set(longest(lines, mostLines))
  for (const line of lines) {
    if (!taken.has(line)) continue
    signal?.throwIfAborted()
    if (performance.now() > until) {
      onUnread?.(taken.size)
      break
    }
    taken.delete(line)
    words.push(...(await readLine(picture, line, page)))
  }
  return settleMoneySigns(taken.size > 0 ? words : await withCombs(picture, words, context))
}

/** The words of a picture that stands upright, with box and confidence, in no order. */
export async function recognisePicture(picture: GreyPicture, context: RecognitionContext): Promise<Word[]> {
  return readLines(picture, await findLines(picture), context)
}
