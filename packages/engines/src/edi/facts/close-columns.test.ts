import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { factsOfDocument } from './facts-of-document.ts'

const factsOf = (lines: readonly string[]) => factsOfDocument({ pages: [pageOfText(lines)] })

test('a second figure under a heading that is not known is not of the first', async () => {
  const { items } = await factsOf([
    'Shipment ID: KD-118        Ship date: 2026-03-02',
    'Style      Description         Units Shipped    Inner',
    'KD-1       Pillow case                    48       12',
    'KD-2       Bed sheet                      36        6',
  ])
  expect(items.map(({ quantity }) => quantity?.text)).toEqual(['48', '36'])
})

test('a post-office box is no purchase order, and a number of the vendor nobody’s name', async () => {
  const { fields } = await factsOf([
    'VENDOR NO 22081           ASN NUMBER 7714',
    'SHIP TO',
    'OAK RIDGE TOOLS',
    'PO BOX 118',
    'PURCHASE ORDER 550912     SHIP DATE 03/04/2026',
  ])
  expect(fields.purchaseOrder?.text).toBe('550912')
  expect(fields.shipFromName?.text ?? '').not.toMatch(/22081/)
})

test("an order stated over the list heads none of the list's columns", async () => {
  const { items } = await factsOf([
    'Bon de livraison n° BL-118      du 04/03/2026',
    'Votre commande : CF-20',
    'Réf.        Désignation             Qté     Colis',
    'VX-10       Verre à pied             24         4',
    'VX-12       Carafe                    6         1',
  ])
  expect(items.map(({ quantity }) => quantity?.text)).toEqual(['24', '6'])
})
