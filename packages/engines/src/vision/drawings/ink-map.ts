import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import type { GreyPicture } from '../grey-picture.ts'

/** How much of each pixel is ink: 0 paper … 1 ink, row by row. */
export interface InkMap {
  ink: Float32Array
  width: number
  height: number
}

/** Darker than the paper by up to the first value is noise of the paper; from the second on it is fully ink. */
const paperNoise = 12
const blackest = 30
/** A row or column at the edge with at least this share of ink is a bar around the sheet, as scanners and exporters leave it. */
const barShare = 0.9

/** The commonest brightness from mid grey up: drawings are mostly paper. */
export function paperOf({ pixels }: GreyPicture): number {
  const counts = new Uint32Array(256)
  // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
  for (const value of pixels) counts[value] = (counts[value] as number) + 1
  let paper = 100
  for (let value = 100; value < 256; value++) if ((counts[value] as number) > (counts[paper] as number)) paper = value
  return paper
}

function eraseBars({ ink, width, height }: InkMap): void {
  const eraseLines = (count: number, length: number, placeOf: (line: number, along: number) => number): void => {
    const isBar = (line: number): boolean => {
      let sum = 0
      for (let along = 0; along < length; along++) sum += ink[placeOf(line, along)] as number
      return sum > barShare * length
    }
    const erase = (line: number): void => {
      for (let along = 0; along < length; along++) ink[placeOf(line, along)] = 0
    }
    let first = 0
    while (first < count && isBar(first)) erase(first++)
    let last = count - 1
    while (last > first && isBar(last)) erase(last--)
    // The bar's blurred edge is ink too, but no line.
    if (first > 2) for (let line = first; line < Math.min(count, first + 3); line++) erase(line)
    if (last < count - 3) for (let line = last; line > Math.max(0, last - 3); line--) erase(line)
  }
  eraseLines(height, width, (row, column) => row * width + column)
  eraseLines(width, height, (column, row) => row * width + column)
}

/** Parts ink from paper of whatever grey. Black bars along the edges become paper. */
export function inkMap(picture: GreyPicture): InkMap {
  const { pixels, width, height } = picture
  const paper = paperOf(picture)
  const inkOfValue = Float32Array.from({ length: 256 }, (_, value) =>
    clampFraction((paper - paperNoise - value) / (paper - paperNoise - blackest)),
  )
  const ink = new Float32Array(pixels.length)
  // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
  for (let index = 0; index < ink.length; index++) ink[index] = inkOfValue[pixels[index] as number] as number
  const map = { ink, width, height }
  eraseBars(map)
  return map
}

/** A sheet with less ink than a pen stroke has nothing on it that could be analysed. */
const leastInk = 0.0003

/** Whether nothing is drawn on the sheet, as on an empty page or an even surface. */
export function isBlank({ ink }: InkMap): boolean {
  let sum = 0
  for (const share of ink) sum += share
  return sum < leastInk * ink.length
}

function resizeLines(
  values: Float32Array,
  { lines, from, to, lineStep, step }: { lines: number; from: number; to: number; lineStep: number; step: number },
): Float32Array {
  const ratio = from / to
  const reach = Math.max(1, ratio)
  const taps = Array.from({ length: to }, (_, index) => {
    const centre = (index + 0.5) * ratio - 0.5
    const first = Math.max(0, Math.ceil(centre - reach))
    const last = Math.min(from - 1, Math.floor(centre + reach))
    const weights: number[] = []
    for (let place = first; place <= last; place++) weights.push(1 - Math.abs(place - centre) / reach)
    const sum = weights.reduce((all, weight) => all + weight, 0) || 1
    return { first, weights: weights.map((weight) => weight / sum) }
  })
  const result = new Float32Array(lines * to)
  for (let line = 0; line < lines; line++) {
    for (let index = 0; index < to; index++) {
      const { first = 0, weights = [] } = taps[index] ?? {}
      let sum = 0
      for (let tap = 0; tap < weights.length; tap++) {
        sum += (values[line * lineStep + (first + tap) * step] as number) * (weights[tap] as number)
      }
      result[line * to + index] = sum
    }
  }
  return result
}

/** The map at another size: a pixel of the result is the mean of what it covers, or lies between its neighbours. */
export function resizeInk({ ink, width, height }: InkMap, toWidth: number, toHeight: number): InkMap {
  const across = resizeLines(ink, { lines: height, from: width, to: toWidth, lineStep: width, step: 1 })
  const result = new Float32Array(toWidth * toHeight)
  const down = resizeLines(across, { lines: toWidth, from: height, to: toHeight, lineStep: 1, step: toWidth })
  // The second pass answers column by column.
  for (let column = 0; column < toWidth; column++) {
    for (let row = 0; row < toHeight; row++) result[row * toWidth + column] = down[column * toHeight + row] as number
  }
  return { ink: result, width: toWidth, height: toHeight }
}

/** The map made smaller, so that its longer side has at most `longest` pixels. */
export function shrinkInk(map: InkMap, longest: number): InkMap {
  const scale = Math.min(1, longest / Math.max(map.width, map.height))
  return resizeInk(map, Math.round(map.width * scale), Math.round(map.height * scale))
}
