import { decodeImage, sizeOfImage } from '../decode-image.ts'
import type { GreyPicture } from '../grey-picture.ts'

/** Sheets are read no larger than this many pixels on the longer side: the thinnest pipes are still two pixels wide. */
const longest = 3300

export interface Drawing extends GreyPicture {
  /** Share of the pixels that are clearly no grey. */
  coloured: number
}

/**
 * Decodes a drawing to grey, made smaller where it is very large, never larger.
 *
 * Throws `InputError` as `decodeImage` does.
 */
export async function readDrawing(bytes: Uint8Array): Promise<Drawing> {
  const { originalWidth, originalHeight } = await sizeOfImage(bytes)
  const scale = Math.min(1, longest / Math.max(originalWidth, originalHeight))
  const width = Math.max(1, Math.round(originalWidth * scale))
  const height = Math.max(1, Math.round(originalHeight * scale))
  const { pixels } = await decodeImage(bytes, width, height)
  const grey = new Uint8Array(width * height)
  let coloured = 0
  for (let index = 0; index < grey.length; index++) {
    const [red = 0, green = 0, blue = 0] = [pixels[3 * index], pixels[3 * index + 1], pixels[3 * index + 2]]
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 40) coloured += 1
    grey[index] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
  }
  return { pixels: grey, width, height, coloured: coloured / grey.length }
}
