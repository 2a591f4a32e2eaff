import { at } from '@vitrine/basics/at.ts'
import { componentsOf } from '../../connected-components.ts'
import type { DecodedImage } from '../../decode-image.ts'
import { luma } from '../../luma.ts'

/** Pictures are looked at squashed into a square of this side, their shape kept by white margins. */
export const featureSide = 320

/** Directions of strokes are counted in bins of 7.5°. */
const bins = 24
const lengths = [12, 24, 48, 96]

/** How much is neither paper nor ink: shades, as photos have. */
const middleShare = (grey: Float32Array, paper: number): number =>
  grey.reduce((sum, value) => sum + (value > 70 && value < paper - 40 ? 1 : 0), 0) / grey.length

function directionFeatures(grey: Float32Array, width: number, height: number): number[] {
  const weights = new Float64Array(bins)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const place = y * width + x
      const dx = (grey[place + 1] as number) - (grey[place - 1] as number)
      const dy = (grey[place + width] as number) - (grey[place - width] as number)
      const strength = Math.hypot(dx, dy)
      if (strength < 40) continue
      // The bin's middle is the direction: level strokes lie wholly in bin 0.
      const angle = (Math.atan2(dy, dx) + Math.PI / 2 + 2 * Math.PI) % Math.PI
      weights[Math.round((angle / Math.PI) * bins) % bins] =
        (weights[Math.round((angle / Math.PI) * bins) % bins] as number) + strength
    }
  }
  const sum = weights.reduce((all, value) => all + value, 0) || 1
  const shares = [...weights].map((value) => value / sum)
  const sorted = shares.toSorted((a, b) => b - a)
  const shareAt = (degrees: number): number => {
    const bin = Math.round((degrees / 180) * bins)
    return shares[(bin + bins) % bins] as number
  }
  const entropy = -shares.reduce((all, share) => all + (share > 0 ? share * Math.log(share) : 0), 0)
  // Directions are folded about the upright: a mirrored drawing is of the same kind.
  const folded = [15, 30, 45, 60, 75].map((degrees) => shareAt(degrees) + shareAt(180 - degrees))
  return [
    shareAt(0),
    shareAt(90),
    shareAt(0) + shareAt(90),
    ...folded,
    entropy / Math.log(bins),
    sorted[0] as number,
    sorted[1] as number,
    sorted[2] as number,
  ]
}

/** Shares of ink that lie in straight level, upright and slanting runs of some length. */
function runFeatures(
  dark: Uint8Array,
  { width, height, ink }: { width: number; height: number; ink: number },
): number[] {
  const directions = [
    [1, 0],
    [0, 1],
    [2, 1],
    [2, -1],
    [1, 2],
    [1, -2],
  ] as const
  const isDark = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && dark[y * width + x] === 1
  const shares = directions.map(([dx, dy]) => {
    const longer = lengths.map(() => 0)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (!isDark(x, y) || isDark(x - dx, y - dy)) continue
        let count = 0
        while (isDark(x + count * dx, y + count * dy)) count += 1
        const length = count * Math.hypot(dx, dy)
        for (const [index, least] of lengths.entries())
          if (length >= least) longer[index] = (longer[index] as number) + count
      }
    }
    return longer.map((count) => count / (ink + 50))
  })
  const [level = [], upright = [], ...slanting] = shares
  const slants = lengths.map((_, index) => slanting.reduce((sum, share) => sum + (share[index] as number), 0))
  return [...level, ...upright, ...slants]
}

function componentFeatures(
  dark: Uint8Array,
  { width, height, ink }: { width: number; height: number; ink: number },
): number[] {
  const sizes = componentsOf(dark, width, height).map(({ pixels, left, top, right, bottom }) => {
    const [across, down] = [right - left + 1, bottom - top + 1]
    const side = Math.max(across, down)
    return {
      pixels: pixels.length,
      side,
      fill: pixels.length / (across * down),
      round: Math.min(across, down) / side,
    }
  })
  const bounds = [0, 3, 6, 12, 24, 48, 96, 1e9]
  const counted = bounds.slice(1).map((bound, index) => {
    const low = bounds[index] as number
    return sizes.filter(({ side }) => side > low && side <= bound)
  })
  const total = sizes.length + 5
  const filled = sizes.filter(({ side, fill, round }) => side > 5 && side < 48 && fill > 0.6 && round > 0.5).length
  const largest = Math.max(0, ...sizes.map(({ pixels }) => pixels))
  return [
    Math.log(total) / 7,
    ...counted.map((part) => part.length / total),
    ...counted.slice(2).map((part) => part.reduce((sum, { pixels }) => sum + pixels, 0) / (ink + 50)),
    largest / (ink + 50),
    filled / total,
  ]
}

/**
 * Numbers that tell kinds of drawing apart: colour, paper and ink shares, directions of strokes, straight runs, sizes of connected components. `pixels` is RGB of width × height.
 */
export function drawingFeatures({ pixels }: Pick<DecodedImage, 'pixels'>, width: number, height: number): number[] {
  const area = width * height
  const grey = new Float32Array(area)
  let saturation = 0
  let coloured = 0
  const counts = new Float64Array(16)
  for (let index = 0; index < area; index++) {
    const [red = 0, green = 0, blue = 0] = [pixels[3 * index], pixels[3 * index + 1], pixels[3 * index + 2]]
    const spread = Math.max(red, green, blue) - Math.min(red, green, blue)
    saturation += spread / 255
    if (spread > 40) coloured += 1
    const value = luma(red, green, blue)
    grey[index] = value
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    counts[Math.min(15, value >> 4)] = (counts[Math.min(15, value >> 4)] as number) + 1 / area
  }
  const paperBin = counts.indexOf(Math.max(...counts))
  const nearPaper = at(counts, paperBin) + (counts[paperBin - 1] ?? 0) + (counts[paperBin + 1] ?? 0)
  const paper = Math.min(255, paperBin * 16 + 12)
  const dark = Uint8Array.from(grey, (value) => (value < paper - 60 ? 1 : 0))
  const ink = dark.reduce((sum, value) => sum + value, 0)
  return [
    Math.sqrt(saturation / area),
    coloured / area,
    nearPaper,
    paper / 255,
    Math.sqrt(ink / area),
    middleShare(grey, paper),
    ...directionFeatures(grey, width, height),
    ...runFeatures(dark, { width, height, ink }),
    ...componentFeatures(dark, { width, height, ink }),
  ]
}
