import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import { componentsOf } from '../../connected-components.ts'
import type { GreyPicture } from '../../grey-picture.ts'
import { areaOfPolygon, type Corners, fourCorners, hullOf, type Point } from './corners.ts'

/** Lines of a drawing are no wider than twice this, in pixels of the small picture that is looked at. */
const lineReach = 3
/** Neighbouring pixels of paper differ by less, as a share: a shadow has a soft edge, a sheet a hard one. */
const softStep = 0.12
/** Added to brightness before it is compared: in the dark, noise is a large share. */
const darkest = 8
/** A sheet that fills less of the photo has too few pixels to be read. */
const leastShare = 0.15
/** So much of its outline's hull is paper, and so much of the four-cornered figure around it. */
const leastSolid = 0.75
const leastCornered = 0.92

/** The brightest or darkest value within `reach` along rows, then along columns. */
function extreme(picture: GreyPicture, reach: number, pick: (a: number, b: number) => number): GreyPicture {
  const { width, height } = picture
  const pass = (from: Uint8Array, length: number, step: number, lines: number, lineStep: number): Uint8Array => {
    const result = new Uint8Array(from.length)
    for (let line = 0; line < lines; line++) {
      for (let along = 0; along < length; along++) {
        const [first, last] = [Math.max(0, along - reach), Math.min(length - 1, along + reach)]
        // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
        let value = from[line * lineStep + first * step] as number
        for (let near = first + 1; near <= last; near++) {
          value = pick(value, from[line * lineStep + near * step] as number)
        }
        result[line * lineStep + along * step] = value
      }
    }
    return result
  }
  const across = pass(picture.pixels, width, 1, height, width)
  return { width, height, pixels: pass(across, height, width, width, 1) }
}

/** Where brightness changes softly all around: the row of half-covered pixels along a slanting edge would bridge it otherwise. */
function softPlaces(picture: GreyPicture): Uint8Array {
  const [low, high] = [extreme(picture, 1, Math.min), extreme(picture, 1, Math.max)]
  const most = Math.exp(softStep)
  return Uint8Array.from(picture.pixels, (_, place) =>
    Number((high.pixels[place] as number) + darkest <= most * ((low.pixels[place] as number) + darkest)),
  )
}

/** The parts within which brightness changes softly only, of at least `least` pixels, largest first. */
function softParts(picture: GreyPicture, least: number): Point[][] {
  const { width, height } = picture
  return componentsOf(softPlaces(picture), width, height, { corners: false })
    .map(({ pixels }) => pixels)
    .filter(({ length }) => length >= least)
    .sort((a, b) => b.length - a.length)
    .map((part) => part.map((place): Point => [place % width, Math.floor(place / width)]))
}

/** The outermost points of each row, at the pixels' own corners. */
function outline(points: readonly Point[]): Point[] {
  const rows = new Map<number, { left: number; right: number }>()
  for (const [x, y] of points) {
    const row = rows.get(y)
    rows.set(y, row ? { left: Math.min(row.left, x), right: Math.max(row.right, x) } : { left: x, right: x })
  }
  return [...rows].flatMap(([y, { left, right }]): Point[] => [
    [left, y],
    [right + 1, y],
    [left, y + 1],
    [right + 1, y + 1],
  ])
}

/** The four-cornered figure that a part fills; null where it fills none. */
function cornersOf(part: readonly Point[]): Corners | null {
  const hull = hullOf(outline(part))
  const area = areaOfPolygon(hull)
  const corners = fourCorners(hull)
  return corners !== null && part.length >= leastSolid * area && area >= leastCornered * areaOfPolygon(corners)
    ? corners
    : null
}

/**
 * The corners of the sheet of paper on a small photo (some 480 px on the longer side), as fractions of the photo; null where no part
 * of it has the look of one. A photo of nothing but paper answers its own corners.
 */
export function findSheet(photo: GreyPicture): Corners | null {
  const { width, height } = photo
  const withoutLines = extreme(extreme(photo, lineReach, Math.max), lineReach, Math.min)
  for (const part of softParts(withoutLines, leastShare * width * height)) {
    const corners = cornersOf(part)
    if (corners === null) continue
    const fraction = ([x, y]: Point): Point => [clampFraction(x / width), clampFraction(y / height)]
    const [topLeft, topRight, bottomRight, bottomLeft] = corners
    return [fraction(topLeft), fraction(topRight), fraction(bottomRight), fraction(bottomLeft)]
  }
  return null
}
