import { quantile } from '@vitrine/basics/statistics.ts'
import type { Box } from '../document.ts'

export const widthOf = (box: Box): number => box[2] - box[0]
export const heightOf = (box: Box): number => box[3] - box[1]
export const middleOf = (box: Box): number => (box[1] + box[3]) / 2
export const centreOf = (box: Box): number => (box[0] + box[2]) / 2

interface Boxed {
  box: Box
}

/** Compares for sorting: what begins further left first. */
export const fromLeft = (a: Boxed, b: Boxed): number => a.box[0] - b.box[0]
/** Compares for sorting: what begins higher on the page first. */
export const fromTop = (a: Boxed, b: Boxed): number => a.box[1] - b.box[1]
/** Compares for sorting within a page: from the top, and from the left where two begin at the same height. */
export const fromTopLeft = (a: Boxed, b: Boxed): number => fromTop(a, b) || fromLeft(a, b)

/** What lies closest to the box, measured across the page between the middles; undefined of nothing. The first of equally close ones. */
export const closestAcross = <Item extends Boxed>(items: readonly Item[], box: Box): Item | undefined =>
  items.toSorted((a, b) => Math.abs(centreOf(a.box) - centreOf(box)) - Math.abs(centreOf(b.box) - centreOf(box)))[0]

export interface OnPage extends Boxed {
  page: number
}

/** The row that the middle of something lies in; undefined where it lies in none. */
export const rowAround = <Row extends OnPage>(rows: readonly Row[], { page, box }: OnPage): Row | undefined =>
  rows.find((row) => row.page === page && row.box[1] <= middleOf(box) && middleOf(box) <= row.box[3])

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

/** The median height, the greater of the two in the middle; 0 of nothing. */
export const usualHeight = (items: readonly Boxed[]): number =>
  quantile(
    items.map(({ box }) => heightOf(box)),
    0.5,
  )

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

/** Whether two places of a document overlap. */
export const isSamePlace = (one: OnPage, other: OnPage): boolean =>
  one.page === other.page && horizontalOverlap(one.box, other.box) > 0 && verticalOverlap(one.box, other.box) > 0.5
