import { expect, test } from 'vitest'
import { wilsonInterval } from './wilson-interval.ts'

test('Wilson’s interval of 81 in 263 is the textbook’s 0.2553 to 0.3662', () => {
  const [low, high] = wilsonInterval(81, 263)
  expect(low).toBeCloseTo(0.2553, 4)
  expect(high).toBeCloseTo(0.3662, 4)
})

test('it ends at 0 and 1 themselves where every answer is wrong or right', () => {
  for (const n of [1, 4, 7, 10, 1000]) {
    expect(wilsonInterval(n, n)[1]).toBe(1)
    expect(wilsonInterval(0, n)[0]).toBe(0)
  }
  expect(wilsonInterval(10, 10)[0]).toBeCloseTo(0.722, 2)
})
