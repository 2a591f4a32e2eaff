import { decodeAtMost } from '../decode-longest.ts'
import { type GreyPicture, inGrey } from '../grey-picture.ts'

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
  const picture = await decodeAtMost(bytes, longest)
  const { pixels } = picture
  let coloured = 0
  for (let first = 0; first < pixels.length; first += 3) {
    // Indices stay inside; casts cost nothing in this loop, which `at` would slow (docs/decisions/014).
    const [red, green, blue] = [pixels[first] as number, pixels[first + 1] as number, pixels[first + 2] as number]
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 40) coloured += 1
  }
  return { ...inGrey(picture), coloured: (3 * coloured) / pixels.length }
}
