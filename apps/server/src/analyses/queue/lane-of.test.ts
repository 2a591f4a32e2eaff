import { expect, test } from 'vitest'
import { laneOf } from './lane-of.ts'

test('this installation’s own times decide, whatever was measured elsewhere', () => {
  expect(laneOf({ median: 1, mostly: 1.9, runs: 20 }, 30)).toBe('short')
  expect(laneOf({ median: 1, mostly: 2.1, runs: 20 }, 0.1)).toBe('long')
})

test('the slowest of a few runs, which loaded the model, does not decide', () => {
  expect(laneOf({ median: 0.1, mostly: 4, runs: 6 }, 0.1)).toBe('short')
  expect(laneOf({ median: 3, mostly: 4, runs: 6 }, 0.1)).toBe('long')
})

test('without own times those of the repository decide, with room for a slower machine', () => {
  expect(laneOf(null, 0.9)).toBe('short')
  expect(laneOf(null, 1.5)).toBe('long')
  expect(laneOf(null, undefined)).toBe('long')
})
