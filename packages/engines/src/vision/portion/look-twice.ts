import { lookUp } from '@vitrine/basics/look-up.ts'
import { classifyPixels, type Head } from '../backbone/classify-picture.ts'
import type { Box } from '../box.ts'
import type { PictureClass } from '../classification.ts'
import { cutOut, type Pixels, squareAround } from '../cut-out.ts'

export interface SecondLook {
  /** All classes, the rejecting one included, best first. */
  classes: PictureClass[]
  known: boolean
  unknownScore: number
}

/** Geometric mean of two answers about the same thing. */
function joined(first: readonly PictureClass[], second: readonly PictureClass[]): PictureClass[] {
  const other = new Map(second.map(({ label, confidence }) => [label, confidence]))
  const roots = first.map(({ label, confidence }) => ({
    label,
    confidence: Math.sqrt(confidence * lookUp(other, label)),
  }))
  const sum = roots.reduce((total, { confidence }) => total + confidence, 0)
  return roots
    .map(({ label, confidence }) => ({ label, confidence: sum > 0 ? confidence / sum : 0 }))
    .sort((a, b) => b.confidence - a.confidence)
}

/** How much larger than the thing's longer side the square is that is looked at closely. */
const margin = 1.25

/** What lies in a box, looked at closely. */
export async function lookClosely(picture: Pixels, box: Box, head: Head): Promise<PictureClass[]> {
  const close = await cutOut(picture, squareAround(box, margin, picture), head.description.size)
  return (await classifyPixels(close, head)).classes
}

/**
 * Looks at the whole picture, then closely at the one thing in `box`: food is often a small part of its photo. Where the first
 * look finds what fills a picture, as `fills` says of a label, it is left at that.
 */
export async function lookTwice(
  picture: Pixels,
  box: Box | null,
  head: Head,
  fills: (label: string) => boolean,
): Promise<SecondLook> {
  const { size, reject, threshold } = head.description
  const { classes: whole } = await classifyPixels(await cutOut(picture, [0, 0, 1, 1], size), head)
  const best = whole.find(({ label }) => label !== reject)
  const classes = box && !(best && fills(best.label)) ? joined(whole, await lookClosely(picture, box, head)) : whole
  const unknownScore = classes.find(({ label }) => label === reject)?.confidence ?? 0
  return { classes, known: unknownScore < threshold, unknownScore }
}
