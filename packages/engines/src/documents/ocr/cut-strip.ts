import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { heightOfLine, type LineBox, lengthOf } from './line-box.ts'

/** Lines are read at this height. */
export const stripHeight = 48
const widest = 3200
const narrowest = 16

function toneAt({ grey, width, height }: GreyPicture, x: number, y: number): number {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)))
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  const [fx, fy] = [clampFraction(x - left), clampFraction(y - top)]
  // Four reads of the innermost loop: the bounds stand above.
  const above = (grey[top * width + left] as number) * (1 - fx) + (grey[top * width + right] as number) * fx
  const below = (grey[bottom * width + left] as number) * (1 - fx) + (grey[bottom * width + right] as number) * fx
  return above * (1 - fy) + below * fy
}

/** Samples the place of a line as a level strip: bilinear between the picture's pixels, its edge going on beyond it. */
export function cutStrip(picture: GreyPicture, line: LineBox, high: number = stripHeight): GreyPicture {
  const [topLeft, topRight, , bottomLeft] = line.corners
  const natural = (lengthOf(line) * high) / Math.max(1, heightOfLine(line))
  const width = Math.min(widest, Math.max(narrowest, Math.round(natural)))
  const along = { x: (topRight.x - topLeft.x) / width, y: (topRight.y - topLeft.y) / width }
  const down = { x: (bottomLeft.x - topLeft.x) / high, y: (bottomLeft.y - topLeft.y) / high }
  // A line much higher than the strip would lose its thin strokes between the pixels that are looked at.
  const looks = Math.min(4, Math.max(1, Math.round(heightOfLine(line) / high)))
  const grey = Buffer.allocUnsafe(width * high)
  for (let row = 0; row < high; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let sum = 0
      for (let look = 0; look < looks * looks; look += 1) {
        const across = column + ((look % looks) + 0.5) / looks
        const below = row + (Math.floor(look / looks) + 0.5) / looks
        sum += toneAt(
          picture,
          topLeft.x + across * along.x + below * down.x - 0.5,
          topLeft.y + across * along.y + below * down.y - 0.5,
        )
      }
      grey[row * width + column] = Math.round(sum / (looks * looks))
    }
  }
  return { grey, width, height: high }
}
