import sharp from 'sharp'
import type { Still } from './still-frames.ts'

/** Bytes: by more than this a part of the picture must change before its words are read again. */
const leastChange = 14
const size = { width: 64, height: 36 }

/** A picture so small that only what matters differs. */
export const smallGrey = async (jpeg: Uint8Array): Promise<Uint8Array> =>
  sharp(jpeg)
    .resize({ ...size, fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer()

/** Whether any part of a picture differs by more than `least` bytes. */
export const isChanged = (before: Uint8Array, now: Uint8Array, least: number): boolean =>
  // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
  before.some((value, index) => Math.abs(value - (now[index] as number)) > least)

/** Those that differ from the last one chosen, each with the time until which it represents what is seen. */
export async function changedStills(stills: readonly Still[], seconds: number): Promise<(Still & { until: number })[]> {
  const chosen: Still[] = []
  let last: Uint8Array | null = null
  for (const still of stills) {
    const small = await smallGrey(still.jpeg)
    if (last && !isChanged(last, small, leastChange)) continue
    chosen.push(still)
    last = small
  }
  return chosen.map((still, index) => ({ ...still, until: chosen[index + 1]?.time ?? seconds }))
}
