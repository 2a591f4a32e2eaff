import sharp from 'sharp'
import type { Box } from './box.ts'

/** A picture of known size, whatever its shape was. */
export interface Pixels {
  /** RGB, row by row. */
  pixels: Uint8Array
  width: number
  height: number
}

/** The part of a picture in a box, squashed to size × size RGB. */
export async function cutOut({ pixels, width, height }: Pixels, box: Box, size: number): Promise<Uint8Array> {
  const left = Math.min(width - 1, Math.max(0, Math.round(box[0] * width)))
  const top = Math.min(height - 1, Math.max(0, Math.round(box[1] * height)))
  const right = Math.min(width, Math.max(left + 1, Math.round(box[2] * width)))
  const bottom = Math.min(height, Math.max(top + 1, Math.round(box[3] * height)))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize(size, size, { fit: 'fill' })
    .raw()
    .toBuffer()
}

/** A square in the picture (not in its fractions) around a box, `margin` times as large as the box's longer side. */
export function squareAround(box: Box, margin: number, { width, height }: Pick<Pixels, 'width' | 'height'>): Box {
  const side = Math.max((box[2] - box[0]) * width, (box[3] - box[1]) * height) * margin
  const across = side / width / 2
  const down = side / height / 2
  const x = (box[0] + box[2]) / 2
  const y = (box[1] + box[3]) / 2
  return [Math.max(0, x - across), Math.max(0, y - down), Math.min(1, x + across), Math.min(1, y + down)]
}
