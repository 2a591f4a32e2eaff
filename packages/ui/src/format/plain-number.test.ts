import { expect, test } from 'vitest'
import { plainNumber } from './plain-number.ts'

test.each([
  [1234.56, '1,235'],
  [999.96, '1,000'],
  [45.67, '45.7'],
  [1.005, '1.01'],
  [0.123, '0.12'],
  [0, '0'],
  [-0.001, '0'],
  [-12.34, '-12.3'],
])('%d is %s', (value, words) => {
  expect(plainNumber(value)).toBe(words)
})
