import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { readBillOfLading } from './read-bill-of-lading.ts'

const waybill = (paid: string) =>
  readBillOfLading({
    pages: [
      pageOfText([
        'LETTRE DE VOITURE INTERNATIONALE CMR              No FR-77120',
        '1 Expéditeur                          2 Destinataire',
        'Brasserie du Hainaut SA               Dranken Peeters NV',
        '7 Nombre de colis     9 Nature de la marchandise     11 Poids brut kg     12 Cubage m3',
        '12                    Bière en fûts                  4 310,0              14,5',
        '5                     Limonade                       1 220,0               6,1',
        paid,
      ]),
    ],
  }).fields

test("a numbered box's name is no answer to the box before it", () => {
  const { weight } = waybill('')
  expect(weight?.value ?? 5530).toBe(5530)
})

test('boxes below the goods are none of them', () => {
  const { lines } = readBillOfLading({
    pages: [
      pageOfText([
        'BREF DE VOITURE CMR                                            No FR-9',
        '7 Nombre de colis     9 Nature de la marchandise     11 Poids brut kg     12 Cubage m3',
        '8                     Vin en bouteilles              960,5                2,5',
        '13 Instructions       14 Affranchissement            15 Remboursement',
        '21 Établi à Reims     22 Signature                   24 Marchandises reçues',
      ]),
    ],
  })
  expect(lines.map(({ description }) => description?.value)).toEqual(['Vin en bouteilles'])
})

test('pallets stand before the packages that the goods are counted by', () => {
  const { lines, fields } = readBillOfLading({
    pages: [
      pageOfText([
        'STRAIGHT BILL OF LADING',
        'HANDLING UNIT        PACKAGE              WEIGHT      COMMODITY DESCRIPTION',
        'QTY      TYPE        QTY      TYPE',
        '3        SKD         90       BX          1,800       Ceramic mugs',
        '1        SKD         24       BX            600       Teapots',
        '4                    114                  2,400       GRAND TOTAL',
      ]),
    ],
  })
  expect(lines.map(({ pieces }) => pieces?.value)).toEqual([90, 24])
  expect(fields.weight?.value).toBe(2400)
})

test.each([
  ['Freight: carriage forward', 'collect'],
  ['Freight terms: carriage paid', 'prepaid'],
  ['Frachtkosten: unfrei', 'collect'],
])('%s', (line, terms) => {
  expect(waybill(line).freightTerms?.value).toBe(terms)
})
