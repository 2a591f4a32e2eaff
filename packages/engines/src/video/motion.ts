import type { Shot } from './shots.ts'
import { type FrameWatcher, smallArea } from './small-frames.ts'

export interface Motion {
  /** Seconds between two values. */
  step: number
  /** Share of the picture that changes from one step to the next, 0…1. */
  values: number[]
  /** When more moves than noise does. */
  spans: { start: number; end: number }[]
}

const step = 0.25
/** Bytes: sensors and codecs flicker by less. */
const leastChange = 14
/** A hand in the distance; less is noise. Share of the picture. */
const leastShare = 0.004
/** Rests shorter than this do not end a movement. Seconds. */
const rest = 1

/** How much of the picture moves, four times a second. A cut is no movement. */
export class MotionMeter implements FrameWatcher {
  readonly #values: number[] = []
  #before: Uint8Array | null = null

  add(frame: Uint8Array, time: number): void {
    if (time + 1e-6 < this.#values.length * step) return
    const before = this.#before
    let moved = 0
    if (before) {
      for (let cell = 0; cell < smallArea; cell++) {
        const at = cell * 3
        const change =
          // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
          Math.abs((frame[at] as number) - (before[at] as number)) +
          Math.abs((frame[at + 1] as number) - (before[at + 1] as number)) +
          Math.abs((frame[at + 2] as number) - (before[at + 2] as number))
        if (change > 3 * leastChange) moved += 1
      }
    }
    this.#values.push(moved / smallArea)
    this.#before = Uint8Array.from(frame)
  }

  finish(shots: readonly Shot[], seconds: number): Motion {
    const values = this.#values.map((value, index) => {
      const from = (index - 1) * step
      return shots.some(({ start }) => start > from && start <= index * step && start > 0) ? 0 : value
    })
    const spans: Motion['spans'] = []
    values.forEach((value, index) => {
      if (value < leastShare) return
      const [start, end] = [Math.max(0, (index - 1) * step), Math.min(seconds, index * step)]
      const last = spans.at(-1)
      if (last && start - last.end < rest) last.end = end
      else spans.push({ start, end })
    })
    return { step, values, spans: spans.filter(({ start, end }) => end - start >= 2 * step) }
  }
}
