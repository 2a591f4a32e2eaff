import { mean } from '@vitrine/basics/statistics.ts'
import type { Pixels } from '../../cut-out.ts'
import type { Circle } from '../round/find-circles.ts'
import type { Slopes } from '../round/slopes.ts'

const angles = Array.from({ length: 48 }, (_, index) => {
  const angle = (index / 48) * 2 * Math.PI
  return { across: Math.cos(angle), along: Math.sin(angle) }
})

/** Slope of the light outwards at each of 48 points of a rim; NaN beyond the picture. */
const rimSlopes = ({ right, down, width, height }: Slopes, x: number, y: number, radius: number): number[] =>
  angles.map(({ across, along }) => {
    const column = Math.round(x + radius * across)
    const row = Math.round(y + radius * along)
    if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) return Number.NaN
    const place = row * width + column
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    return (right[place] as number) * across + (down[place] as number) * along
  })

/** Mean size of the outward slopes; capped, so that one bright spot does not draw the rim to itself. */
const strengthOf = (slopes: readonly number[]): number =>
  mean(slopes.map((slope) => (Number.isNaN(slope) ? 0 : Math.min(25, Math.abs(slope)))))

/** Moves a rough circle to where its rim is sharpest. */
export function settleCircle(slopes: Slopes, rough: Circle): Circle {
  let best = rough
  let strength = -1
  const reach = Math.max(2, Math.round(rough.radius * 0.08))
  const radii = [-0.16, -0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12, 0.16].map((share) => rough.radius * (1 + share))
  for (const radius of radii) {
    for (let y = rough.y - reach; y <= rough.y + reach; y++) {
      for (let x = rough.x - reach; x <= rough.x + reach; x++) {
        const here = strengthOf(rimSlopes(slopes, x, y, radius))
        if (here <= strength) continue
        strength = here
        best = { x, y, radius, support: rough.support }
      }
    }
  }
  return best
}

interface Patch {
  light: number
  roughness: number
  saturation: number
  /** Mean red and green as shares of all light. */
  redness: number
  greenness: number
}

/** The pixels between two distances from a centre. */
function patchOf({ pixels, width, height }: Pixels, { x, y }: Circle, from: number, to: number): Patch {
  let [count, light, squares, saturation, redness, greenness] = [0, 0, 0, 0, 0, 0]
  for (let row = Math.max(0, Math.floor(y - to)); row <= Math.min(height - 1, y + to); row++) {
    for (let column = Math.max(0, Math.floor(x - to)); column <= Math.min(width - 1, x + to); column++) {
      const distance = Math.hypot(column - x, row - y)
      if (distance < from || distance > to) continue
      const place = 3 * (row * width + column)
      const red = pixels[place] as number
      const green = pixels[place + 1] as number
      const blue = pixels[place + 2] as number
      const sum = red + green + blue + 1
      const most = Math.max(red, green, blue)
      count++
      light += sum / 765
      squares += (sum / 765) ** 2
      saturation += (most - Math.min(red, green, blue)) / (most + 1)
      redness += red / sum
      greenness += green / sum
    }
  }
  const each = Math.max(1, count)
  const meanLight = light / each
  return {
    light: meanLight,
    roughness: Math.sqrt(Math.max(0, squares / each - meanLight ** 2)),
    saturation: saturation / each,
    redness: redness / each,
    greenness: greenness / each,
  }
}

/** The features that distinguish a coin from other round things, in the order of the weights in coin-model.json. */
export function describeCircle(picture: Pixels, slopes: Slopes, circle: Circle): number[] {
  const rim = rimSlopes(slopes, circle.x, circle.y, circle.radius)
  const seen = rim.filter((slope) => !Number.isNaN(slope))
  const strength = strengthOf(rim)
  const inside = patchOf(picture, circle, 0, circle.radius * 0.85)
  const outside = patchOf(picture, circle, circle.radius * 1.2, circle.radius * 1.6)
  const all = [
    circle.support,
    seen.filter((slope) => Math.abs(slope) >= 4).length / rim.length,
    Math.log(strength + 1),
    Math.abs(mean(seen)) / (strength + 0.5),
    inside.saturation,
    outside.saturation,
    inside.light,
    outside.light,
    Math.abs(inside.light - outside.light),
    Math.hypot(inside.redness - outside.redness, inside.greenness - outside.greenness) * 10,
    inside.roughness,
    outside.roughness,
    Math.log(circle.radius / Math.max(picture.width, picture.height)),
  ]
  return all
}
