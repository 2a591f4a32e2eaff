import sharp from 'sharp'
import type { Word } from '../document.ts'
import { heightOf } from '../layout/box.ts'
import type { PreparedPicture } from '../picture/prepare-picture.ts'
import type { Recognition } from './recognition.ts'

/** Words lower than this many pixels are guessed more than read; they are read again enlarged to `readable`. */
const tiny = 17
const readable = 30
const mostEnlarged = 2.5
/** Taller than this times its width it is a till roll: one column from edge to edge. */
const stripShape = 1.6

/** Recognises a prepared picture, a second time enlarged when its print turns out to be tiny. */
export async function recognisePicture(
  picture: PreparedPicture,
  { page, recognition, signal }: { page: number; recognition: Recognition; signal: AbortSignal | undefined },
): Promise<Word[]> {
  const layout = picture.height > stripShape * picture.width ? 'column' : 'page'
  const words = await recognition.recognise({ ...picture, layout, page, signal })
  const height = medianHeight(words) * picture.height
  if (words.length < 5 || height >= tiny) return words
  const scale = Math.min(mostEnlarged, readable / height)
  const enlarged = await sharp(picture.png)
    .resize({ width: Math.round(scale * picture.width), kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const { width, height: enlargedHeight } = enlarged.info
  return recognition.recognise({ png: enlarged.data, width, height: enlargedHeight, layout, page, signal })
}

function medianHeight(words: readonly Word[]): number {
  const heights = words.filter((word) => /\p{L}{3}|\d{3}/u.test(word.text)).map((word) => heightOf(word.box))
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 1
}
