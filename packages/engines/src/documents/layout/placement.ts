import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import type { Box, Lean, Placement } from '../document.ts'

const within = (fraction: number): number => clampFraction(fraction)

/** A box with its middle where it would be if its line were level. `aspect` is the picture's width over its height. */
export function levelled([left, top, right, bottom]: Box, { slope, growth }: Lean, aspect: number): Box {
  const along = ((left + right) / 2 - 0.5) * aspect
  const level = (down: number): number => (down - 0.5 - slope * along) / (1 + growth * along) + 0.5
  return [left, level(top), right, level(bottom)]
}

/** Where a place of the levelled page is on the picture. */
const leaning = (across: number, down: number, { slope, growth }: Lean, aspect: number): number =>
  down + (slope + growth * (down - 0.5)) * (across - 0.5) * aspect

/** How large a page is when turned, in heights of the page as shown. */
export function sizeOfTurned({ degrees, aspect }: Pick<Placement, 'degrees' | 'aspect'>): {
  width: number
  height: number
} {
  const cos = Math.abs(Math.cos((degrees * Math.PI) / 180))
  const sin = Math.abs(Math.sin((degrees * Math.PI) / 180))
  return { width: aspect * cos + sin, height: aspect * sin + cos }
}

/** A box on the page as it was read, on the page as shown: the smallest upright box around it there. */
export function boxAsShown(box: Box, placement: Placement): [number, number, number, number] {
  const { degrees, aspect, lean } = placement
  if (degrees === 0 && lean === undefined) return [...box]
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const read = sizeOfTurned(placement)
  const corners = [
    [box[0], box[1]],
    [box[2], box[1]],
    [box[2], box[3]],
    [box[0], box[3]],
  ] as const
  const placed = corners.map(([across, levelDown]) => {
    const down = lean === undefined ? levelDown : leaning(across, levelDown, lean, read.width / read.height)
    const x = (across - 0.5) * read.width
    const y = (down - 0.5) * read.height
    return [within((x * cos + y * sin) / aspect + 0.5), within(y * cos - x * sin + 0.5)] as const
  })
  const xs = placed.map(([x]) => x)
  const ys = placed.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
