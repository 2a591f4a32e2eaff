import type { Pixels } from '../../cut-out.ts'

/** The picture at half its width and height, each pixel the mean of four. */
export function halfOf({ pixels, width, height }: Pixels): Pixels {
  const columns = Math.floor(width / 2)
  const rows = Math.floor(height / 2)
  const half = new Uint8Array(3 * columns * rows)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const place = 3 * (2 * y * width + 2 * x) + channel
        const below = place + 3 * width
        // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
        const above = (pixels[place] as number) + (pixels[place + 3] as number)
        const sum = above + (pixels[below] as number) + (pixels[below + 3] as number)
        half[3 * (y * columns + x) + channel] = sum / 4
      }
    }
  }
  return { pixels: half, width: columns, height: rows }
}
