import { setImmediate as nextTurn } from 'node:timers/promises'
import { at } from '@vitrine/basics/at.ts'
import type { LongWork } from './decode-limits.ts'

/** Zero crossings of the sinc on each side: the transition takes about 6 % of the band. */
const crossings = 24
const maxPhases = 1024
/** Kaiser window's shape: about 80 dB down outside the band. */
const beta = 8

function besselI0(x: number): number {
  let sum = 1
  let term = 1
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

/** One filter of 2 · half taps for each phase, one after another; `cutoff` as a fraction of the source's half rate. */
function polyphaseFilters(phases: number, cutoff: number) {
  const half = Math.ceil(crossings / cutoff)
  const filters = new Float32Array(phases * 2 * half)
  const scale = besselI0(beta)
  for (let phase = 0; phase < phases; phase++) {
    const row = filters.subarray(phase * 2 * half, (phase + 1) * 2 * half)
    let sum = 0
    for (let tap = 0; tap < row.length; tap++) {
      const distance = tap - half + 1 - phase / phases
      const share = distance / half
      const window = share * share >= 1 ? 0 : besselI0(beta * Math.sqrt(1 - share * share)) / scale
      const turn = Math.PI * distance * cutoff
      row[tap] = window * (turn === 0 ? 1 : Math.sin(turn) / turn)
      sum += at(row, tap)
    }
    // The same gain in each phase: else a constant would come out with a ripple.
    for (let tap = 0; tap < row.length; tap++) row[tap] = at(row, tap) / sum
  }
  return { filters, half }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/** The output, empty, and what fills it from one index to another. */
function resampler(samples: Float32Array, from: number, to: number) {
  const divisor = greatestCommonDivisor(from, to)
  // Rates with a small common divisor would need thousands of filters; the nearest of 1,024 is off by less than −66 dB.
  const phases = Math.min(to / divisor, maxPhases)
  const { filters, half } = polyphaseFilters(phases, Math.min(1, to / from) * 0.97)
  const width = 2 * half
  const output = new Float32Array(Math.round((samples.length * to) / from))
  const fill = (start: number, end: number): void => {
    for (let index = start; index < end; index++) {
      const place = Math.round((index * from * phases) / to)
      const whole = Math.floor(place / phases)
      const filter = (place - whole * phases) * width
      const first = whole - half + 1
      let sum = 0
      for (let tap = Math.max(0, -first); tap < width && first + tap < samples.length; tap++) {
        // The loop keeps both indices inside, and runs a hundred million times for a minute of sound.
        sum += (samples[first + tap] as number) * (filters[filter + tap] as number)
      }
      output[index] = sum
    }
  }
  return { output, fill }
}

/**
 * Sound at another rate, by a windowed sinc in polyphase form. What lies above half of the lower rate is cut off.
 * The result has round(length · to / from) samples; sound outside the ends counts as silence.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  const { output, fill } = resampler(samples, from, to)
  fill(0, output.length)
  return output
}

/** Samples that are filled in a row: a fraction of a second's work. */
const step = 262_144

/** The same for a long sound, in steps between which the event loop runs. Throws what `signal` was aborted with. */
export async function resampleInSteps(
  samples: Float32Array,
  rates: { from: number; to: number },
  { signal, progress }: LongWork,
): Promise<Float32Array> {
  if (rates.from === rates.to) return samples
  const { output, fill } = resampler(samples, rates.from, rates.to)
  for (let start = 0; start < output.length; start += step) {
    await nextTurn()
    signal?.throwIfAborted()
    progress?.(start / output.length)
    fill(start, Math.min(output.length, start + step))
  }
  return output
}
