import { expect, it } from 'vitest'
import { cutSpans } from './cut-spans.ts'

it('keeps every character and marks the spans', () => {
  const text = 'Great fit, awful smell.'
  const pieces = cutSpans(text, [
    { start: 11, end: 16, weight: -1 },
    { start: 0, end: 5, weight: 1 },
  ])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.filter((piece) => piece.span).map((piece) => piece.text)).toEqual(['Great', 'awful'])
})

it('keeps the first of two spans that overlap', () => {
  const pieces = cutSpans('not good at all', [
    { start: 0, end: 8, weight: -1 },
    { start: 4, end: 8, weight: 1 },
  ])
  expect(pieces.map((piece) => piece.text)).toEqual(['not good', ' at all'])
})
