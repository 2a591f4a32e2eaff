import { at } from '@vitrine/basics/at.ts'
import { framesPerSecond } from './network.ts'

/** Frames over which one head's attention is smoothed. */
const smoothing = 7

/** The edges are mirrored. */
function middleAround(line: Float32Array, column: number): number {
  const around = new Float32Array(smoothing)
  const half = (smoothing - 1) / 2
  const last = line.length - 1
  for (let offset = -half; offset <= half; offset++) {
    const place = Math.abs(column + offset)
    around[offset + half] = line[Math.max(0, place > last ? 2 * last - place : place)] as number
  }
  return at(around.sort(), half)
}

/** Negative, row by row: each frame is compared over the tokens, each head is smoothed over the frames. */
function meanOfHeads(attention: readonly (readonly Float32Array[])[], rows: number, columns: number): Float32Array {
  const cost = new Float32Array(rows * columns)
  const heads = at(attention, 0).length
  const compared = new Float32Array(rows * columns)
  for (let head = 0; head < heads; head++) {
    for (let column = 0; column < columns; column++) {
      const values = attention.map((row) => at(at(row, head), column))
      const mean = values.reduce((sum, value) => sum + value, 0) / rows
      const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / rows) || 1
      values.forEach((value, row) => {
        compared[row * columns + column] = (value - mean) / spread
      })
    }
    for (let row = 0; row < rows; row++) {
      const line = compared.subarray(row * columns, (row + 1) * columns)
      for (let column = 0; column < columns; column++) {
        const index = row * columns + column
        // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
        cost[index] = (cost[index] as number) - middleAround(line, column) / heads
      }
    }
  }
  return cost
}

/** Of each row, the column in which the cheapest way from corner to corner enters it. */
function firstColumns(cost: Float32Array, rows: number, columns: number): number[] {
  const width = columns + 1
  const total = new Float32Array((rows + 1) * width).fill(Number.POSITIVE_INFINITY)
  // From where: 0 both, 1 the row before, 2 the column before.
  const from = new Uint8Array((rows + 1) * width)
  total[0] = 0
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      const both = total[(row - 1) * width + column - 1] as number
      const above = total[(row - 1) * width + column] as number
      const before = total[row * width + column - 1] as number
      const way = both < above && both < before ? 0 : above < both && above < before ? 1 : 2
      from[row * width + column] = way
      total[row * width + column] = Math.min(both, above, before) + (cost[(row - 1) * columns + column - 1] as number)
    }
  }
  const first = Array.from({ length: rows }, () => 0)
  let [row, column] = [rows, columns]
  while (row > 0 && column > 0) {
    first[row - 1] = column - 1
    const way = from[row * width + column]
    if (way !== 2) row--
    if (way !== 1) column--
  }
  return first
}

/**
 * When each token was said, seconds from the start of the window: one more value than tokens, the last is the end. `attention` has a
 * row for each token and one for the end, of several heads; `seconds` is the length of the window's sound. By the way through the
 * attention that costs least (dynamic time warping), as in OpenAI's whisper/timing.py.
 */
export function tokenTimes(attention: readonly (readonly Float32Array[])[], seconds: number): number[] {
  const rows = attention.length
  const columns = Math.max(1, Math.min(at(at(attention, 0), 0).length, Math.ceil(seconds * framesPerSecond)))
  const cost = meanOfHeads(attention, rows, columns)
  return firstColumns(cost, rows, columns).map((column) => Math.min(seconds, column / framesPerSecond))
}
