import { expect, test } from 'vitest'
import type { Word } from '../document.ts'
import { mergeReadings } from './merge-readings.ts'

const word = (text: string, confidence: number, left: number): Word => ({
  text,
  confidence,
  box: [left, 0.1, left + 0.1, 0.12],
  page: 1,
})

test('the surer reading of a word stands, and what only one reading has is kept when sure', () => {
  const first = [word('HART', 0.4, 0.1), word('TOTAL', 0.9, 0.3)]
  const second = [
    word('MART', 0.8, 0.101),
    word('T0TAL', 0.5, 0.3),
    word('25.50', 0.9, 0.6),
    word('~~', 0.9, 0.8),
    word('x1', 0.2, 0.9),
  ]
  expect(mergeReadings(first, second).map(({ text }) => text)).toEqual(['MART', 'TOTAL', '25.50'])
})

test('agreement makes a word as sure as the surer reading', () => {
  expect(mergeReadings([word('CASH', 0.5, 0.1)], [word('CASH', 0.9, 0.1)])[0]?.confidence).toBe(0.9)
})
