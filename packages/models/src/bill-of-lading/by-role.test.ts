import { pageOfText } from '@vitrine/engines/documents/page-of-text.ts'
import { expect, test } from 'vitest'
import { billOfDocument } from './engine.ts'

test('parties under words of their own, with their addresses, and the day of the haul', async () => {
  const { fields } = await billOfDocument({
    pages: [
      pageOfText([
        'BILL OF LADING                       FX-20418',
        '',
        'Loaded at                            For',
        'Tamarack Stoneware                   Pinyon Home Goods',
        '210 Kiln Road                        4400 Mesa Avenue',
        'Helena, MT 59601                     Boise, ID 83705',
        '',
        'Hauled by Bitterroot Cartage on April 9, 2026',
        '',
        '22 crates   stoneware bowls           1,840 lb',
        '6 crates    stoneware mugs              410 lb',
        '28 crates                             2,250 lb on the scale',
      ]),
    ],
  })
  expect(fields).toMatchObject({
    shipper: { value: 'Tamarack Stoneware', address: '210 Kiln Road, Helena, MT 59601' },
    consignee: { value: 'Pinyon Home Goods', address: '4400 Mesa Avenue, Boise, ID 83705' },
    date: { value: '2026-04-09' },
  })
})

test('of a row with pieces in front and a class behind, the pieces are counted', async () => {
  const { lines } = await billOfDocument({
    pages: [
      pageOfText([
        'STRAIGHT BILL OF LADING              JR-77120',
        'Picked up from: Juniper Ridge Salt Works, 8 Flats Road, Wendover, UT 84083',
        'Going to: Three Forks Tannery, 61 Mill Street, Three Forks, MT 59752',
        '',
        'No    Kind   Goods                    Pounds     Class',
        '14    SKD    Coarse salt in sacks     28,400     50',
        '2     SKD    Brine additive            1,700     65',
        '16           In all                   30,100',
      ]),
    ],
  })
  expect(lines.map(({ pieces }) => pieces?.value)).toEqual([14, 2])
})
