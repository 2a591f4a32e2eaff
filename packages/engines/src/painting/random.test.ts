import { expect, test } from 'vitest'
import { createRandom, seedOf } from './random.ts'

function drawn(seed: number) {
  const { next } = createRandom(seed)
  return Array.from({ length: 1000 }, next)
}

test('the same seed gives the same numbers, another seed others', () => {
  expect(drawn(7)).toEqual(drawn(7))
  expect(drawn(7)).not.toEqual(drawn(8))
})

test('numbers are spread over 0…1, and whole numbers reach both ends', () => {
  const numbers = drawn(seedOf('a lighthouse at night'))
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(numbers.filter((number) => number < 0.5).length).toBeGreaterThan(420)
  const { integer } = createRandom(1)
  expect(new Set(Array.from({ length: 200 }, () => integer(2, 4)))).toEqual(new Set([2, 3, 4]))
})
