import { measureLoudness } from '@vitrine/engines/audio/loudness.ts'
import { describe, expect, test } from 'vitest'
import { asSureAsBreaths, findSnores, isTooFast, longestPause, sureOfSnoring } from './find-snores.ts'
import { probabilityCurve, valuesPerSecond } from './probability-curve.ts'

const rate = 1000

/** A tone at −6 dBFS where it sounds, faint hum elsewhere. */
function recording(seconds: number, sounding: readonly (readonly [start: number, end: number])[]) {
  const samples = Float32Array.from({ length: seconds * rate }, (_, index) => {
    const time = index / rate
    const level = sounding.some(([start, end]) => time >= start && time < end) ? 0.5 : 0.005
    return level * Math.sin(2 * Math.PI * 97 * time)
  })
  return measureLoudness(samples, rate, 0.05)
}

const everywhere = (seconds: number, value = 0.9) => ({
  step: 0.5,
  values: Array.from({ length: seconds * 2 }, () => value),
})

describe('single snores', () => {
  test('are told apart by the loudness within a stretch of snoring', () => {
    const loudness = recording(10, [
      [1, 2.2],
      [4, 5],
      [7.5, 8.5],
    ])
    const snores = findSnores(everywhere(10), loudness, 10, 0.5)
    expect(snores.map(({ start, end }) => [start, end].map((value) => Math.round(value * 10) / 10))).toEqual([
      [1, 2.2],
      [4, 5],
      [7.5, 8.5],
    ])
    expect(longestPause(snores)?.seconds).toBeCloseTo(2.5, 1)
  })

  test('of which one rattles count once', () => {
    const rattle = [1, 1.3, 1.6, 1.9].map((start) => [start, start + 0.15] as const)
    expect(findSnores(everywhere(5), recording(5, rattle), 5, 0.5)).toHaveLength(1)
  })

  test('are where the network hears them, not where it is merely loud', () => {
    const curve = { step: 0.5, values: [0.1, 0.1, 0.1, 0.1, 0.9, 0.9, 0.1, 0.1] }
    const snores = findSnores(curve, recording(4, [[0, 4]]), 4, 0.5)
    expect(snores).toEqual([{ start: 2, end: 3, confidence: 0.9 }])
  })

  test('are none where a sound drones on for longer than a breath', () => {
    expect(findSnores(everywhere(20), recording(20, [[0, 20]]), 20, 0.5)).toEqual([])
  })

  test('are not cut where the network loses one that goes on', () => {
    const curve = { step: 0.5, values: [0.1, 0.1, 0.9, 0.4, 0.9, 0.1, 0.1, 0.1] }
    expect(findSnores(curve, recording(4, [[1, 2.5]]), 4, 0.5)).toHaveLength(1)
    const two = recording(4, [
      [1, 1.5],
      [2, 2.5],
    ])
    expect(findSnores(curve, two, 4, 0.5)).toHaveLength(2)
  })

  test('are none where the network hears none', () => {
    expect(findSnores(everywhere(4, 0.2), recording(4, [[1, 2]]), 4, 0.5)).toEqual([])
    expect(longestPause([])).toBeNull()
  })
})

test('the curve weighs each window by how much of a step it heard', () => {
  const windows = [
    { start: 0, end: 1, probability: 1 },
    { start: 0.5, end: 1.5, probability: 0 },
    { start: 0.75, end: 1.75, probability: 0.5 },
  ]
  const curve = probabilityCurve(windows, 1.75, 0.5)
  expect(curve.values).toEqual([1, (0.5 + 0.125) / 1.25, 0.25, 0.5])
  expect(valuesPerSecond(curve)).toEqual([0.75, 0.375])
})

/** So many sounds of 0.6 s, one each `seconds`. */
const every = (seconds: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    start: index * seconds,
    end: index * seconds + 0.6,
    confidence: 0.95,
  }))

describe('sounds that follow each other', () => {
  test('faster than breaths are guesses', () => {
    expect(isTooFast(every(1.1, 9))).toBe(true)
    expect(asSureAsBreaths(every(1.1, 9)).every(({ confidence }) => confidence < 0.5)).toBe(true)
  })

  test('as breaths do are left as they are, whatever two of them do', () => {
    const breaths = every(3.2, 6)
    expect(asSureAsBreaths(breaths)).toEqual(breaths)
    expect(isTooFast([...every(0.9, 2), { start: 4 }, { start: 8 }, { start: 12 }])).toBe(false)
    expect(isTooFast(every(1, 3))).toBe(false)
  })
})

describe('whether there is snoring', () => {
  const snores = [
    { start: 1, end: 1.6, confidence: 0.61 },
    { start: 6, end: 6.7, confidence: 0.74 },
  ]

  test('is no surer than its surest snore, whatever one moment sounds like', () => {
    expect(sureOfSnoring(snores, 0.98)).toBe(0.74)
  })

  test('is a guess where no snore is found', () => {
    expect(sureOfSnoring([], 0.98)).toBe(0.4)
    expect(sureOfSnoring([], 0.1)).toBe(0.1)
  })
})
