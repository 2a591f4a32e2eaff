import { expect, test } from 'vitest'
import { bootstrapInterval } from './bootstrap-interval.ts'
import { pearson } from './pearson.ts'
import { wilsonInterval } from './wilson-interval.ts'

test('Wilson’s interval of 81 in 263 is the textbook’s 0.2553 to 0.3662', () => {
  const [low, high] = wilsonInterval(81, 263)
  expect(low).toBeCloseTo(0.2553, 4)
  expect(high).toBeCloseTo(0.3662, 4)
})

test('it stays within 0 and 1 where every answer is right', () => {
  expect(wilsonInterval(10, 10)[1]).toBeCloseTo(1, 12)
  expect(wilsonInterval(10, 10)[0]).toBeCloseTo(0.722, 2)
})

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
