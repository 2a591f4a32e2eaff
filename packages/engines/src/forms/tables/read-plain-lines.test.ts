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

test('the sum tells whether a price in a typed list is that of one', () => {
  const list = [
    'Here is your order:',
    '6 lanterns at 12.50',
    'string lights 31.00',
    '2 x timers at 8.25 each',
    'Total 122.50',
  ]
  expect(read(list, 122.5)).toEqual([75, 31, 16.5])
})

test('a number of things at a price each is a list by itself, a single price is none', () => {
  expect(read(['We walked the dog on 8 days at £9.50 a day.', 'Total £76.00'], 76)).toEqual([76])
  expect(read(['We walked the dog for £76.00 in the month of May.', 'Total £76.00'], 76)).toEqual([])
})

test('a tax is none of the items that a text lists', () => {
  expect(
    read(['Two benches at £180.00 each.', 'Oil: £14.00.', 'Subtotal £374.00, VAT £74.80, total £448.80.'], 374),
  ).toEqual([360, 14])
})
