import { expect, test } from 'vitest'
import { mean, median, quantile, standardDeviation } from './statistics.ts'

test.each([
  [[], 0, 0, 0],
  [[4], 4, 4, 0],
  [[10, 2], 6, 6, 4],
  [[100, 1, 9], 110 / 3, 9, 44.902],
  [[2, 4, 4, 4, 5, 5, 7, 9], 5, 4.5, 2],
])('%j', (values, itsMean, itsMedian, itsDeviation) => {
  expect(mean(values)).toBeCloseTo(itsMean, 9)
  expect(median(values)).toBe(itsMedian)
  expect(standardDeviation(values)).toBeCloseTo(itsDeviation, 3)
})

test('leaves the values in their order', () => {
  const values = [3, 1, 2]
  median(values)
  expect(values).toEqual([3, 1, 2])
})

test('a share of the values lies below a quantile', () => {
  expect([0, 0.5, 0.75, 1].map((share) => quantile([4, 1, 3, 2], share))).toEqual([1, 3, 4, 4])
  expect(quantile(Float32Array.of(-2, -10), 0)).toBe(-10)
  expect(quantile([], 0.5)).toBe(0)
})
