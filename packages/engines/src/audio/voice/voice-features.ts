import { at } from '@vitrine/basics/at.ts'
import { mean, quantile, standardDeviation } from '@vitrine/basics/statistics.ts'
import { cepstrum, melBands } from './mel-bands.ts'
import { framePitch } from './pitch.ts'
import { powerSpectrum } from './spectrum.ts'

/** Samples per second that the features are defined at. */
export const voiceRate = 16_000

const hop = 160
const frameLength = 512
/** Two periods of the deepest voice and the window that they are compared in. */
const pitchLength = 640
const coefficients = 13
/** Frames more than this under the loudest are pauses. Decibels. */
const audibleRange = 40
const spectrumOf = powerSpectrum(frameLength)
const bandsOf = melBands(voiceRate, frameLength, 26, [60, 7600])
const window = Float32Array.from(
  { length: frameLength },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / frameLength),
)

interface Frame {
  decibels: number
  cepstrum: Float32Array
  /** Of the spectrum: centre in kHz, slope below and above 1 kHz, share above 1 kHz, flatness. */
  shape: readonly number[]
  flux: number
  hertz: number | null
  periodicity: number
}

/** Recordings differ in gain for other reasons than mood. */
function normalised(samples: Float32Array): Float32Array {
  let peak = 0
  for (const value of samples) peak = Math.max(peak, Math.abs(value))
  return peak === 0 ? samples : samples.map((value) => value / peak)
}

/** Least squares, per step. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const centre = mean(values)
  let [product, square] = [0, 1e-9]
  values.forEach((value, index) => {
    product += (index - middle) * (value - centre)
    square += (index - middle) ** 2
  })
  return product / square
}

function shapeOf(spectrum: Float32Array, bands: Float32Array): number[] {
  const binHertz = voiceRate / frameLength
  let [total, weighted, high, logs] = [1e-10, 0, 0, 0]
  for (let bin = 2; bin < spectrum.length; bin++) {
    const power = at(spectrum, bin)
    total += power
    weighted += power * bin * binHertz
    if (bin * binHertz > 1000) high += power
    logs += Math.log(power + 1e-10)
  }
  const bins = spectrum.length - 2
  const middle = 10
  return [
    weighted / total / 1000,
    slopeOf([...bands.subarray(0, middle)]),
    slopeOf([...bands.subarray(middle)]),
    Math.log(high / total + 1e-4),
    logs / bins - Math.log(total / bins),
  ]
}

function framesOf(samples: Float32Array): Frame[] {
  const count = Math.max(1, Math.floor((samples.length - pitchLength) / hop) + 1)
  const frames: Frame[] = []
  let before: Float32Array | null = null
  for (let index = 0; index < count; index++) {
    const start = index * hop
    const windowed = Float32Array.from(window, (weight, place) => weight * (samples[start + place] ?? 0))
    const spectrum = spectrumOf(windowed)
    const bands = bandsOf(spectrum)
    const pitchFrame = new Float32Array(pitchLength)
    pitchFrame.set(samples.subarray(start, start + pitchLength))
    const energy = windowed.reduce((sum, value) => sum + value * value, 0) / frameLength
    const previous = before
    const flux = previous === null ? 0 : mean([...bands].map((band, place) => Math.abs(band - at(previous, place))))
    frames.push({
      decibels: 10 * Math.log10(energy + 1e-9),
      cepstrum: cepstrum(bands, coefficients),
      shape: shapeOf(spectrum, bands),
      flux,
      ...framePitch(pitchFrame, voiceRate),
    })
    before = bands
  }
  return frames
}

/** Mean, spread, and the values below which a twentieth, half and nineteen twentieths lie. */
function rangeOf(values: readonly number[]): number[] {
  return [
    mean(values),
    standardDeviation(values),
    quantile(values, 0.05),
    quantile(values, 0.5),
    quantile(values, 0.95),
    slopeOf(values) * values.length,
  ]
}

