import { expect, test } from 'vitest'
import { measuresOf } from './cow-measures.ts'

test('a cow with more rows than a call takes arguments is measured like any other', () => {
  const days = Array.from({ length: 200_000 }, (_, day) => ({
    cow: 'Dora',
    day,
    inner: [150, 151, day === 77 ? 260 : 149, 150],
    outer: [180, day === 199_999 ? 301 : 181, 182, 180],
  }))
  expect(measuresOf(days)).toMatchObject({ largestInner: 260, largestOuter: 301 })
})
