import sharp from 'sharp'
import type { Still } from './still-frames.ts'

/** Bytes: by more than this a part of the picture must change before its words are read again. */
const leastChange = 14
const size = { width: 64, height: 36 }

/** Those that differ from the last one chosen, each with the time until which it stands for what is seen. */
export async function changedStills(stills: readonly Still[], seconds: number): Promise<(Still & { until: number })[]> {
  const chosen: Still[] = []
  let last: Uint8Array | null = null
  for (const still of stills) {
    const small: Uint8Array = await sharp(still.jpeg)
      .resize({ ...size, fit: 'fill' })
      .grayscale()
      .raw()
      .toBuffer()
    const before = last
    if (before?.every((value, index) => Math.abs(value - (small[index] ?? 0)) <= leastChange)) continue
    chosen.push(still)
    last = small
  }
  return chosen.map((still, index) => ({ ...still, until: chosen[index + 1]?.time ?? seconds }))
}
