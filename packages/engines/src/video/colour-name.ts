import { addTo } from '@vitrine/basics/tally.ts'
import sharp from 'sharp'
import type { Box } from '../vision/box.ts'
import { hueOf } from '../vision/hue.ts'

const hues = [
  { until: 15, name: 'red' },
  { until: 42, name: 'orange' },
  { until: 68, name: 'yellow' },
  { until: 165, name: 'green' },
  { until: 200, name: 'turquoise' },
  { until: 255, name: 'blue' },
  { until: 300, name: 'purple' },
  { until: 340, name: 'pink' },
  { until: 360, name: 'red' },
] as const

/** 0…255, and for `pale` the share of the brightest part by which the parts differ. */
const limits = { black: 55, pale: 0.16, white: 190, brown: 150 } as const
/** The share of a place's width and height that is left out on each side. */
const inset = 0.2

function colourName(red: number, green: number, blue: number): string {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (most < limits.black) return 'black'
  if (spread / most < limits.pale) return most > limits.white ? 'white' : 'grey'
  const hue = 60 * hueOf(red, green, blue)
  const name = hues.find(({ until }) => hue < until)?.name ?? 'red'
  return name === 'orange' && most < limits.brown ? 'brown' : name
}

/** The commonest colour in the middle of a place of a picture, by its everyday name. */
export async function colourAt(jpeg: Uint8Array, [x0, y0, x1, y1]: Box): Promise<string> {
  const { width, height } = await sharp(jpeg).metadata()
  const left = Math.floor((x0 + inset * (x1 - x0)) * width)
  const top = Math.floor((y0 + inset * (y1 - y0)) * height)
  const wide = Math.max(1, Math.min(width - left, Math.round((1 - 2 * inset) * (x1 - x0) * width)))
  const high = Math.max(1, Math.min(height - top, Math.round((1 - 2 * inset) * (y1 - y0) * height)))
  const pixels = await sharp(jpeg)
    .extract({ left, top, width: wide, height: high })
    .resize(24, 24, { fit: 'fill' })
    .raw()
    .toBuffer()
  const names = new Map<string, number>()
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    const name = colourName(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number)
    addTo(names, name)
  }
  return [...names].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'grey'
}
