import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { itemsInSentences } from './items-in-sentences.ts'

const told = (...lines: string[]) =>
  itemsInSentences(rowsOfText(lines), '.').map(({ description, amount }) => [
    description.map(({ text }) => text).join(' '),
    amount.value,
  ])

test('what came before its price, over the ends of lines', () => {
  expect(
    told(
      'Good morning. The new felt on the shed came to £310.00, two lengths of',
      'guttering were £46.50 and taking the old roof to the tip £40.00, so',
      'that is £396.50 altogether.',
    ),
  ).toEqual([
    ['new felt on the shed', 310],
    ['two lengths of guttering', 46.5],
    ['taking the old roof to the tip', 40],
  ])
})

test('what comes behind its price', () => {
  expect(
    told(
      'This time I charged $90.00 for the long walk, $35.00 for two',
      'baths and $12.00 for the nails of both dogs. That is all.',
    ),
  ).toEqual([
    ['long walk', 90],
    ['two baths', 35],
    ['nails of both dogs', 12],
  ])
})

test('sums, taxes, what was paid and the price of one are no items', () => {
  expect(
    told(
      'We supplied and planted forty bulbs at £1.20 each, £48.00, and the compost was £18.00.',
      'With VAT of £13.20 that makes £79.20; you paid £20.00 and £59.20 is left to pay.',
    ),
  ).toEqual([
    ['supplied and planted forty bulbs', 48],
    ['compost', 18],
  ])
})

test('a list is none of sentences', () => {
  expect(told('Felt    £310.00', 'Guttering    £46.50')).toEqual([])
})
