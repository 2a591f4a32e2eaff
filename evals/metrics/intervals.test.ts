import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import { expect, test } from 'vitest'
import { bootstrapInterval } from './bootstrap-interval.ts'
import { pearson } from './pearson.ts'

const share = (drawn: readonly number[]) => drawn.reduce((sum: number, hit) => sum + hit, 0) / drawn.length

test('the bootstrap of a share agrees with Wilson’s interval and is the same each time', () => {
  const rows = Array.from({ length: 400 }, (_, index) => (index < 300 ? 1 : 0))
  const [low, high] = bootstrapInterval(rows, share)
  const [wilsonLow, wilsonHigh] = wilsonInterval(300, 400)
  expect(low).toBeCloseTo(wilsonLow, 1)
  expect(high).toBeCloseTo(wilsonHigh, 1)
  expect(bootstrapInterval(rows, share)).toEqual([low, high])
})

test('Pearson’s r by hand', () => {
  expect(pearson([1, 2, 3], [2, 4, 6])).toBeCloseTo(1)
  expect(pearson([1, 2, 3], [1, 3, 2])).toBeCloseTo(0.5)
  expect(pearson([1, 1, 1], [1, 2, 3])).toBe(0)
})
