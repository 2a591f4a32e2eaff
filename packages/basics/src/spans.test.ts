import { expect, test } from 'vitest'
import { isWithin, overlaps, totalLength } from './spans.ts'

const span = (start: number, end: number) => ({ start, end })

test('spans that only touch do not overlap', () => {
  expect(overlaps(span(2, 5), span(4, 9))).toBe(true)
  expect(overlaps(span(4, 9), span(2, 5))).toBe(true)
  expect(overlaps(span(2, 5), span(5, 9))).toBe(false)
})

test('a span lies within itself, not within a shorter one', () => {
  expect(isWithin(span(2, 5), span(2, 5))).toBe(true)
  expect(isWithin(span(3, 4), span(2, 5))).toBe(true)
  expect(isWithin(span(2, 5), span(3, 5))).toBe(false)
})

test('lengths add up', () => {
  expect(totalLength([span(0.5, 2), span(3, 4)])).toBe(2.5)
  expect(totalLength([])).toBe(0)
})
