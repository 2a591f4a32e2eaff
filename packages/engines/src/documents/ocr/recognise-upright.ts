import type { Word } from '../document.ts'
import { heightOf, widthOf } from '../layout/box.ts'
import { greyOf, pipelineOf } from '../picture/grey-picture.ts'
import type { PreparedPicture } from '../picture/prepare-picture.ts'
import { recognisePicture } from './recognise-picture.ts'
import type { Recognition } from './recognition.ts'

/** A word read surer than this, and longer than two signs, is a word. */
const sure = 0.75
/** A page with so large a share of sure words stands upright. */
const upright = 0.45
/** Another way round is believed when it yields so many times the sure words. */
const clearly = 1.5
const quarterTurns = [180, 90, 270] as const

interface Reading {
  words: Word[]
  picture: PreparedPicture
  /** Degrees, clockwise. */
  turn: number
}

/**
 * Recognises a prepared picture, turned by quarters where it reads badly as it is: scans come upside down. Boxes are
 * those of the picture as it was read, which is answered too.
 */
export async function recogniseUpright(
  picture: PreparedPicture,
  context: { page: number; recognition: Recognition; signal: AbortSignal | undefined },
): Promise<Reading> {
  let best: Reading = { words: await recognisePicture(picture, context), picture, turn: 0 }
  if (readsWell(best)) return best
  // One quick reading each way round tells; only the best one is then read with care.
  for (const turn of quarterTurns) {
    const turned = await turnedBy(picture, turn)
    const found = await context.recognition.recognise({ ...turned, ...context, layout: 'page' })
    const reading = { words: found, picture: turned, turn }
    const known = isSideways(best) ? 2 : Math.max(2, sureWords(best.words).length)
    if (isSideways(reading) || sureWords(found).length <= clearly * known) continue
    best = reading
    if (readsWell(best)) break
  }
  return best.turn === 0 ? best : { ...best, words: await recognisePicture(best.picture, context) }
}

const readsWell = (reading: Reading): boolean =>
  reading.words.length > 0 && sureWords(reading.words).length > upright * reading.words.length && !isSideways(reading)

/** Recognition reads upright columns of letters, too, but takes their order for that of a page. */
function isSideways({ words, picture }: Pick<Reading, 'words' | 'picture'>): boolean {
  const long = words.filter((word) => word.text.length > 3)
  const tall = long.filter((word) => heightOf(word.box) * picture.height > widthOf(word.box) * picture.width)
  return long.length > 3 && tall.length > 0.5 * long.length
}

const sureWords = (words: readonly Word[]): Word[] =>
  words.filter((word) => word.confidence > sure && /[\p{L}\p{N}]{3}/u.test(word.text))

export async function turnedBy(picture: PreparedPicture, degrees: number): Promise<PreparedPicture> {
  const { placement } = picture
  const turned = await greyOf(pipelineOf(picture).rotate(degrees))
  return { ...turned, placement: { ...placement, degrees: placement.degrees + degrees } }
}
