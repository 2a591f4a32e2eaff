import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import type { Word } from '../document.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { cutStrip } from './cut-strip.ts'
import type { LineBox } from './line-box.ts'
import { readStrip } from './read-strip.ts'
import { type StripWord, wordsOfStrip } from './words-of-strip.ts'

/** Marks without a Latin or Greek letter or a digit that are less sure than this are specks and bits of logos. */
const leastOfSigns = 0.6
/** A texture read as letters is less sure than this. */
const leastOfWords = 0.3

/** A word, and the sign of money that its first character might be instead. */
export interface ReadWord {
  word: Word
  sign: string | null
}

const within = (value: number, side: number): number => clampFraction(value / side)

/** The upright box around a place of the strip, as fractions of the picture. */
export function boxOn(
  picture: GreyPicture,
  line: LineBox,
  strip: Pick<GreyPicture, 'width' | 'height'>,
  word: Pick<StripWord, 'left' | 'right' | 'top' | 'bottom'>,
): Word['box'] {
  const [topLeft, topRight, , bottomLeft] = line.corners
  const on = (x: number, y: number) => {
    const [along, down] = [x / strip.width, y / strip.height]
    return {
      x: topLeft.x + along * (topRight.x - topLeft.x) + down * (bottomLeft.x - topLeft.x),
      y: topLeft.y + along * (topRight.y - topLeft.y) + down * (bottomLeft.y - topLeft.y),
    }
  }
  const corners = [
    on(word.left, word.top),
    on(word.right, word.top),
    on(word.right, word.bottom),
    on(word.left, word.bottom),
  ]
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return [
    within(Math.min(...xs), picture.width),
    within(Math.min(...ys), picture.height),
    within(Math.max(...xs), picture.width),
    within(Math.max(...ys), picture.height),
  ]
}

/** The words of one line of a picture, each with its box on the page. */
export async function readLine(picture: GreyPicture, line: LineBox, page: number): Promise<ReadWord[]> {
  const strip = cutStrip(picture, line)
  return wordsOfStrip(await readStrip(strip), strip).flatMap((word): ReadWord[] => {
    const least = /[\p{Script=Latin}\p{Script=Greek}\p{N}]/u.test(word.text) ? leastOfWords : leastOfSigns
    if (word.confidence < least) return []
    const { text, confidence, sign } = word
    return [{ word: { text, confidence, page, box: boxOn(picture, line, strip, word) }, sign }]
  })
}
