import { expect, test } from 'vitest'
import { agreedLikeness } from './agreed-likeness.ts'

test('either of the two may call a picture strange, and a doubt of both makes it so', () => {
  expect(agreedLikeness('strange', 0)).toBe('strange')
  expect(agreedLikeness('familiar', 0.6)).toBe('strange')
  expect(agreedLikeness('far', 0.3)).toBe('strange')
  expect(agreedLikeness('familiar', 0.3)).toBe('familiar')
  expect(agreedLikeness('far', 0.1)).toBe('far')
  expect(agreedLikeness('strange', 0.1, false)).toBe('far')
  expect(agreedLikeness('strange', 0.3, false)).toBe('strange')
})
