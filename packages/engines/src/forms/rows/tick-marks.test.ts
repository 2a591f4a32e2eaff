import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { markBefore, tickMarksOf } from './tick-marks.ts'

test.each([
  ['☑ Massage', true],
  ['( ) Massage', false],
  ['( x ) Massage', true],
  ['[] Massage', false],
  ['✔ Massage', true],
  ['X Massage', true],
])('%s', (text, ticked) => {
  const [row] = rowsOfText([text])
  expect(row && markBefore(row, text.indexOf('Massage'))?.ticked).toBe(ticked)
})

test('a letter within a word, and a product sign, tick nothing', () => {
  const [row] = rowsOfText(['Xray 2x4 Box'])
  expect(row && tickMarksOf(row)).toEqual([])
})
