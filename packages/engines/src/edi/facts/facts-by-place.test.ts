import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { factsByRules, factsOfDocument } from './facts-of-document.ts'

const fieldsOf = async (lines: readonly string[]) =>
  Object.fromEntries(
    Object.entries((await factsOfDocument({ pages: [pageOfText(lines)] })).fields).map(([name, { text }]) => [
      name,
      text.split('\n')[0],
    ]),
  )

test('an Indian challan: receiver after M/s, number beside the kind of document, weight with its unit in the next line', async () => {
  expect(
    await fieldsOf([
      'KAVERI VALVE WORKS',
      '14 Industrial Estate, Hosur 635126',
      'DELIVERY CHALLAN',
      'M/s. Deccan Irrigation Stores          Challan KV/0219/24-25',
      'Station Road, Solapur 413001           dt. 19.02.2025',
      '                                       P.O. DIS/88 dt. 02.02.2025',
      'Sr    Material          Item code    Qty    UOM',
      '1     Gate valve        GV50         8      Nos',
      '2     Foot valve        FV65         20     Nos',
      'Despatched through: Malnad Lorry       Boxes: 3',
      'Transport                              Gross: 96',
      '                                       kgs',
    ]),
  ).toMatchObject({
    shipFromName: 'KAVERI VALVE WORKS',
    shipToName: 'Deccan Irrigation Stores',
    shipmentId: 'KV/0219/24-25',
    shipDate: '2025-02-19',
    carrierName: 'Malnad Lorry Transport',
    weight: '96 kg',
  })
})

test('a British note: the firm ends before its place, the day stands by itself, its own van is no carrier', async () => {
  const fields = await fieldsOf([
    'Wye Timber Ltd',
    'Unit 2, The Yard, Ross HR9 7QQ',
    '                                       Delivery Note 5519',
    'Deliver to: Clee Joinery, The Old Chapel, Ludlow',
    'Your order: CJ71     3rd June 2025     by our own van',
    'Code     Goods              Quantity',
    'LT20     Larch board        60',
    'OB15     Oak beading        12',
  ])
  expect(fields).toMatchObject({ shipmentId: '5519', shipToName: 'Clee Joinery', shipDate: '2025-06-03' })
  expect(fields.carrierName).toBeUndefined()
})

const slip = (carriers: readonly string[]) => [
  'Fern Valley Herbs',
  '8 Mill Road, Salem, OR 97301',
  'Ship to: Larch Grocers, 90 Pine St, Boise, ID 83702',
  'Packing slip 4471     PO: LK-220',
  ...carriers,
  'SKU       Description          Shipped',
  'F-10      Mint, dried          200',
  'F-22      Sage, dried          60',
]

test('a haulier is known by the words of its name where no label stands, two of them are not guessed between', async () => {
  expect((await fieldsOf(slip(['Bluejay Freight, 3-day']))).carrierName).toBe('Bluejay Freight')
  const two = factsByRules({ pages: [pageOfText(slip(['Bluejay Freight, 3-day', 'Heron Express']))] })
  expect(two.fields.carrierName).toBeUndefined()
  expect((await fieldsOf(slip(['Sent on May 4 by Heron Carting, two skids']))).carrierName).toBe('Heron Carting')
})

test('two addresses side by side, the load in a sentence of its own, a column with a heading of any word', async () => {
  const { fields, items } = await factsOfDocument({
    pages: [
      pageOfText([
        "Verger de l'Étang                      Épicerie du Port",
        'Route du Moulin, 29300 Quimperlé       4 quai Sud',
        '                                       56100 Lorient',
        'BON DE LIVRAISON 3306',
        'Expédié le 3 octobre 2025 par Transports Le Goff. Votre commande EP-77.',
        'Quantité    Réf.     Variété             Lot       DDM',
        '18          PR2      Pommes rouges       A118      20/11/25',
        '40          JP1      Jus de pomme        A120      15/10/26',
        '5 colis — 61,5 kg brut',
      ]),
    ],
  })
  expect(fields).toMatchObject({
    shipFromName: { text: expect.stringContaining("Verger de l'Étang") },
    shipToName: { text: expect.stringContaining('Épicerie du Port') },
    carrierName: { text: 'Transports Le Goff' },
    cartons: { text: '5' },
    weight: { text: '61.5 kg' },
  })
  expect(items.map(({ vendorPart, quantity }) => [vendorPart?.text, quantity?.text])).toEqual([
    ['PR2', '18'],
    ['JP1', '40'],
  ])
})
