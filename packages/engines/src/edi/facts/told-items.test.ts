import { expect, test } from 'vitest'
import { rowsOfText } from '../../forms/testing/rows-of-text.ts'
import { packedItems, toldItems } from './told-items.ts'

const itemsIn = (...lines: string[]) =>
  toldItems(rowsOfText(lines)).map(({ quantity, vendorPart, description }) => [
    quantity?.text,
    vendorPart?.text ?? null,
    description?.text,
  ])

test('rows that begin with a count', () => {
  expect(itemsIn('Guten Tag,', '6 Stück Weidenkorb klein', '15 x Kerze Honig', '2 Kartons, 9 kg')).toEqual([
    ['6', null, 'Weidenkorb klein'],
    ['15', null, 'Kerze Honig'],
  ])
})

test('a sentence with codes, also over the end of a line', () => {
  expect(itemsIn('We sent you 12 tins of boot wax (BW-12) and 30 brushes', '(BR-7), packed in 3 boxes.')).toEqual([
    ['12', 'BW-12', 'tins of boot wax'],
    ['30', 'BR-7', 'brushes'],
  ])
})

test('one count alone is no list', () => {
  expect(itemsIn('We are 4 people and have 2 rooms (B-12) booked.')).toEqual([])
})

test('of an article in packages the pieces are shipped', () => {
  const found = packedItems(
    rowsOfText([
      'Six cartons in all:',
      '- 4 cartons of beeswax candles (BC-20), 192 pcs',
      '- 2 boxes wicks 8 mm, ref. WK-8 - 1,000 pieces',
      '3 cartons, 27 kg',
    ]),
  )
  expect(
    found.map(({ quantity, vendorPart, description }) => [quantity?.text, vendorPart?.text, description?.text]),
  ).toEqual([
    ['192', 'BC-20', 'beeswax candles'],
    ['1,000', 'WK-8', 'wicks 8 mm'],
  ])
})
