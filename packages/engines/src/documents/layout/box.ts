import type { Box } from '../document.ts'

export const widthOf = (box: Box): number => box[2] - box[0]
export const heightOf = (box: Box): number => box[3] - box[1]
export const middleOf = (box: Box): number => (box[1] + box[3]) / 2
export const centreOf = (box: Box): number => (box[0] + box[2]) / 2

/** The smallest box around all of them. */
export function boxAround(boxes: readonly Box[]): Box {
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (const box of boxes) {
    left = Math.min(left, box[0])
    top = Math.min(top, box[1])
    right = Math.max(right, box[2])
    bottom = Math.max(bottom, box[3])
  }
  return [left, top, right, bottom]
}

/** How much of the lower of the two lies beside the other, 0…1. */
export function verticalOverlap(a: Box, b: Box): number {
  const shared = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  return Math.max(0, shared / Math.max(1e-6, Math.min(heightOf(a), heightOf(b))))
}

/** How much of the narrower of the two lies above or below the other, 0…1. */
export function horizontalOverlap(a: Box, b: Box): number {
  const shared = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  return Math.max(0, shared / Math.max(1e-6, Math.min(widthOf(a), widthOf(b))))
}
