import { at } from '@vitrine/basics/at.ts'
import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import { quantile } from '@vitrine/basics/statistics.ts'
import { type FrameWatcher, smallArea, smallHeight, smallWidth } from './small-frames.ts'

export interface Shot {
  start: number
  end: number
}

interface Look {
  time: number
  /** Shares of colours in each part of the picture. */
  colours: Float32Array
  grey: Float32Array
}

const levels = 4
const bins = levels ** 3
const parts = { across: 3, down: 3 }
/** Differences, 0…1: below it nothing is a cut, however quiet the rest; above it a cut need not stand out as much. */
const least = 0.22
/** A cut's difference is at least this many times that of the frames around it. */
const standsOut = 2.6
/** If the picture differs from the one before the change by less than this share of the change, it looks as before. */
const asBefore = 0.4
/** Seconds around a change that are compared with it. */
const around = 0.5
/** If the picture looks as before within this time, it was a flash or a torn picture, not a cut. Seconds. */
const flashSeconds = 0.25
/** Nobody cuts faster. Seconds. */
const shortest = 0.2

function lookOf(frame: Uint8Array, time: number): Look {
  const colours = new Float32Array(parts.across * parts.down * bins)
  const grey = new Float32Array(smallArea)
  const share = (parts.across * parts.down) / smallArea
  for (let y = 0; y < smallHeight; y++) {
    const row = Math.floor((y * parts.down) / smallHeight) * parts.across
    for (let x = 0; x < smallWidth; x++) {
      const cell = y * smallWidth + x
      const [r = 0, g = 0, b = 0] = [frame[cell * 3], frame[cell * 3 + 1], frame[cell * 3 + 2]]
      const bin = ((r >> 6) * levels + (g >> 6)) * levels + (b >> 6)
      const place = (row + Math.floor((x * parts.across) / smallWidth)) * bins + bin
      // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
      colours[place] = (colours[place] as number) + share
      grey[cell] = (0.3 * r + 0.59 * g + 0.11 * b) / 255
    }
  }
  return { time, colours, grey }
}

/** Correlation of two grey pictures, 0…1; plain areas are compared by their brightness. */
function likeness(a: Float32Array, b: Float32Array): number {
  let [sumA, sumB] = [0, 0]
  for (let index = 0; index < a.length; index++) {
    sumA += a[index] as number
    sumB += b[index] as number
  }
  const [meanA, meanB] = [sumA / a.length, sumB / b.length]
  let [shared, spreadA, spreadB] = [0, 0, 0]
  for (let index = 0; index < a.length; index++) {
    const [left, right] = [(a[index] as number) - meanA, (b[index] as number) - meanB]
    shared += left * right
    spreadA += left * left
    spreadB += right * right
  }
  // The noise of a plain wall must not count as form.
  const floor = 1e-3 * a.length
  return clampFraction((shared + floor) / (Math.sqrt(spreadA * spreadB) + floor))
}

/** 0…1: half of it how the colours of each part differ, half how the pictures differ in form. */
function difference(a: Look, b: Look): number {
  let colours = 0
  for (let index = 0; index < a.colours.length; index++) {
    colours += Math.abs((a.colours[index] as number) - (b.colours[index] as number))
  }
  return 0.5 * (colours / (2 * parts.across * parts.down)) + 0.5 * (1 - likeness(a.grey, b.grey))
}

/** Finds hard cuts: where a picture differs from the one before far more than pictures around it do. Fades are not found. */
export class ShotFinder implements FrameWatcher {
  readonly #looks: Look[] = []

  add(frame: Uint8Array, time: number): void {
    this.#looks.push(lookOf(frame, time))
  }

  /** The shots in order, without a gap, from 0 to `seconds`. */
  finish(seconds: number): Shot[] {
    const looks = this.#looks
    const changes = looks.map((look, index) => {
      const before = looks[index - 1]
      return before ? difference(before, look) : 0
    })
    const starts = [0]
    for (let index = 1; index < looks.length; index++) {
      const { time } = at(looks, index)
      if (time - at(starts, starts.length - 1) < shortest && index > 1) continue
      if (this.#isCut(index, changes)) starts.push(time)
    }
    return starts.map((start, index) => ({ start, end: Math.max(start, starts[index + 1] ?? seconds) }))
  }

  #isCut(index: number, changes: readonly number[]): boolean {
    const change = at(changes, index)
    if (change < least) return false
    const looks = this.#looks
    const now = looks[index]
    const before = looks[index - 1]
    if (!now || !before) return false
    const near: number[] = []
    for (let other = index - 1; other > 0 && now.time - at(looks, other).time <= around; other--) {
      near.push(at(changes, other))
    }
    for (let other = index + 1; other < looks.length && at(looks, other).time - now.time <= around; other++) {
      near.push(at(changes, other))
    }
    // The third quarter: one more cut or a flash near by does not hide this one, steady movement does.
    const usual = quantile(near, 0.75)
    if (change < standsOut * usual) return false
    for (let later = index + 1; later < looks.length; later++) {
      const look = looks[later]
      if (!look || look.time - now.time > flashSeconds) break
      if (difference(before, look) < asBefore * change) return false
    }
    // The way back from a flash: what is there now was there shortly before.
    for (let earlier = index - 2; earlier >= 0; earlier--) {
      const look = looks[earlier]
      if (!look || now.time - look.time > flashSeconds) break
      if (difference(look, now) < asBefore * change) return false
    }
    return true
  }
}
