import type { Point } from './line-box.ts'

export interface Region {
  /** Its pixels at the edge, which are enough to lay a rectangle around it. */
  outline: Point[]
  /** Of the values of its pixels. */
  mean: number
}

/** Pixels of a map that are above a threshold and touch one another, corners included. */
export function regionsOf(values: Float32Array, width: number, height: number, threshold: number): Region[] {
  const seen = new Uint8Array(values.length)
  const isInside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && (values[y * width + x] as number) > threshold
  const regions: Region[] = []
  const waiting: number[] = []
  // Indices stay inside; casts cost nothing in these loops, which `at` would slow (docs/decisions/014).
  for (let start = 0; start < values.length; start += 1) {
    if (seen[start] === 1 || (values[start] as number) <= threshold) continue
    seen[start] = 1
    waiting.push(start)
    const outline: Point[] = []
    let [sum, pixels] = [0, 0]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      sum += values[at] as number
      pixels += 1
      let neighbours = 0
      for (let row = y - 1; row <= y + 1; row += 1) {
        for (let column = x - 1; column <= x + 1; column += 1) {
          if (!isInside(column, row)) continue
          neighbours += 1
          const next = row * width + column
          if (seen[next] === 1) continue
          seen[next] = 1
          waiting.push(next)
        }
      }
      if (neighbours < 9) outline.push({ x, y })
    }
    regions.push({ outline, mean: sum / pixels })
  }
  return regions
}
