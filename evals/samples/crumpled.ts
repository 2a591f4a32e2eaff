import { seededRandom } from '@vitrine/basics/seeded-random.ts'
import sharp, { type Sharp } from 'sharp'

/** A fold in the paper: highest at a point, `height` pixels, falling off across and along it. */
interface Crease {
  x: number
  y: number
  across: readonly [number, number]
  height: number
  reach: number
  length: number
}

/** How steep the paper is at a place, across the fold. */
function slopeOf({ x, y, across: [a, b], height, reach, length }: Crease, column: number, row: number): number {
  const distance = (column - x) * a + (row - y) * b
  const along = (row - y) * a - (column - x) * b
  if (Math.abs(distance) > reach || Math.abs(along) > length) return 0
  const fading = (1 - Math.abs(distance) / reach) * (1 - (along / length) ** 2)
  return (-2 * height * Math.sign(distance) * fading) / reach
}

/**
 * A picture as a crumpled paper photographed from above: what lies on a slope is moved along it, and slopes away from the light are darker.
 * The same for the same seed.
 */
export async function crumpled(picture: Uint8Array, { creases, seed }: { creases: number; seed: number }): Promise<Sharp> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const random = seededRandom(seed)
  const folds = Array.from({ length: creases }, (): Crease => {
    const angle = random() * Math.PI
    return {
      x: random() * width,
      y: random() * height,
      across: [Math.cos(angle), Math.sin(angle)],
      height: (random() - 0.5) * 26,
      reach: 30 + 60 * random(),
      length: 100 + 260 * random(),
    }
  })
  const moved = Buffer.alloc(data.length)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      let [dx, dy] = [0, 0]
      for (const fold of folds) {
        const slope = slopeOf(fold, column, row)
        dx += slope * fold.across[0]
        dy += slope * fold.across[1]
      }
      const from = (Math.min(height - 1, Math.max(0, Math.round(row + 7 * dy))) * width +
        Math.min(width - 1, Math.max(0, Math.round(column + 7 * dx)))) * channels
      const light = Math.max(0.55, Math.min(1.08, 0.95 + 0.28 * (dx + dy)))
      for (let channel = 0; channel < channels; channel += 1)
        moved[(row * width + column) * channels + channel] = Math.min(255, (data[from + channel] ?? 255) * light)
    }
  return sharp(moved, { raw: { width, height, channels } }).blur(0.6)
}
