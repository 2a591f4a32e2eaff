import { expect, test } from 'vitest'
import { linearLight } from './linear-light.ts'

test('black and white stay, and a middle grey sends a fifth of the light', () => {
  expect(linearLight(0)).toBe(0)
  expect(linearLight(255)).toBe(1)
  expect(linearLight(124)).toBeCloseTo(0.2, 2)
})

test('the darkest tones are on a straight line', () => {
  expect(linearLight(8)).toBeCloseTo(2 * linearLight(4), 12)
})
