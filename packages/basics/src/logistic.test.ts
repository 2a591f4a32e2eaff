import { expect, test } from 'vitest'
import { logisticProbability, logOdds, sigmoid } from './logistic.ts'

test('log odds of 0 are even, and odds of three to one are three quarters', () => {
  expect(sigmoid(0)).toBe(0.5)
  expect(sigmoid(Math.log(3))).toBeCloseTo(0.75)
  expect(sigmoid(-Infinity)).toBe(0)
})

test('log odds undo the sigmoid, and none is beyond the edge', () => {
  expect(sigmoid(logOdds(0.3, 0.01))).toBeCloseTo(0.3)
  expect(sigmoid(logOdds(1, 0.02))).toBeCloseTo(0.98)
  expect(logOdds(0, 0.02)).toBeCloseTo(-logOdds(1, 0.02))
})

test('the last weight is the intercept, and a missing one is an error', () => {
  expect(logisticProbability([2, 1], [1, -1, -1])).toBe(0.5)
  expect(() => logisticProbability([2, 1], [1, -1])).toThrow('at index 2')
})
