import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { factsOfDocument } from './facts-of-document.ts'
import { factsOfRows } from './facts-of-rows.ts'
import { shipmentOfFacts } from './shipment-of-facts.ts'

const itemsOf = ({ orders }: ReturnType<typeof shipmentOfFacts>) =>
  orders.flatMap(({ purchaseOrder, packs }) =>
    packs.flatMap(({ items }) => items.map(({ vendorPart, quantity }) => [purchaseOrder, vendorPart, quantity])),
  )

const table = (day: string, dowels: string) =>
  shipmentOfFacts(
    factsOfRows([
      ['Lieferscheinnummer', 'Versanddatum', 'Bestellnummer', 'Artikelnummer', 'Menge'],
      ['LS-8', day, 'A-1', 'D-6', dowels],
      ['LS-8', day, 'A-2', 'H-2', '350'],
    ]),
  )

test('a point parts thousands where days are written with points, and each order keeps its items', () => {
  expect(itemsOf(table('07.05.2026', '4.200'))).toEqual([
    ['A-1', 'D-6', 4200],
    ['A-2', 'H-2', 350],
  ])
})

test('it parts decimals where nothing says otherwise', () => {
  expect(itemsOf(table('2026-05-07', '4.200'))[0]).toEqual(['A-1', 'D-6', 4.2])
  expect(itemsOf(table('07.05.2026', '4,5'))[0]).toEqual(['A-1', 'D-6', 4.5])
})

test("a title's number is the paper's own, a consignment's the carrier's; remarks count and weigh", () => {
  const shipment = shipmentOfFacts(
    factsOfRows([
      ['ADVICE NOTE 31-207'],
      ['Deliver to: Wharfside Marine, Harbour Lane, Poole BH15 1AA'],
      ['Consignment: YD 4410'],
      ['Part no', 'Sent'],
      ['ROPE-8', '16'],
      ['Sent in 3 parcels, gross weight 22.5 kg'],
    ]),
  )
  expect(shipment).toMatchObject({
    shipmentId: '31-207',
    proNumber: 'YD 4410',
    cartons: 3,
    weight: 22.5,
    shipTo: { name: 'Wharfside Marine' },
  })
})

test("'Code' beside 'Item' is the part, and the item what it is", async () => {
  const shipment = shipmentOfFacts(
    await factsOfDocument({
      pages: [
        pageOfText([
          'DELIVERY NOTE No. 8817',
          'Deliver to: Oak Room Café, 5 Mill Street, Ludlow SY8 1AA',
          'Code      Item                   Qty',
          'TEA-1     Assam, loose            12',
          'JAM-4     Damson jam              30',
        ]),
      ],
    }),
  )
  expect(itemsOf(shipment).map(([, part, quantity]) => [part, quantity])).toEqual([
    ['TEA-1', 12],
    ['JAM-4', 30],
  ])
})
