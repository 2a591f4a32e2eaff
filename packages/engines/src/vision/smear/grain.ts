import { lumaAt } from '../luma.ts'

/** Pixels away that a step is taken over; what is finer, a picture made larger does not have. */
const step = 2
/** A pixel belongs to the cell if it and all pixels within this distance are lit; cells lie on black. */
const margin = 4
const lit = 90

/**
 * How grainy a single cell is: the mean unevenness of its light (absolute Laplacian over `step` pixels), of 255; null where nothing is lit. `pixels`: `size` × `size`
 * RGB. JPEG's blocks and a sensor's noise raise it, and what is out of focus has little.
 */
export function grainOf(pixels: Uint8Array, size: number): number | null {
  const light = Float32Array.from({ length: size * size }, (_, place) => lumaAt(pixels, place))
  const around = (place: number, by: number) => [place + by, place - by, place + by * size, place - by * size]
  // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
  const valueAt = (place: number): number => light[place] as number
  let [sum, count] = [0, 0]
  for (let y = margin; y < size - margin; y += 1) {
    for (let x = margin; x < size - margin; x += 1) {
      const place = y * size + x
      if (![place, ...around(place, margin)].every((each) => valueAt(each) > lit)) continue
      const near = around(place, step).reduce((total, each) => total + valueAt(each), 0)
      sum += Math.abs(4 * valueAt(place) - near)
      count += 1
    }
  }
  return count === 0 ? null : sum / count
}
