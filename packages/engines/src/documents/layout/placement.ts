import type { Box, Placement } from '../document.ts'

const within = (fraction: number): number => Math.min(1, Math.max(0, fraction))

/** A box on the page as it was read, on the page as shown: the smallest upright box around it there. */
export function boxAsShown(box: Box, { degrees, aspect }: Placement): [number, number, number, number] {
  if (degrees === 0) return [...box]
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  // In heights of the page as shown, from the middle.
  const readWidth = Math.abs(aspect * cos) + Math.abs(sin)
  const readHeight = Math.abs(aspect * sin) + Math.abs(cos)
  const corners = [
    [box[0], box[1]],
    [box[2], box[1]],
    [box[2], box[3]],
    [box[0], box[3]],
  ] as const
  const placed = corners.map(([across, down]) => {
    const x = (across - 0.5) * readWidth
    const y = (down - 0.5) * readHeight
    return [within((x * cos + y * sin) / aspect + 0.5), within(y * cos - x * sin + 0.5)] as const
  })
  const xs = placed.map(([x]) => x)
  const ys = placed.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