/** How the pitch moves: from frame to frame (jitter), in steps of loudness (shimmer), up and down, and how much is voiced. */
function pitchMovement(frames: readonly Frame[]): number[] {
  const steps: number[] = []
  const shimmer: number[] = []
  frames.slice(1).forEach((frame, index) => {
    const before = frames[index]
    if (!before || frame.hertz === null || before.hertz === null) return
    const step = 12 * Math.log2(frame.hertz / before.hertz)
    // A jump of half an octave is another way to count periods, not a voice.
    if (Math.abs(step) < 6) steps.push(step)
    shimmer.push(Math.abs(frame.decibels - before.decibels))
  })
  const rises = steps.filter((step) => step > 0)
  return [
    mean(steps),
    mean(steps.map(Math.abs)),
    standardDeviation(steps),
    mean(shimmer),
    rises.length / Math.max(1, steps.length),
    frames.filter(({ hertz }) => hertz !== null).length / Math.max(1, frames.length),
  ]
}

/** Syllables (peaks of loudness) a second, share of pauses, length of voiced runs. */
function rhythm(frames: readonly Frame[], loudest: number): number[] {
  const smooth = frames.map((_, index) =>
    mean(frames.slice(Math.max(0, index - 3), index + 4).map(({ decibels }) => decibels)),
  )
  let peaks = 0
  for (let index = 1; index < smooth.length - 1; index++) {
    const here = at(smooth, index)
    if (here > loudest - 25 && here > at(smooth, index - 1) && here >= at(smooth, index + 1)) peaks++
  }
  const seconds = (frames.length * hop) / voiceRate
  const pauses = frames.filter(({ decibels }) => decibels < loudest - audibleRange).length
  let runs = 0
  frames.forEach(({ hertz }, index) => {
    if (hertz !== null && (index === 0 || frames[index - 1]?.hertz === null)) runs++
  })
  const voiced = frames.filter(({ hertz }) => hertz !== null).length
  return [peaks / seconds, pauses / frames.length, (voiced * hop) / voiceRate / Math.max(1, runs), runs / seconds]
}

/**
 * What a voice sounds like, whatever it says: means, spreads, ranks and movement of loudness, pitch, timbre and rhythm
 * over a stretch of speech. The order and the meaning of the numbers are fixed: weights are trained on them.
 */
export function voiceFeatures(samples: Float32Array): Float32Array {
  const frames = framesOf(normalised(samples))
  const loudest = Math.max(...frames.map(({ decibels }) => decibels))
  const audible = frames.filter(({ decibels }) => decibels > loudest - audibleRange)
  const voicedFrames = audible.filter(({ hertz }) => hertz !== null)
  const track = (pick: (frame: Frame) => number, over = audible) => over.map(pick)

  const features: number[] = []
  features.push(...rangeOf(track(({ decibels }) => decibels - loudest)))
  features.push(...rangeOf(voicedFrames.map(({ hertz }) => 12 * Math.log2((hertz ?? 1) / 100))))
  features.push(...rangeOf(track(({ periodicity }) => periodicity)))
  features.push(...rangeOf(track(({ flux }) => flux)))
  for (let index = 0; index < 5; index++) {
    features.push(...rangeOf(track(({ shape }) => at(shape, index))))
    features.push(mean(voicedFrames.map(({ shape }) => at(shape, index))))
  }
  for (let index = 0; index < coefficients; index++) {
    const values = track((frame) => at(frame.cepstrum, index))
    const moves = audible
      .slice(2)
      .map((frame, place) => at(frame.cepstrum, index) - at(at(audible, place).cepstrum, index))
    features.push(
      mean(values),
      standardDeviation(values),
      standardDeviation(moves),
      mean(voicedFrames.map((frame) => at(frame.cepstrum, index))),
    )
  }
  features.push(...pitchMovement(audible), ...rhythm(frames, loudest))
  return Float32Array.from(features, (value) => (Number.isFinite(value) ? value : 0))
}
