import sharp from 'sharp'
import { drawPicture } from './draw-text.ts'

/** The first page of a text as an office scanner gives it: 150 dots an inch, a little skewed, pale and compressed. */
export function scanOf(text: string): Promise<Buffer> {
  return sharp(drawPicture(text, { scale: 150 / 72, ink: '#333', size: 11 }))
    .rotate(1.1, { background: '#f4f1ea' })
    .blur(0.5)
    .jpeg({ quality: 45 })
    .toBuffer()
}
