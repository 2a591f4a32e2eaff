import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { readBillOfLading } from './read-bill-of-lading.ts'

test('a heading centred over lines with labels of their own', () => {
  const { fields } = readBillOfLading({
    pages: [
      pageOfText([
        '             SHIP FROM              Bill of Lading Number: 0611200987',
        'Name: Delta Pottery Co.',
        'Address: 88 Kiln Road',
        'City/State/Zip: Trenton, NJ 08609',
        '              SHIP TO               CARRIER NAME: Red Mesa Freight',
        'Name: Orchard Home #114             SCAC: RMFT',
        'Address: 4 Depot Lane',
        'City/State/Zip: Reno, NV 89502',
      ]),
    ],
  })
  expect(fields.shipper?.value).toBe('Delta Pottery Co.')
  expect(fields.consignee?.value).toBe('Orchard Home #114')
})

test("the goods of a German CMR note, by its boxes' names", () => {
  const { lines } = readBillOfLading({
    pages: [
      pageOfText([
        'INTERNATIONALER FRACHTBRIEF CMR                     Nr. 2026-551',
        '1 Absender                                2 Empfänger',
        'Glaswerk Ilm GmbH                         Jansen Glas B.V.',
        '7 Anzahl Packstücke     9 Bezeichnung des Gutes     11 Bruttogewicht kg     12 Umfang in m3',
        '   9                    Trinkgläser                 1.840,0                 14,5',
        '   3                    Vasen                          96,0                  0,8',
        'Summe                                               1.936,0                 15,3',
      ]),
    ],
  })
  expect(lines.map(({ pieces, weight }) => [pieces?.value, weight?.value])).toEqual([
    [9, 1840],
    [3, 96],
  ])
})
