import { expect, test } from 'vitest'
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
