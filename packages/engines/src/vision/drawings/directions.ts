import { at } from '@vitrine/basics/at.ts'
import { componentsOf } from '../connected-components.ts'
import type { InkMap } from './ink-map.ts'
import { shrinkInk } from './ink-map.ts'
import { simplifyPath } from './pipes/simplify-path.ts'
import { thin } from './pipes/thin.ts'
import { traceLines } from './pipes/trace-lines.ts'

export interface Direction {
  /** Degrees against the level, 0 … 179, counted upwards from the right. */
  degrees: number
  /** Share of the length of all long lines. */
  share: number
}

const longest = 1200
const leastLine = 0.02
const binWidth = 5
const leastShare = 0.06

/** Which ways the long straight lines of a drawing run, commonest first. An isometric's run at 30, 90 and 150 degrees. */
export function lineDirections(map: InkMap): Direction[] {
  const { ink, width, height } = shrinkInk(map, longest)
  const least = leastLine * Math.max(width, height)
  const dark = new Uint8Array(ink.length)
  for (const { pixels, left, right, top, bottom } of componentsOf(
    Uint8Array.from(ink, (value) => (value > 0.35 ? 1 : 0)),
    width,
    height,
  )) {
    if (Math.max(right - left, bottom - top) < least) continue
    for (const place of pixels) {
      const x = place % width
      if (x > 0 && x < width - 1 && place > width && place < ink.length - width) dark[place] = 1
    }
  }
  thin(dark, width)
  const lengths = new Float64Array(180 / binWidth)
  let all = 0
  for (const { points } of traceLines(dark, width).lines) {
    const corners = simplifyPath(points, 2)
    for (const [index, corner] of corners.entries()) {
      const next = corners[index + 1]
      if (!next) break
      const length = Math.hypot(next.x - corner.x, next.y - corner.y)
      if (length < least) continue
      const degrees = ((Math.atan2(corner.y - next.y, next.x - corner.x) * 180) / Math.PI + 360) % 180
      lengths[Math.round(degrees / binWidth) % lengths.length] =
        at(lengths, Math.round(degrees / binWidth) % lengths.length) + length
      all += length
    }
  }
  return [...lengths]
    .map((length, bin) => ({ degrees: bin * binWidth, share: all > 0 ? length / all : 0 }))
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.share - a.share)
    .slice(0, 6)
}
