import type { Box } from '../box.ts'
import type { Pixels } from '../cut-out.ts'
import { type Circle, findCircles } from './round/find-circles.ts'
import { halfOf } from './round/half-of.ts'
import { slopesOf } from './round/slopes.ts'

export interface FoundPlate {
  box: Box
  /** Width of the rim in pixels of the picture that was given. */
  pixels: number
  confidence: number
}

/** Share of the rim that must be seen, and from which on it is surely one. */
const support = { least: 0.5, sure: 1.1 } as const

/** The rim is searched at a quarter of the picture's size; radii in pixels of that size. */
const radius = { least: 26, most: 62 } as const
const quarter = 4

/** A second ring in the middle, where a plate's well begins, as a share of the rim. */
const well = { least: 0.5, most: 0.8 } as const

/** How much a ring is a plate's rim, 0…1, and what a clear ring adds. */
const confidence = { withWell: 0.6, alone: 0.4, ofRing: 0.35 } as const
/** A well lies in the middle: within this share of the rim's radius. */
const offCentre = 0.15
/** The outline of a round food is a ring too; a plate's rim is wider by this factor. */
const widerThanFood = 1.3

const isAbout = (rim: Circle, ring: Circle): boolean =>
  Math.hypot(rim.x - ring.x, rim.y - ring.y) < offCentre * rim.radius &&
  ring.radius > well.least * rim.radius &&
  ring.radius < well.most * rim.radius

/**
 * The round plate under the food, seen from above, on a picture whose longer side is about 512 px; or null. Only the largest
 * ring counts, and one ring alone counts less: it may be the well of a plate whose rim lies outside the picture.
 */
export function findPlate(picture: Pixels, food: Box): FoundPlate | null {
  const small = halfOf(halfOf(picture))
  const rings = findCircles(slopesOf(small), radius.least, radius.most, 6)
  const x = ((food[0] + food[2]) / 2) * small.width
  const y = ((food[1] + food[3]) / 2) * small.height
  const foodSide = Math.max((food[2] - food[0]) * small.width, (food[3] - food[1]) * small.height)
  const [rim] = rings
    .filter((ring) => ring.support >= support.least && Math.hypot(ring.x - x, ring.y - y) < ring.radius)
    .filter((ring) => 2 * ring.radius > widerThanFood * foodSide)
    .toSorted((a, b) => b.radius - a.radius)
  if (!rim) return null
  const sure = Math.min(1, (rim.support - support.least) / (support.sure - support.least))
  const hasWell = rings.some((ring) => isAbout(rim, ring))
  const box: Box = [
    Math.max(0, (rim.x - rim.radius) / small.width),
    Math.max(0, (rim.y - rim.radius) / small.height),
    Math.min(1, (rim.x + rim.radius) / small.width),
    Math.min(1, (rim.y + rim.radius) / small.height),
  ]
  return {
    box,
    pixels: 2 * quarter * rim.radius,
    confidence: (hasWell ? confidence.withWell : confidence.alone) + confidence.ofRing * sure,
  }
}
