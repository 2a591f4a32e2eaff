import { expect, test } from 'vitest'
import { logSumExp, softmax } from './softmax.ts'

test('probabilities sum to 1, and a temperature above 1 brings them closer together', () => {
  const sharp = softmax([0, Math.log(3)])
  expect(sharp[0]).toBeCloseTo(0.25, 12)
  expect(sharp[1]).toBeCloseTo(0.75, 12)
  expect(softmax([0, Math.log(3)], 2)[1]).toBeLessThan(0.75)
})

test('large logits do not overflow', () => {
  expect(softmax([1000, 1000])).toEqual([0.5, 0.5])
  expect(logSumExp([1000, 1000])).toBeCloseTo(1000 + Math.LN2, 9)
  expect(logSumExp([])).toBe(Number.NEGATIVE_INFINITY)
})
