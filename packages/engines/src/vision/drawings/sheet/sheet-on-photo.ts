import { quantile } from '@vitrine/basics/statistics.ts'
import sharp from 'sharp'
import type { Box } from '../../box.ts'
import type { Pixels } from '../../cut-out.ts'
import { decodeLongest } from '../../decode-longest.ts'
import { type GreyPicture, inGrey } from '../../grey-picture.ts'
import type { Corners, Point } from './corners.ts'
import { withEvenLight } from './even-light.ts'
import { findSheet } from './find-sheet.ts'
import { boxOnPhoto, perspectiveOnto, straightened } from './perspective.ts'

/** Sheets are looked for on a picture of this longer side, px. */
const seenSide = 480
/** A sheet's own edge, its shadow and what little of the table lies within the corners, as a share of its sides. */
const edge = 0.012
/** A pixel whose parts of red or green differ more from those of the paper is coloured; charts and maps are, in large parts. */
const [colourful, mostColourful] = [0.05, 0.04]
/** Anything smaller cannot be read. */
const leastSide = 200

export interface PhotographedSheet {
  /** The sheet alone as a PNG: seen from above, in even light, black on white. */
  bytes: Uint8Array
  /** Where a box on the sheet (fractions of it) is on the photo (fractions of it). */
  toPhoto: (box: Box) => Box
}

function withoutEdge(corners: Corners): Corners {
  const middle: Point = [corners.reduce((sum, [x]) => sum + x, 0) / 4, corners.reduce((sum, [, y]) => sum + y, 0) / 4]
  const inwards = ([x, y]: Point): Point => [x + 2 * edge * (middle[0] - x), y + 2 * edge * (middle[1] - y)]
  return [inwards(corners[0]), inwards(corners[1]), inwards(corners[2]), inwards(corners[3])]
}

/** Whether areas of the sheet have another colour than its paper, whatever colour the light has. */
function hasColouredAreas({ pixels, width, height }: Pixels, corners: Corners): boolean {
  const samples = 200
  const onPhoto = perspectiveOnto(corners)
  const parts: { red: number; green: number }[] = []
  for (let row = 0; row < samples; row++) {
    for (let column = 0; column < samples; column++) {
      const [x, y] = onPhoto([(column + 0.5) / samples, (row + 0.5) / samples])
      const place = 3 * (Math.floor(y * height) * width + Math.floor(x * width))
      const [red = 0, green = 0, blue = 0] = [pixels[place], pixels[place + 1], pixels[place + 2]]
      const sum = red + green + blue + 1
      parts.push({ red: red / sum, green: green / sum })
    }
  }
  const [red, green] = [
    quantile(
      parts.map((part) => part.red),
      0.5,
    ),
    quantile(
      parts.map((part) => part.green),
      0.5,
    ),
  ]
  const coloured = parts.filter((part) => Math.hypot(part.red - red, part.green - green) > colourful).length
  return coloured > mostColourful * parts.length
}

/**
 * The sheet with strokes on it that a photo shows, lying on a table or filling the photo; null where there is none. `photo` is the
 * same picture in grey. Throws `InputError` as `decodeImage` does.
 */
export async function sheetOnPhoto(bytes: Uint8Array, photo: GreyPicture): Promise<PhotographedSheet | null> {
  const coloured = await decodeLongest(bytes, seenSide)
  const found = findSheet(inGrey(coloured))
  if (found === null) return null
  const corners = withoutEdge(found)
  if (hasColouredAreas(coloured, corners)) return null
  const inPixels = ([x, y]: Point): Point => [x * photo.width, y * photo.height]
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  const straight = straightened(photo, [
    inPixels(topLeft),
    inPixels(topRight),
    inPixels(bottomRight),
    inPixels(bottomLeft),
  ])
  if (Math.min(straight.width, straight.height) < leastSide) return null
  const even = withEvenLight(straight)
  if (even === null) return null
  const raw = { width: even.width, height: even.height, channels: 1 } as const
  return {
    bytes: await sharp(even.pixels, { raw }).png({ compressionLevel: 1 }).toBuffer(),
    toPhoto: (box) => boxOnPhoto(box, corners),
  }
}
