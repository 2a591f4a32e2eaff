import { expect, test } from 'vitest'
import { laneOf } from './lane-of.ts'

test('this installation’s own times decide, whatever was measured elsewhere', () => {
  expect(laneOf({ mostly: 1.9 }, 30)).toBe('short')
  expect(laneOf({ mostly: 2.1 }, 0.1)).toBe('long')
})

test('without own times those of the repository decide, with room for a slower machine', () => {
  expect(laneOf(null, 0.9)).toBe('short')
  expect(laneOf(null, 1.5)).toBe('long')
  expect(laneOf(null, undefined)).toBe('long')
})
