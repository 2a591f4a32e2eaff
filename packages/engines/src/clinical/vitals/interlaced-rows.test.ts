import { expect, test } from 'vitest'
import { pageOfWords } from '../../documents/layout/page-of-words.ts'
import { vitalsInTables } from './vitals-table.ts'

const word = (text: string, x: number, y: number, height = 0.02) => ({
  text,
  box: [x, y, x + 0.012 * text.length, y + height] as const,
  confidence: 1,
  page: 1,
})

test('cells of a slanting photo that a dash drew into a row of their own belong to the sign beside them', () => {
  const words = [
    ...['06:10', '06:25', '06:40'].map((text, column) => word(text, 0.3 + 0.15 * column, 0.1)),
    ...['P', '131', '122', '109'].map((text, column) => word(text, 0.15 + 0.15 * column, 0.15)),
    // Only these two are found as one row: a thin dash, read as a letter, at their middle.
    word('BP', 0.15, 0.205),
    word('99/61', 0.3, 0.203),
    word('88/52', 0.6, 0.195),
    word('94/57', 0.45, 0.199),
    word('一', 0.53, 0.2075, 0.003),
  ]
  const found = vitalsInTables({ pages: [pageOfWords({ number: 1, aspect: 1.4, source: 'ocr', words })] })
  const of = (sign: string) => found.filter(({ name }) => name === sign).map(({ value, time }) => [value, time])
  expect(of('HR')).toEqual([
    [131, '06:10'],
    [122, '06:25'],
    [109, '06:40'],
  ])
  expect(of('BP')).toEqual([
    ['99/61', '06:10'],
    ['94/57', '06:25'],
    ['88/52', '06:40'],
  ])
})
