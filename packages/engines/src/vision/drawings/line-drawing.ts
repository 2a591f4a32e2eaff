import { paperOf } from './ink-map.ts'
import type { Drawing } from './read-drawing.ts'

/** Grey pictures may have shaded paper, as photographed sheets do; with colour in it the paper must be even. */
const shadedPaper = { near: 0.46, shades: 0.2, coloured: 0.03 }
const evenPaper = { near: 0.72, shades: 0.2, coloured: 0.25 }

/** Lines on paper, or a photo? A drawing is mostly paper, with little ink and few shades between. */
export function isLineDrawing(picture: Drawing): boolean {
  const paper = paperOf(picture)
  let [near, shades, black] = [0, 0, 0]
  for (const value of picture.pixels) {
    if (value < 12) black += 1
    if (Math.abs(value - paper) <= 16) near += 1
    else if (value > 60 && value < paper - 45) shades += 1
  }
  const all = picture.pixels.length
  // More black than lines can be is a bar of a scanner or an exporter.
  const rest = all - (black > 0.12 * all ? black : 0)
  return [shadedPaper, evenPaper].some(
    (most) => near > most.near * rest && shades < most.shades * rest && picture.coloured < most.coloured,
  )
}
