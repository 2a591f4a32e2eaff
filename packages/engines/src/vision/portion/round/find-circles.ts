import type { Slopes } from './slopes.ts'

export interface Circle {
  /** Centre and radius, px. */
  x: number
  y: number
  radius: number
  /** Share of the rim whose slope points to the centre, about 0…1. */
  support: number
}

/** Slopes weaker than this are noise, not an edge: of 255 steps of light, per pixel. */
const leastSlope = 3

/** Less of the rim than this is chance. */
const leastSupport = 0.3

/** Votes of every edge pixel for the centres at one radius along its slope, to both sides. */
function votesAt({ right, down, size, width, height }: Slopes, edges: readonly number[], radius: number) {
  const votes = new Float32Array(width * height)
  for (const place of edges) {
    const strength = size[place] ?? 1
    const x = place % width
    const y = (place - x) / width
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    const across = ((right[place] as number) / strength) * radius
    const along = ((down[place] as number) / strength) * radius
    for (const side of [-1, 1]) {
      const centreX = Math.round(x + side * across)
      const centreY = Math.round(y + side * along)
      if (centreX < 0 || centreY < 0 || centreX >= width || centreY >= height) continue
      votes[centreY * width + centreX] = (votes[centreY * width + centreX] as number) + 1
    }
  }
  return votes
}

/** Sum over the nine pixels around each: a rim is never drawn to the pixel. */
function spread(votes: Float32Array, width: number, height: number): Float32Array {
  const rows = new Float32Array(votes.length)
  for (let place = 1; place < votes.length - 1; place++) {
    rows[place] = (votes[place - 1] as number) + (votes[place] as number) + (votes[place + 1] as number)
  }
  const both = new Float32Array(votes.length)
  for (let place = width; place < width * (height - 1); place++) {
    both[place] = (rows[place - width] as number) + (rows[place] as number) + (rows[place + width] as number)
  }
  return both
}

/** Radii to try: each a twentieth larger than the last, and no two the same. */
function radiiBetween(least: number, most: number): number[] {
  const radii: number[] = []
  for (let radius = least; radius <= most; radius = Math.max(radius + 1, radius * 1.05)) radii.push(radius)
  return radii
}

/** The best-supported circles with a radius of `least` to `most` px, best first, none twice. */
export function findCircles(slopes: Slopes, least: number, most: number, atMost: number): Circle[] {
  const { size, width, height } = slopes
  const edges: number[] = []
  for (let place = 0; place < size.length; place++) if ((size[place] as number) >= leastSlope) edges.push(place)
  const found: Circle[] = []
  for (const radius of radiiBetween(least, most)) {
    const votes = spread(votesAt(slopes, edges, radius), width, height)
    const rim = 2 * Math.PI * radius
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const place = y * width + x
        const support = (votes[place] as number) / rim
        if (support < leastSupport) continue
        const around = [-1, 1, -width, width, -width - 1, 1 - width, width - 1, width + 1]
        if (around.some((step) => (votes[place + step] as number) > (votes[place] as number))) continue
        found.push({ x, y, radius, support })
      }
    }
  }
  found.sort((a, b) => b.support - a.support)
  const kept: Circle[] = []
  for (const circle of found) {
    const isNew = kept.every(
      (other) =>
        Math.hypot(circle.x - other.x, circle.y - other.y) > other.radius / 4 ||
        Math.max(circle.radius, other.radius) > 1.2 * Math.min(circle.radius, other.radius),
    )
    if (isNew) kept.push(circle)
    if (kept.length >= atMost) break
  }
  return kept
}
