import sharp from 'sharp'
import type { Box } from '../vision/box.ts'

const width = 480

function markup(marks: readonly { box: Box; label: string }[], size: { width: number; height: number }): string {
  const shapes = marks.map(({ box, label }) => {
    const [x, y] = [box[0] * size.width, box[1] * size.height]
    const [wide, high] = [(box[2] - box[0]) * size.width, (box[3] - box[1]) * size.height]
    const rectangle = `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="none" stroke="#ffd400" stroke-width="2"/>`
    // Labels are names of ours, so nothing needs escaping.
    return `${rectangle}<text x="${x + 3}" y="${Math.max(12, y + 13)}" font-family="sans-serif" font-size="12" fill="#ffd400" stroke="#000" stroke-width="2" paint-order="stroke">${label}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${shapes.join('')}</svg>`
}

/** A picture small enough for a result, as a data URL, with what was found marked on it. */
export async function keyFrame(jpeg: Uint8Array, marks: readonly { box: Box; label: string }[] = []): Promise<string> {
  const small = await sharp(jpeg)
    .resize({ width, withoutEnlargement: true })
    .jpeg()
    .toBuffer({ resolveWithObject: true })
  const drawn = await sharp(small.data)
    .composite(marks.length > 0 ? [{ input: Buffer.from(markup(marks, small.info)) }] : [])
    .jpeg({ quality: 72 })
    .toBuffer()
  return `data:image/jpeg;base64,${drawn.toString('base64')}`
}
