import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import type { GreyPicture } from '../../grey-picture.ts'

/** The light is measured in so many blocks along the longer side. */
const blocks = 64
/** So many of a block's pixels are darker than its paper: ink seldom covers more. */
const paperRank = 0.8
/** Paper reflects at least this share of the light around it; ink at most the second. */
const paperShare = 0.9
const [leastInk, mostInk] = [0.25, 0.8]
/** The darkest part of a sheet's pixels: its strokes. */
const strokeShare = 0.004
/** Strokes are thin: at most this share of the ink has ink all around it, this far off as a share of the longer side. */
const mostSolid = 0.3
const solidReach = 0.006
/** Of a drawing at least this much is paper, and at most this much lies between paper and ink. */
const [leastPaper, mostBetween] = [0.8, 0.14]

interface Light {
  values: Float32Array
  columns: number
  rows: number
}

/** How bright paper is in each block, taken from its neighbours where ink covers the block itself. */
function lightOf({ pixels, width, height }: GreyPicture): Light {
  const size = Math.max(4, Math.ceil(Math.max(width, height) / blocks))
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)]
  const bright = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const counts = new Uint32Array(256)
      let all = 0
      for (let y = row * size; y < Math.min(height, (row + 1) * size); y++) {
        for (let x = column * size; x < Math.min(width, (column + 1) * size); x++) {
          // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
          const value = pixels[y * width + x] as number
          counts[value] = (counts[value] as number) + 1
          all += 1
        }
      }
      let [below, value] = [0, 0]
      while (value < 255 && below + (counts[value] as number) < paperRank * all) below += counts[value++] as number
      bright[row * columns + column] = Math.max(1, value)
    }
  }
  const around = (values: Float32Array, join: (near: number[]) => number): Float32Array =>
    values.map((_, place) => {
      const [x, y] = [place % columns, Math.floor(place / columns)]
      const near: number[] = []
      for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++) {
          near.push(values[row * columns + column] as number)
        }
      }
      return join(near)
    })
  const middle = around(bright, (near) => near.sort((a, b) => a - b)[near.length >> 1] ?? 1)
  const values = around(middle, (near) => mean(near))
  return { values, columns, rows }
}

/** Each pixel's share of the light that falls on it. */
function reflected(picture: GreyPicture): Float32Array {
  const { pixels, width, height } = picture
  const { values, columns, rows } = lightOf(picture)
  const shares = new Float32Array(pixels.length)
  for (let y = 0; y < height; y++) {
    const row = Math.min(rows - 1, Math.max(0, ((y + 0.5) * rows) / height - 0.5))
    const [top, down] = [
      Math.min(Math.max(0, rows - 2), Math.floor(row)),
      row - Math.min(Math.max(0, rows - 2), Math.floor(row)),
    ]
    const under = Math.min(rows - 1, top + 1)
    for (let x = 0; x < width; x++) {
      const column = Math.min(columns - 1, Math.max(0, ((x + 0.5) * columns) / width - 0.5))
      const left = Math.min(Math.max(0, columns - 2), Math.floor(column))
      const beside = Math.min(columns - 1, left + 1)
      const right = column - left
      const light =
        ((values[top * columns + left] as number) * (1 - right) + (values[top * columns + beside] as number) * right) *
          (1 - down) +
        ((values[under * columns + left] as number) * (1 - right) +
          (values[under * columns + beside] as number) * right) *
          down
      shares[y * width + x] = (pixels[y * width + x] as number) / light
    }
  }
  return shares
}

/** The value that this share of the values stays below. */
function rankOf(shares: Float32Array, rank: number): number {
  const counts = new Uint32Array(512)
  for (const share of shares) {
    const bin = Math.min(511, Math.floor(share * 256))
    counts[bin] = (counts[bin] as number) + 1
  }
  let [sum, bin] = [0, 0]
  while (bin < 511 && sum + (counts[bin] as number) < rank * shares.length) sum += counts[bin++] as number
  return bin / 256
}

/** The share of the ink that lies inside of something filled. */
function solidShare({ pixels, width, height }: GreyPicture): number {
  const reach = Math.max(2, Math.round(solidReach * Math.max(width, height)))
  const isInk = (place: number): boolean => (pixels[place] as number) < 128
  let [ink, solid] = [0, 0]
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const place = y * width + x
      if (!isInk(place)) continue
      ink += 1
      if ([place - reach, place + reach, place - reach * width, place + reach * width].every(isInk)) solid += 1
    }
  }
  return ink === 0 ? 0 : solid / ink
}

/** White paper and black strokes, whatever light fell on the sheet; null where it is no sheet with strokes on it. */
export function withEvenLight(picture: GreyPicture): GreyPicture | null {
  const shares = reflected(picture)
  const stroke = Math.min(mostInk, Math.max(leastInk, rankOf(shares, strokeShare)))
  const full = paperShare - 0.02
  let [paper, between] = [0, 0]
  const pixels = new Uint8Array(shares.length)
  for (let place = 0; place < shares.length; place++) {
    const share = shares[place] as number
    if (share >= paperShare) paper += 1
    else if (share > (stroke + paperShare) / 2) between += 1
    pixels[place] = Math.round(255 * clampFraction((share - stroke) / (full - stroke)))
  }
  if (paper < leastPaper * shares.length || between > mostBetween * shares.length) return null
  const even = { ...picture, pixels }
  return solidShare(even) > mostSolid ? null : even
}
