import { expect, test } from 'vitest'
import { linearCongruential, seededRandom } from './seeded-random.ts'

test.each([
  ['mulberry32', seededRandom],
  ['a linear congruential generator', linearCongruential],
])('%s gives the same numbers for the same seed, spread over 0…1', (_, of) => {
  const numbers = Array.from({ length: 1000 }, of(7))
  expect(Array.from({ length: 1000 }, of(7))).toEqual(numbers)
  expect(of(8)()).not.toBe(numbers[0])
  expect(numbers.every((value) => value >= 0 && value < 1)).toBe(true)
  const tenths = Array.from({ length: 10 }, (_one, tenth) =>
    numbers.filter((value) => Math.floor(10 * value) === tenth),
  )
  for (const those of tenths) expect(those.length).toBeGreaterThan(60)
})
