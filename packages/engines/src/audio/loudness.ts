/** Quieter than the noise of a 16 bit file; where a sound is all zeros this stands for minus infinity. */
export const floorDecibels = -100

/** A lossy decoder overshoots full scale a little; more than this means a damaged file. */
export const ceilingDecibels = 1

/** Root mean square in dBFS: a full-scale square wave is 0, a full-scale sine −3. */
export function decibelsOf(meanSquare: number): number {
  return Math.min(ceilingDecibels, Math.max(floorDecibels, 10 * Math.log10(Math.max(meanSquare, 1e-10))))
}

export interface Loudness {
  /** Of the whole sound. */
  meanDecibels: number
  /** Of the loudest single sample. */
  peakDecibels: number
  /** RMS of each frame. */
  frames: Float32Array
  /** Seconds from one frame to the next. */
  frameSeconds: number
}

/** Loudness in dBFS. A recording is not calibrated: these are not sound pressure levels. */
export function measureLoudness(samples: Float32Array, rate: number, frameSeconds: number): Loudness {
  const size = Math.max(1, Math.round(rate * frameSeconds))
  const frames = new Float32Array(Math.max(1, Math.floor(samples.length / size)))
  let total = 0
  let peak = 0
  let sum = 0
  for (let index = 0; index < samples.length; index++) {
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    const value = samples[index] as number
    total += value * value
    sum += value * value
    peak = Math.max(peak, Math.abs(value))
    if ((index + 1) % size === 0) {
      frames[(index + 1) / size - 1] = decibelsOf(sum / size)
      sum = 0
    }
  }
  const meanDecibels = decibelsOf(total / Math.max(1, samples.length))
  if (samples.length < size) frames[0] = meanDecibels
  return { meanDecibels, peakDecibels: decibelsOf(peak * peak), frames, frameSeconds: size / rate }
}
