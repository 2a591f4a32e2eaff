import { expect, test } from 'vitest'
import { pageOfLines } from '../testing/rows-of-text.ts'
import { readBillOfLading } from './read-bill-of-lading.ts'

const waybill = (paid: string) =>
  readBillOfLading({
    pages: [
      pageOfLines([
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

test.each([
  ['Freight: carriage forward', 'collect'],
  ['Freight terms: carriage paid', 'prepaid'],
  ['Frachtkosten: unfrei', 'collect'],
])('%s', (line, terms) => {
  expect(waybill(line).freightTerms?.value).toBe(terms)
})
