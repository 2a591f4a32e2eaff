import type { LineBox } from '../../../documents/ocr/line-box.ts'
import { readLine } from '../../../documents/ocr/read-line.ts'
import type { GreyPicture } from '../../../documents/picture/grey-picture.ts'
import type { Box } from '../../box.ts'
import type { InkMap } from '../ink-map.ts'
import { findTextLines, type TextLine } from './find-text-lines.ts'

export interface ReadText {
  text: string
  confidence: number
  box: Box
}

/** Margin of paper around letters when they are read, as a share of their height. */
const margin = 0.2

const pictureOf = ({ ink, width, height }: InkMap): GreyPicture => ({
  grey: Buffer.from(Uint8Array.from(ink, (value) => Math.round(255 * (1 - value)))),
  width,
  height,
})

function boxOf({ left, top, right, bottom, upright }: TextLine): LineBox {
  const around = margin * (upright ? right - left : bottom - top)
  const [x0, y0, x1, y1] = [left - around, top - around, right + around, bottom + around]
  const corners = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ] as const
  const [a, b, c, d] = corners
  return { corners: upright ? [d, a, b, c] : corners, confidence: 1 }
}

/**
 * The texts of a drawing with their places. A text detector is confused by lines and symbols: lines of letters are found by their shapes, and each is read by itself.
 */
export async function readTexts(
  map: InkMap,
  signal: AbortSignal | undefined,
): Promise<{ texts: ReadText[]; leftOut: number }> {
  const { lines, leftOut } = findTextLines(map)
  const picture = pictureOf(map)
  const texts: ReadText[] = []
  for (const line of lines) {
    signal?.throwIfAborted()
    const words = (await readLine(picture, boxOf(line), 1)).map(({ word }) => word)
    if (words.length === 0) continue
    const letters = words.reduce((sum, word) => sum + word.text.length, 0)
    const confidence = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters
    const box: Box = [line.left / map.width, line.top / map.height, line.right / map.width, line.bottom / map.height]
    texts.push({ text: words.map((word) => word.text).join(' '), confidence, box })
  }
  return { texts, leftOut }
}
