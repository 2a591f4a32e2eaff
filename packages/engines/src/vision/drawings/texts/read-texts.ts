import sharp from 'sharp'
import { Recognition } from '../../../documents/ocr/recognition.ts'
import type { Box } from '../../box.ts'
import type { InkMap } from '../ink-map.ts'
import { findTextLines, type TextLine } from './find-text-lines.ts'

export interface ReadText {
  text: string
  confidence: number
  box: Box
}

/** Lines are brought to this height for recognition, with white between them. */
const letterHeight = 28
const margin = 12
const widestLine = 1800

/**
 * The texts of a drawing with their places. Recognition of whole sheets stumbles over lines and symbols: each line of letters is
 * cut out, turned level, and all of them are read as one page.
 */
export const readTexts = async (
  map: InkMap,
  signal: AbortSignal | undefined,
): Promise<{ texts: ReadText[]; leftOut: number }> => {
  const { lines, leftOut } = findTextLines(map)
  if (lines.length === 0) return { texts: [], leftOut }
  const cuts = await Promise.all(lines.map((line) => cutOut(map, line)))
  const width = Math.max(...cuts.map((cut) => cut.width)) + 2 * margin
  const step = letterHeight + 2 * margin
  const height = step * cuts.length + margin
  const page = await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(cuts.map(({ png }, index) => ({ input: png, left: margin, top: index * step + margin })))
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const recognition = new Recognition()
  try {
    const words = await recognition.recognise({ grey: page, width, height, layout: 'block', page: 1, signal })
    const texts = lines.flatMap((line, index): ReadText[] => {
      const inside = words
        .filter(({ box }) => Math.floor((((box[1] + box[3]) / 2) * height - margin / 2) / step) === index)
        .sort((a, b) => a.box[0] - b.box[0])
      if (inside.length === 0) return []
      const letters = inside.reduce((sum, word) => sum + word.text.length, 0)
      const confidence = inside.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters
      const box: Box = [line.left / map.width, line.top / map.height, line.right / map.width, line.bottom / map.height]
      return [{ text: inside.map((word) => word.text).join(' '), confidence, box }]
    })
    return { texts, leftOut }
  } finally {
    await recognition.stop()
  }
}

const cutOut = async (
  { ink, width }: InkMap,
  { left, top, right, bottom, upright }: TextLine,
): Promise<{ png: Buffer; width: number }> => {
  const [across, down] = [right - left, bottom - top]
  const grey = Buffer.alloc(across * down)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      grey[y * across + x] = Math.round(255 * (1 - (ink[(top + y) * width + left + x] ?? 0)))
    }
  }
  const raw = sharp(grey, { raw: { width: across, height: down, channels: 1 } })
  const [long, high] = upright ? [down, across] : [across, down]
  const cutWidth = Math.min(widestLine, Math.max(1, Math.round((long * letterHeight) / high)))
  const png = await (upright ? raw.rotate(90) : raw)
    .resize({ width: cutWidth, height: letterHeight, fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { png, width: cutWidth }
}
