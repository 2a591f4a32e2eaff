import { lightOf, relativeLuminance } from './relative-light.ts'
import { type FrameWatcher, smallArea, smallHeight, smallWidth } from './small-frames.ts'
import { SwingMap } from './swing-map.ts'

export type FlashKind = 'general' | 'red'

export interface FlashEvent {
  start: number
  end: number
  kind: FlashKind
  /** Most flashes within any second of it. */
  flashesPerSecond: number
}

/** WCAG 2.3.1: more than three flashes in a second; a flash is a pair of opposing changes. */
const mostFlashes = 3
/** A change of 10 % of the greatest relative luminance counts, where the darker of the two is below 0.80. */
const general = { least: 0.1, darkerBelow: 0.8 }
/** Of (R − G − B) × 320 a change of more than 20 counts, where one of the two is a saturated red. */
const red = { least: 20 / 320, saturation: 0.8 }

// A field of 10 degrees is 341 × 256 of 1024 × 768 pixels, a third of each side; a quarter of it must flash at once.
const field = { width: Math.round(smallWidth / 3), height: smallHeight / 3 }
const leastCells = 0.25 * field.width * field.height
const fieldStep = 3
/** Codecs spread a change over some pictures: what changes within this time changes at once. Seconds. */
const atOnce = 0.07

interface Field {
  x: number
  y: number
  direction: number
  times: number[]
}

function within(sums: Int32Array, x: number, y: number): number {
  const wide = smallWidth + 1
  const at = (column: number, row: number) => sums[row * wide + column] as number
  const [right, bottom] = [x + field.width, y + field.height]
  return at(right, bottom) - at(x, bottom) - at(right, y) + at(x, y)
}

class KindDetector {
  readonly events: FlashEvent[] = []
  readonly #kind: FlashKind
  readonly #swings: SwingMap
  readonly #fields: Field[] = []

  constructor(kind: FlashKind) {
    this.#kind = kind
    this.#swings = new SwingMap(smallArea, kind === 'general' ? general : { least: red.least, darkerBelow: 1 })
    for (let y = 0; y + field.height <= smallHeight; y += fieldStep) {
      for (let x = 0; x + field.width <= smallWidth; x += fieldStep) {
        this.#fields.push({ x, y, direction: 0, times: [] })
      }
    }
  }

  add(values: Float32Array, counts: Uint8Array | null, time: number): void {
    if (!this.#swings.add(values, counts, time)) return
    const rising = this.#summed(this.#swings.risen, time)
    const falling = this.#summed(this.#swings.fallen, time)
    for (const each of this.#fields) {
      const direction = this.#directionOf(each, rising, falling)
      if (direction === 0) continue
      each.direction = direction
      each.times = [...each.times.filter((at) => at > time - 1 + 1e-6), time]
      const flashes = Math.floor(each.times.length / 2)
      if (flashes > mostFlashes) this.#note(each.times[0] ?? time, time, flashes)
    }
  }

  /** +1 or −1 where a quarter of the field has now turned the other way than before. */
  #directionOf({ x, y, direction }: Field, rising: Int32Array, falling: Int32Array): number {
    if (direction <= 0 && within(rising, x, y) >= leastCells) return 1
    if (direction >= 0 && within(falling, x, y) >= leastCells) return -1
    return 0
  }

  #note(start: number, end: number, flashes: number): void {
    const last = this.events.at(-1)
    if (last && start <= last.end) {
      last.end = end
      last.flashesPerSecond = Math.max(last.flashesPerSecond, flashes)
    } else this.events.push({ start, end, kind: this.#kind, flashesPerSecond: flashes })
  }

  /** Summed-area table of the cells that turned just now. */
  #summed(turned: Float64Array, time: number): Int32Array {
    const wide = smallWidth + 1
    const sums = new Int32Array(wide * (smallHeight + 1))
    for (let y = 0; y < smallHeight; y++) {
      let row = 0
      for (let x = 0; x < smallWidth; x++) {
        // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
        if ((turned[y * smallWidth + x] as number) >= time - atOnce) row += 1
        sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] as number) + row
      }
    }
    return sums
  }
}

/**
 * Finds flashing by the rule of WCAG 2.3.1 (three flashes or below threshold), general and red. How large the picture is
 * in someone's eye is not known: it is taken to fill a screen of 1024 × 768 as the rule's own example does.
 */
export class FlashDetector implements FrameWatcher {
  readonly #general = new KindDetector('general')
  readonly #red = new KindDetector('red')
  readonly #luminance = new Float32Array(smallArea)
  readonly #redness = new Float32Array(smallArea)
  readonly #saturated = new Uint8Array(smallArea)

  add(frame: Uint8Array, time: number): void {
    for (let index = 0; index < smallArea; index++) {
      const [r = 0, g = 0, b = 0] = [frame[index * 3], frame[index * 3 + 1], frame[index * 3 + 2]]
      const [lr, lg, lb] = [lightOf(r), lightOf(g), lightOf(b)]
      this.#luminance[index] = relativeLuminance(r, g, b)
      this.#redness[index] = Math.max(0, lr - lg - lb)
      this.#saturated[index] = lr / Math.max(1e-6, lr + lg + lb) >= red.saturation ? 1 : 0
    }
    this.#general.add(this.#luminance, null, time)
    this.#red.add(this.#redness, this.#saturated, time)
  }

  finish(): FlashEvent[] {
    return [...this.#general.events, ...this.#red.events].sort((a, b) => a.start - b.start)
  }
}
