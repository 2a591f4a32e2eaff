import type { Easel } from './easel.ts'
import { type Colour, css } from './palette.ts'
import type { Random } from './random.ts'

/** Heights from 0 to 1 of a mountain's outline at 2^detail + 1 places, by midpoint displacement. */
export function ridge(random: Random, detail: number, roughness: number): number[] {
  let heights = [random.between(0.2, 0.8), random.between(0.2, 0.8)]
  let reach = 0.5
  for (let level = 0; level < detail; level++) {
    heights = heights.flatMap((height, index) => {
      const next = heights[index + 1]
      return next === undefined ? [height] : [height, (height + next) / 2 + random.between(-reach, reach)]
    })
    reach *= roughness
  }
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  return heights.map((height) => (height - low) / Math.max(high - low, 1e-6))
}

export interface Range {
  /** Pixels from the top: where the range stands and how high its top rises. */
  base: number
  height: number
  colour: Colour
  roughness?: number
  snow?: boolean
}

/** One range of hills or mountains across the picture; what lies below is filled. Returns the outline in pixels. */
export function paintRange({ context, size, random }: Easel, { base, height, colour, roughness = 0.52, snow }: Range) {
  const heights = ridge(random, 8, roughness)
  const outline = heights.map((value, index) => [(index / (heights.length - 1)) * size, base - value * height] as const)
  const gradient = context.createLinearGradient(0, base - height, 0, base + height * 0.4)
  if (snow) gradient.addColorStop(0, css([210, 30, 96]))
  if (snow) gradient.addColorStop(0.3, css([212, 26, 84]))
  gradient.addColorStop(snow ? 0.42 : 0, css(colour))
  gradient.addColorStop(1, css([colour[0], colour[1], Math.max(3, colour[2] - 8)]))
  context.fillStyle = gradient
  context.beginPath()
  context.moveTo(0, size)
  for (const point of outline) context.lineTo(...point)
  context.lineTo(size, size)
  context.fill()
  return outline
}
