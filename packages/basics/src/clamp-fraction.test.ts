import { expect, test } from 'vitest'
import { clampFraction } from './clamp-fraction.ts'

test('what lies outside of 0…1 is brought to its nearer end', () => {
  expect([-0.2, 0, 0.35, 1, 1.8].map(clampFraction)).toEqual([0, 0, 0.35, 1, 1])
})
