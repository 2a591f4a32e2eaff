import type { GreyPicture } from './grey-picture.ts'

/** A speck differs this much from most of the pixels around it. */
const speck = 50
/** More of the page than this is specks: a halftone, a dithered shade or a bad copy. Noise of a usual scan is a third of it. */
const grainy = 0.018
/** On a page with more ink than grey the specks are thin lines and small print. */
const greyOverInk = 2
const inkBelow = 70
const greyBelow = 215
const brighter = 1.8

/** Enough pixels to tell a page's tones by. */
const sampled = 4

/** How many pixels are specks; stops at more than `enough`. */
function specksOf({ grey, width, height }: GreyPicture, enough: number): number {
  let specks = 0
  for (let y = 1; y < height - 1 && specks <= enough; y += 1) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
      const lighter = (grey[at] ?? 255) + speck
      if (lighter >= 255) continue
      let around = 0
      for (let row = at - width; row <= at + width; row += width) {
        // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
        if ((grey[row - 1] as number) > lighter) around += 1
        if ((grey[row] as number) > lighter) around += 1
        if ((grey[row + 1] as number) > lighter) around += 1
      }
      if (around >= 5) specks += 1
    }
  }
  return specks
}

/** Whether a prepared picture is strewn with grey specks, which recognition takes for letters. */
export function isGrainy(picture: GreyPicture): boolean {
  const pixels = picture.grey
  let ink = 0
  let grey = 0
  for (let at = 0; at < pixels.length; at += sampled) {
    const value = pixels[at] ?? 255
    if (value < inkBelow) ink += 1
    else if (value < greyBelow) grey += 1
  }
  // Most pages are clean: their tones, which are quickly counted, have said so by now.
  const most = grainy * pixels.length
  return grey > greyOverInk * ink && sampled * (ink + grey) > most && specksOf(picture, most) > most
}

/** Print is darker than grain: all that is lighter than it becomes paper. */
export function withoutGrain({ grey, width, height }: GreyPicture): GreyPicture {
  const cleaned = Buffer.allocUnsafe(grey.length)
  for (let at = 0; at < grey.length; at += 1) cleaned[at] = Math.min(255, Math.round(brighter * (grey[at] ?? 255)))
  return { grey: cleaned, width, height }
}
