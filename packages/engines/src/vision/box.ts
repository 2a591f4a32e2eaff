/** [x0, y0, x1, y1] as fractions of the picture, origin top left. */
export type Box = [number, number, number, number]

/** Share of the picture, 0…1; 0 of a box turned inside out. */
export const areaOf = ([x0, y0, x1, y1]: Box): number => Math.max(0, x1 - x0) * Math.max(0, y1 - y0)

/** The point in its middle. */
export const middleOf = ([x0, y0, x1, y1]: Box): [x: number, y: number] => [(x0 + x1) / 2, (y0 + y1) / 2]

/** Shared area over joined area, 0…1. */
export function overlap(a: Box, b: Box): number {
  const shared = areaOf([Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])])
  const joined = areaOf(a) + areaOf(b) - shared
  return joined > 0 ? shared / joined : 0
}

/** Of boxes that overlap by more than `most` only the first stays; `found` is sorted, best first. */
export function dropOverlapping<Found extends { box: Box }>(found: readonly Found[], most: number): Found[] {
  const kept: Found[] = []
  for (const each of found) {
    if (kept.every(({ box }) => overlap(box, each.box) <= most)) kept.push(each)
  }
  return kept
}
