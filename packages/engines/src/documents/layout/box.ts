import type { Box } from '../document.ts'

export const widthOf = (box: Box): number => box[2] - box[0]
export const heightOf = (box: Box): number => box[3] - box[1]
export const middleOf = (box: Box): number => (box[1] + box[3]) / 2
export const centreOf = (box: Box): number => (box[0] + box[2]) / 2

/** The smallest box around all of them. */
export function boxAround(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ]
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
