import { at } from '@vitrine/basics/at.ts'
import { describe, expect, test } from 'vitest'
import { measureLoudness } from './loudness.ts'
import { resample } from './resample.ts'
import { sine } from './write-wav.ts'

const level = (samples: Float32Array, rate: number) => measureLoudness(samples, rate, 0.1).meanDecibels

describe('resampling', () => {
  test.each([8000, 11_025, 22_050, 44_100, 48_000, 96_000])('%i Hz to 16 kHz keeps a tone as it was', (rate) => {
    const expected = sine(1000, 16_000, 1)
    const answered = resample(sine(1000, rate, 1), rate, 16_000)
    expect(answered).toHaveLength(16_000)
    const difference = answered.map((value, index) => value - at(expected, index)).subarray(200, -200)
    expect(level(difference, 16_000)).toBeLessThan(-65)
  })

  test('what the lower rate cannot carry is cut off, not folded back', () => {
    expect(level(resample(sine(11_000, 48_000, 1), 48_000, 16_000).subarray(200, -200), 16_000)).toBeLessThan(-65)
  })

  test('the same rate changes nothing', () => {
    const samples = sine(1000, 16_000, 0.1)
    expect(resample(samples, 16_000, 16_000)).toBe(samples)
  })
})
