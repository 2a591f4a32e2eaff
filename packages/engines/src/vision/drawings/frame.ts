import { type Component, componentsOf } from '../connected-components.ts'
import type { InkMap } from './ink-map.ts'

/** A frame runs along all four sides of the rectangle around it, no further than `near` pixels off. */
export function isFrame({ pixels, left, top, right, bottom }: Component, width: number, near = 4): boolean {
  const sides = [new Set<number>(), new Set<number>(), new Set<number>(), new Set<number>()]
  for (const place of pixels) {
    const x = place % width
    const y = (place - x) / width
    if (x - left < near) sides[0]?.add(y)
    if (right - x < near) sides[1]?.add(y)
    if (y - top < near) sides[2]?.add(x)
    if (bottom - y < near) sides[3]?.add(x)
  }
  const [across, down] = [right - left + 1, bottom - top + 1]
  if (Math.min(across, down) < 8 * near) return false
  return sides.every((side, index) => side.size > 0.8 * (index < 2 ? down : across))
}

/** As pale as this is paper; of a pixel, 0…1. */
const leastInk = 0.35

/** Of a sheet that was photographed, a frame's sides are askew by up to this share of the longer side. */
const crooked = 0.015

/** The drawing without frames around the sheet and the tables that hang on them. */
export function withoutFrames(map: InkMap): InkMap {
  const { width, height } = map
  const ink = Float32Array.from(map.ink)
  const dark = Uint8Array.from(ink, (value) => (value > leastInk ? 1 : 0))
  const near = Math.round(crooked * Math.max(width, height))
  for (const component of componentsOf(dark, width, height)) {
    if (isFrame(component, width, near)) for (const place of component.pixels) ink[place] = 0
  }
  return { ink, width, height }
}
