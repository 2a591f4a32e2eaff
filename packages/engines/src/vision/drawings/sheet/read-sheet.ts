import type { Box } from '../../box.ts'
import { isLineDrawing } from '../line-drawing.ts'
import { type Drawing, readDrawing } from '../read-drawing.ts'
import { inkOnPaper } from './light-on-dark.ts'
import { sheetOnPhoto } from './sheet-on-photo.ts'

export interface Sheet {
  /** The picture as it came, in dark on white; of a photographed sheet the sheet alone. */
  bytes: Uint8Array
  drawing: Drawing
  /** Whether it is lines on paper. */
  isDrawing: boolean
  isPhotographed: boolean
  /** The same marks with their boxes on the picture as it came. */
  placed: <Mark extends { box: Box }>(marks: readonly Mark[]) => Mark[]
}

/** Reads a drawing, or the sheet that a photo of one shows. Throws `InputError` as `decodeImage` does. */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  const drawing = await readDrawing(bytes)
  const isDrawing = isLineDrawing(drawing)
  const turned = isDrawing ? null : await inkOnPaper(drawing)
  if (turned) {
    const sheet = await readDrawing(turned)
    if (isLineDrawing(sheet)) {
      return { bytes: turned, drawing: sheet, isDrawing: true, isPhotographed: false, placed: (marks) => [...marks] }
    }
  }
  const photographed = isDrawing ? null : await sheetOnPhoto(bytes, drawing)
  const sheet = photographed && (await readDrawing(photographed.bytes))
  if (!photographed || !sheet || !isLineDrawing(sheet)) {
    return { bytes, drawing, isDrawing, isPhotographed: false, placed: (marks) => [...marks] }
  }
  return {
    bytes: photographed.bytes,
    drawing: sheet,
    isDrawing: true,
    isPhotographed: true,
    placed: (marks) => marks.map((mark) => ({ ...mark, box: photographed.toPhoto(mark.box) })),
  }
}
