import { expect, test } from 'vitest'
import { at } from './at.ts'

test('gives what stands at an index, nothing standing for nothing included', () => {
  expect(at([3, 0, null], 1)).toBe(0)
  expect(at([3, 0, null], 2)).toBeNull()
  expect(at(new Float32Array([1.5]), 0)).toBe(1.5)
})

test.each([-1, 2, 0.5, Number.NaN])('throws at index %d of two values', (index) => {
  expect(() => at([1, 2], index)).toThrow(RangeError)
  expect(() => at(new Uint8Array(2), index)).toThrow(`There is nothing at index ${index} of 2 values.`)
})
