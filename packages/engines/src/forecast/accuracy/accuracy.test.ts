import { expect, test } from 'vitest'
import { coverage, mape, mase, smape } from './accuracy.ts'

test('sMAPE and MAPE are in percent and take each other’s zeros as defined', () => {
  expect(smape([100, 100], [50, 100])).toBeCloseTo(100 / 3)
  expect(smape([0], [0])).toBe(0)
  expect(mape([100, 0, 50], [110, 5, 40])).toBeCloseTo(15)
})

test('MASE is 1 for a forecast as wrong as the naive one was, and undefined without change', () => {
  expect(mase([6], [5], [1, 2, 3, 4, 5], 1)).toBe(1)
  expect(mase([6], [5], [5, 5, 5], 1)).toBeNaN()
})

test('coverage counts both edges of the band', () => {
  expect(coverage([1, 2, 3, 4], [1, 2, 4, 0], [1, 3, 5, 3])).toBe(0.5)
})
