import { luma } from '../vision/luma.ts'
import { type FrameWatcher, smallArea } from './small-frames.ts'

const step = 0.5

/** The YCbCr box of Chai and Ngan (1999), which holds for dark and light skin, without greys and near-blacks. */
function isSkinColour(red: number, green: number, blue: number): boolean {
  const y = luma(red, green, blue)
  const cb = 128 + 0.564 * (blue - y)
  const cr = 128 + 0.713 * (red - y)
  return y > 40 && cb >= 77 && cb <= 127 && cr >= 136 && cr <= 173 && red - Math.min(green, blue) > 15
}

/**
 * Share of each picture that has a colour which skin, of any tone, often has. Wood, sand and warm walls have it too: a weak
 * sign that says where to look, never what is there.
 */
export class SkinMeter implements FrameWatcher {
  readonly step = step
  readonly shares: number[] = []

  add(frame: Uint8Array, time: number): void {
    if (time + 1e-6 < this.shares.length * step) return
    let cells = 0
    for (let cell = 0; cell < smallArea; cell++) {
      const at = cell * 3
      // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
      if (isSkinColour(frame[at] as number, frame[at + 1] as number, frame[at + 2] as number)) cells += 1
    }
    this.shares.push(cells / smallArea)
  }
}
