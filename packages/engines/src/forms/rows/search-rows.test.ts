import { expect, test } from 'vitest'
import type { Word } from '../../documents/document.ts'
import { searchRowsOf, spanOf } from './search-rows.ts'

/** Words side by side on one baseline, the whole width of a page. */
function lineOf(count: number): Word[] {
  const width = 1 / count
  return Array.from({ length: count }, (_, index) => ({
    text: `due${index}`,
    box: [index * width, 0.4, (index + 0.9) * width, 0.42] as const,
    confidence: 1 - index / (2 * count),
    page: 1,
  }))
}

const rowsOf = (words: readonly Word[]) =>
  searchRowsOf({ pages: [{ number: 1, aspect: 0.7, source: 'text-layer', words, lines: [], blocks: [] }] })

test('a line of thousands of words comes as rows of bounded length, with every word', () => {
  const rows = rowsOf(lineOf(2000))
  expect(Math.max(...rows.map(({ words }) => words.length))).toBeLessThanOrEqual(300)
  expect(rows.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(lineOf(2000).map(({ text }) => text))
  expect(rowsOf(lineOf(60))).toHaveLength(1)
})

test('a span has the box and the doubt of the words that it touches, cut within a word', () => {
  const words = lineOf(50)
  const row = rowsOf(words)[0]
  if (row === undefined) throw new Error('no row')
  // 'due0 due1 … due9 ' are ten words of five characters each, including the space.
  const span = spanOf(row, 17, 24)
  expect(span.text).toBe('e3 due4')
  expect(span.box[0]).toBeCloseTo((3 + 0.9 / 2) / 50)
  expect(span.box[2]).toBeCloseTo(4.9 / 50)
  expect(span.confidence).toBe(words[4]?.confidence)
  expect(spanOf(row, 0, 2).box[0]).toBeCloseTo(0)
  expect(spanOf(row, row.text.length - 6, row.text.length)).toMatchObject({
    text: ' due49',
    confidence: words[49]?.confidence,
  })
})
