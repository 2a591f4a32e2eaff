import { expect, test } from 'vitest'
import { microF1 } from './micro-f1.ts'

test('weighs what is missing like what is wrong', () => {
  expect(microF1([{ right: 1, answered: 1, gold: 2 }])).toBeCloseTo(2 / 3)
  expect(microF1([{ right: 1, answered: 2, gold: 1 }])).toBeCloseTo(2 / 3)
})

test('adds up rows before it divides', () => {
  expect(
    microF1([
      { right: 9, answered: 9, gold: 9 },
      { right: 0, answered: 1, gold: 1 },
    ]),
  ).toBeCloseTo(0.9)
  expect(microF1([])).toBe(0)
})
