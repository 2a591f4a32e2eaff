import { expect, test } from 'vitest'
import { measureLoudness } from './loudness.ts'
import { waveformPeaks } from './waveform.ts'
import { sine } from './write-wav.ts'

const half = Float32Array.from([...sine(1000, 16_000, 1, 1), ...new Float32Array(16_000)])

test('a full-scale sine is −3 dBFS, its peak 0, digital silence the floor', () => {
  const loudness = measureLoudness(half, 16_000, 0.5)
  expect(loudness.frames.map((value) => Math.round(value * 100) / 100)).toEqual(
    Float32Array.from([-3.01, -3.01, -100, -100]),
  )
  expect(loudness.peakDecibels).toBeCloseTo(0, 3)
  expect(loudness.meanDecibels).toBeCloseTo(-6.02, 2)
})

test('what a damaged file says beyond full scale is told as hardly louder than it', () => {
  const wild = Float32Array.from(sine(300, 16_000, 1, 1), (value) => value * 40)
  const { meanDecibels, peakDecibels, frames } = measureLoudness(wild, 16_000, 0.5)
  expect([meanDecibels, peakDecibels, ...frames]).toEqual([1, 1, 1, 1])
})

test('the outline shows where the sound is', () => {
  const peaks = waveformPeaks(half, 4)
  expect(peaks).toEqual([1, 1, 0, 0])
  expect(waveformPeaks(half.subarray(0, 3))).toHaveLength(3)
})
