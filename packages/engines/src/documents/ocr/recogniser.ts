import type { Word } from '../document.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { repairNumber } from './repair-number.ts'

export interface RecogniserInput extends GreyPicture {
  /** A page that may have several columns, one column of lines from edge to edge, or one block of even lines. */
  layout: 'page' | 'column' | 'block'
  page: number
  signal?: AbortSignal | undefined
}

/** Reads the words of a picture with boxes and confidences. */
export type Recogniser = (input: RecogniserInput) => Promise<Word[]>

/** Recognisers report pixels and per cent; marks without a letter or digit at a low confidence are specks. */
export function wordOfPixels(
  found: { text: string; confidence: number; x0: number; y0: number; x1: number; y1: number },
  { width, height, page }: RecogniserInput,
): Word | null {
  const text = found.text.trim()
  if (text === '' || (!/[\p{L}\p{N}]/u.test(text) && found.confidence < 60)) return null
  return {
    text: repairNumber(text),
    box: [found.x0 / width, found.y0 / height, Math.min(1, found.x1 / width), Math.min(1, found.y1 / height)],
    confidence: Math.min(1, Math.max(0, found.confidence / 100)),
    page,
  }
}
