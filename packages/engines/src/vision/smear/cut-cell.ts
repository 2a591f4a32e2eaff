import { at } from '@vitrine/basics/at.ts'
import type { GreyPicture } from '../grey-picture.ts'
import type { Cell } from './find-cells.ts'

/** Mean of the pixels that fall into each of side × side squares; where none does, the nearest. */
function shrink(values: Float32Array, width: number, height: number, side: number): Float32Array {
  const result = new Float32Array(side * side)
  for (let row = 0; row < side; row++) {
    const y0 = Math.floor((row / side) * height)
    const y1 = Math.max(y0 + 1, Math.floor(((row + 1) / side) * height))
    for (let column = 0; column < side; column++) {
      const x0 = Math.floor((column / side) * width)
      const x1 = Math.max(x0 + 1, Math.floor(((column + 1) / side) * width))
      let sum = 0
      // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
      for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) sum += values[y * width + x] as number
      result[row * side + column] = sum / ((y1 - y0) * (x1 - x0))
    }
  }
  return result
}

/** Bilinear, the edge repeated. */
function between(values: Float32Array, side: number, x: number, y: number): number {
  const valueAt = (column: number, row: number): number =>
    at(values, Math.min(side - 1, Math.max(0, row)) * side + Math.min(side - 1, Math.max(0, column)))
  const left = Math.floor(x)
  const top = Math.floor(y)
  const across = x - left
  const down = y - top
  const upper = valueAt(left, top) * (1 - across) + valueAt(left + 1, top) * across
  const lower = valueAt(left, top + 1) * (1 - across) + valueAt(left + 1, top + 1) * across
  return upper * (1 - down) + lower * down
}

/**
 * One cell alone as the malaria cells of the training set are: grey, black around it, filling the square. RGB, `size` × `size`.
 * It is first brought to 50 pixels, the set's own coarseness.
 */
export function cutCell({ pixels, width }: GreyPicture, { bounds, pixels: own }: Cell, size: number): Uint8Array {
  const [left, top, right, bottom] = bounds
  const across = right - left
  const down = bottom - top
  const alone = new Float32Array(across * down)
  for (const place of own) {
    const x = place % width
    const y = (place - x) / width
    alone[(y - top) * across + (x - left)] = at(pixels, place)
  }
  const coarse = shrink(alone, across, down, 50)
  const result = new Uint8Array(size * size * 3)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const value = between(coarse, 50, ((x + 0.5) / size) * 50 - 0.5, ((y + 0.5) / size) * 50 - 0.5)
      result.fill(Math.round(value), (y * size + x) * 3, (y * size + x) * 3 + 3)
    }
  }
  return result
}
