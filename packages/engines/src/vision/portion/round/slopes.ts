import type { Pixels } from '../../cut-out.ts'
import { lumaAt } from '../../luma.ts'

/** How the light of a picture changes from pixel to pixel. */
export interface Slopes {
  /** Light of each pixel, 0…255. */
  light: Float32Array
  /** Change of light to the right and downwards (Sobel, per pixel), and its size. */
  right: Float32Array
  down: Float32Array
  size: Float32Array
  width: number
  height: number
}

export function slopesOf({ pixels, width, height }: Pixels): Slopes {
  const count = width * height
  const light = new Float32Array(count)
  for (let place = 0; place < count; place++) {
    light[place] = lumaAt(pixels, place)
  }
  const right = new Float32Array(count)
  const down = new Float32Array(count)
  const size = new Float32Array(count)
  // Indices stay inside; a cast costs nothing in this loop, which `at` of basics would slow (docs/decisions/014).
  const at = (place: number): number => light[place] as number
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const place = y * width + x
      const above = place - width
      const below = place + width
      const toRight =
        (at(above + 1) + 2 * at(place + 1) + at(below + 1) - at(above - 1) - 2 * at(place - 1) - at(below - 1)) / 8
      const downwards =
        (at(below - 1) + 2 * at(below) + at(below + 1) - at(above - 1) - 2 * at(above) - at(above + 1)) / 8
      right[place] = toRight
      down[place] = downwards
      size[place] = Math.hypot(toRight, downwards)
    }
  }
  return { light, right, down, size, width, height }
}
