import { expect, test } from 'vitest'
import { auroc } from './auroc.ts'

test('is 1 when all positives score higher, 0 when lower, a half when all tie', () => {
  expect(auroc([0.8, 0.9], [0.1, 0.2, 0.3])).toBe(1)
  expect(auroc([0.1], [0.8, 0.9])).toBe(0)
  expect(auroc([0.5, 0.5], [0.5, 0.5, 0.5])).toBe(0.5)
})

test('counts each pair in the right order once and each tie half', () => {
  // Pairs: 3>1, 3>2, 2>1, 2=2: 3.5 of 4.
  expect(auroc([3, 2], [1, 2])).toBe(3.5 / 4)
})
