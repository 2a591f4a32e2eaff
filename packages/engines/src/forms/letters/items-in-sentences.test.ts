import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { itemsInSentences } from './items-in-sentences.ts'

const told = (...lines: string[]) =>
  itemsInSentences(rowsOfText(lines), '.').map(({ description, prices }) => [
    description.map(({ text }) => text).join(' '),
    prices[0]?.amount.value,
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

const ways = (...lines: string[]) =>
  itemsInSentences(rowsOfText(lines), '.', { lists: true }).map(({ description, prices }) => [
    description.map(({ text }) => text).join(' '),
    ...prices.map(({ amount }) => amount.value),
  ])

test('the price of one may be that of several, in figures or in words, before or behind it', () => {
  expect(
    ways(
      'For the school fair you had:',
      '',
      '- 3 x bunting at £6.50 each',
      'two marquees £75 a day',
      'a generator, 5 hours @ £11',
      '20 chairs £40.00',
    ),
  ).toEqual([
    ['bunting', 19.5, 6.5],
    ['two marquees', 150, 75],
    ['generator, 5 hours', 11, 55],
    ['20 chairs', 40, 800],
  ])
})

test('what the price of one comes to is the item, and is told beside it', () => {
  expect(ways('tuning the harmonium, 4 hours at $62 an hour - $248', '2 reeds @ $15 = $30')).toEqual([
    ['tuning the harmonium, 4 hours', 248],
    ['2 reeds', 30],
  ])
})

test('a word that only begins like "a" or "per" says nothing of one', () => {
  expect(ways('Luftpumpe 12,00 €', 'Arbeit 2 Stunden 80,00 €').map(([name]) => name)).toEqual([
    'Luftpumpe',
    'Arbeit 2 Stunden',
  ])
})
