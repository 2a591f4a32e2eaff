import { hueOf } from '../../hue.ts'
import { luma } from '../../luma.ts'
import { isCaption } from './captions.ts'

/** Photos are looked at as squares of this side. */
export const sewerSide = 96

const hues = 8
const saturations = 4
const values = 4
const tiles = 8

function hsvOf(red: number, green: number, blue: number): [number, number, number] {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread === 0) return [0, 0, most / 255]
  return [hueOf(red, green, blue) / 6, spread / most, most / 255]
}

/** Colours, coarse shape and grain of a photo, its captions left out. `pixels` is RGB, a square of `sewerSide`. */
export function sewerFeatures(pixels: Uint8Array): number[] {
  const area = sewerSide * sewerSide
  const histogram = new Float64Array(hues * saturations * values)
  const tileSum = new Float64Array(tiles * tiles)
  const tileCount = new Float64Array(tiles * tiles)
  const tileGrain = new Float64Array(tiles * tiles)
  const grey = new Float32Array(area)
  const covered = new Uint8Array(area)
  let shown = 0
  for (let index = 0; index < area; index++) {
    const [red = 0, green = 0, blue = 0] = [pixels[3 * index], pixels[3 * index + 1], pixels[3 * index + 2]]
    if (isCaption(red, green, blue)) {
      covered[index] = 1
      continue
    }
    shown += 1
    const [hue, saturation, value] = hsvOf(red, green, blue)
    const bin =
      (Math.min(hues - 1, Math.floor(hue * hues)) * saturations +
        Math.min(saturations - 1, Math.floor(saturation * saturations))) *
        values +
      Math.min(values - 1, Math.floor(value * values))
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    histogram[bin] = (histogram[bin] as number) + 1
    grey[index] = luma(red, green, blue) / 255
  }
  const tileOf = (x: number, y: number): number =>
    Math.floor((y * tiles) / sewerSide) * tiles + Math.floor((x * tiles) / sewerSide)
  for (let y = 1; y < sewerSide - 1; y++) {
    for (let x = 1; x < sewerSide - 1; x++) {
      const at = y * sewerSide + x
      const around = [at, at - 1, at + 1, at - sewerSide, at + sewerSide]
      if (around.some((place) => covered[place] === 1)) continue
      const tile = tileOf(x, y)
      tileSum[tile] = (tileSum[tile] as number) + (grey[at] as number)
      tileCount[tile] = (tileCount[tile] as number) + 1
      const dx = (grey[at + 1] as number) - (grey[at - 1] as number)
      const dy = (grey[at + sewerSide] as number) - (grey[at - sewerSide] as number)
      tileGrain[tile] = (tileGrain[tile] as number) + Math.hypot(dx, dy)
    }
  }
  const mean = grey.reduce((sum, value) => sum + value, 0) / Math.max(1, shown)
  const lightness = [...tileSum].map((sum, tile) => (tileCount[tile] ? sum / tileCount[tile] : mean) - mean)
  const meanGrain =
    tileGrain.reduce((sum, value) => sum + value, 0) /
    Math.max(
      1,
      tileCount.reduce((a, b) => a + b, 0),
    )
  const grain = [...tileGrain].map((sum, tile) => (tileCount[tile] ? sum / tileCount[tile] : meanGrain))
  return [
    ...[...histogram].map((count) => Math.sqrt(count / Math.max(1, shown))),
    mean,
    ...lightness,
    meanGrain,
    ...grain,
  ]
}
