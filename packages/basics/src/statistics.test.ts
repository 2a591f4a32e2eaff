import { expect, test } from 'vitest'
import { mean, median, standardDeviation } from './statistics.ts'

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
