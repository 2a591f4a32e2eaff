import type { GreyPicture } from '../picture/grey-picture.ts'
import type { Comb } from './combs.ts'
import { dateInCells } from './date-in-cells.ts'
import { readComb } from './read-comb.ts'
import type { ReadWord } from './read-line.ts'

/** A reading of the cells as lines must be so many times surer to stand: it often parts a row. */
const clearly = 1.1
/** A date whose strokes were read as ones is not sure. */
const mended = 0.75

/** Whether a word's middle is in a row of cells. */
function isIn(comb: Comb, { word }: ReadWord, { width, height }: GreyPicture): boolean {
  const [x, y] = [((word.box[0] + word.box[2]) / 2) * width, ((word.box[1] + word.box[3]) / 2) * height]
  const xs = comb.map((bar) => bar.x)
  const [tops, bottoms] = [comb.map(({ top }) => top), comb.map(({ bottom }) => bottom)]
  return x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...tops) && y < Math.max(...bottoms)
}

const leastSure = (words: readonly ReadWord[]): number => Math.min(...words.map(({ word }) => word.confidence))

function withDate(read: ReadWord): ReadWord {
  const date = dateInCells(read.word.text)
  if (date === null) return read
  return { ...read, word: { ...read.word, text: date, confidence: Math.min(mended, read.word.confidence) } }
}

interface CombContext {
  page: number
  signal: AbortSignal | undefined
  /** Milliseconds of `performance.now()` at which the other rows of cells stay as they were read. */
  until?: number
  combs?: readonly Comb[]
}

/** The words with those in rows of cells read once more, letter by letter: that stands unless the first reading is clearly surer. */
export async function withCombs(
  picture: GreyPicture,
  words: readonly ReadWord[],
  { page, signal, until = Number.POSITIVE_INFINITY, combs = [] }: CombContext,
): Promise<ReadWord[]> {
  let kept = [...words]
  for (const comb of combs) {
    signal?.throwIfAborted()
    // A page of squared paper has hundreds of rows; those that time does not allow stay as they were read.
    if (performance.now() > until) break
    const inside = kept.filter((word) => isIn(comb, word, picture))
    const read = await readComb(picture, comb, page)
    const isWorse = inside.length > 0 && clearly * leastSure(read) < leastSure(inside)
    const chosen = read.length === 0 || isWorse ? inside : read
    kept = [...kept.filter((word) => !inside.includes(word)), ...chosen.map(withDate)]
  }
  return kept
}
