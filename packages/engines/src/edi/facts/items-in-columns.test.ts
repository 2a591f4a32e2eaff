import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { factsOfDocument } from './facts-of-document.ts'

const itemsOf = async (lines: readonly string[]) =>
  (await factsOfDocument({ pages: [pageOfText(lines)] })).items.map(({ vendorPart, quantity, quantityOrdered }) => [
    vendorPart?.text,
    quantity?.text,
    quantityOrdered?.text,
  ])

test('of three columns with headings of any words that add up, the second is what was sent', async () => {
  expect(
    await itemsOf([
      'Bramble Looms',
      'Thing                     Asked for      Now       Next time',
      'Shuttle, beech            60             45        15',
      'BL-204',
      'Heddle frame              8              8         0',
      'BL-331',
      'Warp beam                 12             2         10',
      'BL-077',
    ]),
  ).toEqual([
    ['BL-204', '45', '60'],
    ['BL-331', '8', '8'],
    ['BL-077', '2', '12'],
  ])
})

test('codes and counts without any heading, numbered rows', async () => {
  expect(
    await itemsOf([
      'Bramble Looms',
      '1    KX20     Spindle oil     14',
      '2    KX31     Drive cord      3',
      '3    MQ8      Felt pad        120',
    ]),
  ).toEqual([
    ['KX20', '14', undefined],
    ['KX31', '3', undefined],
    ['MQ8', '120', undefined],
  ])
})

test('two columns of figures that nothing tells apart give no items', async () => {
  expect(
    await itemsOf(['Bramble Looms', 'KX20     Spindle oil     14      3', 'KX31     Drive cord      3       17']),
  ).toEqual([])
})

test('of two columns of articles, the one with codes in all its rows has the part numbers', async () => {
  const { items } = await factsOfDocument({
    pages: [
      pageOfText([
        'No      Material              Article no      Qty     UOM',
        '1       Copper elbow 15 mm    CE15            40      Nos',
        '2       Ball valve            BV22            6       Nos',
      ]),
    ],
  })
  expect(items.map(({ vendorPart, description }) => [vendorPart?.text, description?.text])).toEqual([
    ['CE15', 'Copper elbow 15 mm'],
    ['BV22', 'Ball valve'],
  ])
})
