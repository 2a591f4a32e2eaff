import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { readPlainLines } from './read-plain-lines.ts'

function read(lines: readonly string[], sum: number) {
  const rows = rowsOfText(lines)
  const box = rows.at(-1)?.box ?? [0, 0.9, 1, 1]
  return readPlainLines(rows, {
    sums: [{ value: sum, page: 1, box }],
    decimal: '.',
    isSum: (key) => key.startsWith('total'),
  }).map(({ amount }) => amount.value)
}

test('rows that add up to the sum below them are its lines', () => {
  expect(read(['Liability      2,140.00', 'Tools            486.00', 'Total          2,626.00'], 2626)).toEqual([
    2140, 486,
  ])
})

test('rows that do not add up are nothing', () => {
  expect(read(['Liability      2,140.00', 'Tools            480.00', 'Total          2,626.00'], 2626)).toEqual([])
})
