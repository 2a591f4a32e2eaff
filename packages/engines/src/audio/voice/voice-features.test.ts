import { at } from '@vitrine/basics/at.ts'
import { describe, expect, test } from 'vitest'
import { sine } from '../write-wav.ts'
import { cepstrum, melBands } from './mel-bands.ts'
import { framePitch } from './pitch.ts'
import { powerSpectrum } from './spectrum.ts'
import { voiceFeatures, voiceRate } from './voice-features.ts'

/** A buzz with all harmonics, as vocal folds make it. */
const buzz = (hertz: number, seconds: number) =>
  Float32Array.from({ length: seconds * voiceRate }, (_, index) => 0.6 * ((((index * hertz) / voiceRate) % 1) - 0.5))

describe('pitch', () => {
  test.each([82, 140, 233, 410])('of a buzz at %d Hz', (hertz) => {
    const { hertz: found, periodicity } = framePitch(buzz(hertz, 0.04), voiceRate)
    expect(found).toBeGreaterThan(hertz * 0.98)
    expect(found).toBeLessThan(hertz * 1.02)
    expect(periodicity).toBeGreaterThan(0.8)
  })

  test('is none in noise and in silence', () => {
    let state = 7
    const noise = Float32Array.from({ length: 640 }, () => {
      state = (state * 48_271) % 2_147_483_647
      return state / 2_147_483_647 - 0.5
    })
    expect(framePitch(noise, voiceRate).hertz).toBeNull()
    expect(framePitch(new Float32Array(640), voiceRate).hertz).toBeNull()
  })
})

test('the power spectrum of a tone peaks at its bin, and the mel band there is the loudest', () => {
  const spectrum = powerSpectrum(512)(sine(1000, 16_000, 0.032))
  expect(spectrum.indexOf(Math.max(...spectrum))).toBe(32)
  const bands = melBands(16_000, 512, 26, [60, 7600])(spectrum)
  expect(bands.indexOf(Math.max(...bands))).toBe(8)
  expect(
    cepstrum(
      bands.map(() => 3),
      13,
    ).every((value) => Math.abs(value) < 1e-5),
  ).toBe(true)
})

describe('voice features', () => {
  test('are the same however loud the recording is', () => {
    const loud = buzz(140, 1)
    const soft = loud.map((value) => value / 20)
    const [one, other] = [voiceFeatures(loud), voiceFeatures(soft)]
    expect(one.every((value, index) => Math.abs(value - at(other, index)) < 0.01)).toBe(true)
  })

  test('are finite whatever is put in', () => {
    for (const samples of [
      new Float32Array(0),
      new Float32Array(100),
      new Float32Array(16_000),
      sine(440, 16_000, 0.5),
    ]) {
      const features = voiceFeatures(samples)
      expect(features).toHaveLength(121)
      expect(features.every(Number.isFinite)).toBe(true)
    }
  })
})
