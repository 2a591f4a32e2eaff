import { quantile } from '@vitrine/basics/statistics.ts'
import type { Box } from '../box.ts'
import { type Component, componentsOf } from '../connected-components.ts'
import type { GreyPicture } from '../grey-picture.ts'
import { otsuThreshold } from './otsu-threshold.ts'

export interface Cell {
  box: Box
  /** The same in pixels: left, top, right and bottom, the last two beyond the cell. */
  bounds: [number, number, number, number]
  /** The pixels of the cell by their place in the picture. */
  pixels: number[]
}

/** Marks what can be reached from the picture's edge without crossing anything dark: the ground. Holes in cells are no ground. */
function groundOf({ pixels, width, height }: GreyPicture, threshold: number): Uint8Array {
  const ground = new Uint8Array(pixels.length)
  const open: number[] = []
  const reach = (place: number): void => {
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    if (ground[place] === 1 || (pixels[place] as number) <= threshold) return
    ground[place] = 1
    open.push(place)
  }
  for (let x = 0; x < width; x++) {
    reach(x)
    reach((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    reach(y * width)
    reach(y * width + width - 1)
  }
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const x = place % width
    if (x > 0) reach(place - 1)
    if (x < width - 1) reach(place + 1)
    if (place >= width) reach(place - width)
    if (place < pixels.length - width) reach(place + width)
  }
  return ground
}

function cellOf({ pixels, left, top, right, bottom }: Component, { width, height }: GreyPicture): Cell {
  const bounds: Cell['bounds'] = [left, top, right + 1, bottom + 1]
  return { box: [left / width, top / height, (right + 1) / width, (bottom + 1) / height], bounds, pixels }
}

/** In a smear single cells make up at least this share of the dark pixels; the rest are touching cells. In photos with a few round things it is a fiftieth. */
const leastOfDark = 0.08

/** A cell is at most this many times as long as wide, fills at least this part of its box, and has at least this width in pixels. */
const round = { longest: 1.6, fills: 0.55, least: 12 } as const
/** Shares of the usual area between which a cell is single. */
const single = { least: 0.35, most: 2.2 } as const

/**
 * Finds separate round cells, darker than the ground that they lie on. Cells that touch each other or the picture's edge are left
 * out, and so is what is much larger or smaller than most. Empty where the picture is no such field: a photo with a few round
 * things among others is none.
 */
export function findCells(picture: GreyPicture): Cell[] {
  const { width, height } = picture
  const threshold = otsuThreshold(picture.pixels)
  const things = groundOf(picture, threshold).map((isGround) => 1 - isGround)
  const found: Cell[] = []
  let dark = 0
  for (const component of componentsOf(things, width, height, { corners: false })) {
    const cell = cellOf(component, picture)
    dark += cell.pixels.length
    const [left, top, right, bottom] = cell.bounds
    const [across, down] = [right - left, bottom - top]
    const isWhole = left > 0 && top > 0 && right < width && bottom < height
    const isRound =
      Math.max(across, down) < round.longest * Math.min(across, down) &&
      cell.pixels.length > round.fills * across * down
    if (isWhole && isRound && Math.min(across, down) >= round.least) found.push(cell)
  }
  const usual = quantile(
    found.map(({ pixels }) => pixels.length),
    0.5,
  )
  const cells = found.filter(
    ({ pixels }) => pixels.length > single.least * usual && pixels.length < single.most * usual,
  )
  const inCells = cells.reduce((sum, { pixels }) => sum + pixels.length, 0)
  return inCells >= leastOfDark * dark ? cells : []
}
