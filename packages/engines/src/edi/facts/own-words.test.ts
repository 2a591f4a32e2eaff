import { expect, test } from 'vitest'
import { pageOfLines } from '../../forms/testing/rows-of-text.ts'
import { factsOfDocument } from './facts-of-document.ts'
import { factsOfRows } from './facts-of-rows.ts'
import { shipmentOfFacts } from './shipment-of-facts.ts'

const shipmentOfPage = (lines: readonly string[]) => shipmentOfFacts(factsOfDocument({ pages: [pageOfLines(lines)] }))
const itemsOf = (shipment: ReturnType<typeof shipmentOfFacts>) =>
  shipment.orders.flatMap(({ packs }) =>
    packs.flatMap(({ items }) => items.map(({ vendorPart, quantity }) => [vendorPart, quantity])),
  )

test('cartons and weight told in a remark, the sender at the head, back orders apart', () => {
  const shipment = shipmentOfPage([
    'Fern Valley Herbs                        Slip no. 4471',
    '8 Mill Road, Salem, OR 97301             Shipped: Mar 3, 2026',
    '                                         PO: LK-220',
    '                                         Via: Parcel Post, 4 cartons, 57 lb',
    'Ship to: Larch Grocers, 90 Pine St, Boise, ID 83702',
    'SKU       Description          Ordered     Shipped     Back order',
    'F-10      Mint, dried          200         200         0',
    'F-22      Sage, dried          90          60          30',
  ])
  expect(shipment).toMatchObject({
    shipFrom: { name: 'Fern Valley Herbs', city: 'Salem' },
    shipTo: { name: 'Larch Grocers', city: 'Boise' },
    carrierName: 'Parcel Post',
    cartons: 4,
    weight: 57,
  })
  expect(itemsOf(shipment)).toEqual([
    ['F-10', 200],
    ['F-22', 60],
  ])
})

test('a British docket tells who sends to whom with an arrow, and writes the day first', () => {
  const shipment = shipmentOfPage([
    'DELIVERY DOCKET 118',
    'Hill Bolts Ltd, Leeds LS1 1AA → Bay Trailers, Hull HU1 1AB',
    'Despatched 04/09/2026 by Swift Haulage, 3 pallets, 120 kg',
    'Your order      Part        Description      Quantity',
    'BT-1            HB-8        Bolt             500',
  ])
  expect(shipment).toMatchObject({
    shipFrom: { name: 'Hill Bolts Ltd' },
    shipTo: { name: 'Bay Trailers' },
    shipDate: '2026-09-04',
    weight: 120,
    trailer: null,
  })
})

test("headings that stand close: the item's number is no line number", () => {
  expect(
    itemsOf(
      shipmentOfPage([
        'PACKING LIST     Ship date 2026-05-30',
        'Ship to: Larch Grocers',
        'Line Item       UPC               Qty     Description',
        '1    HB-M6      036000291452      20      Bolt',
        '2    HB-M8      036000291469      40      Nut',
      ]),
    ),
  ).toEqual([
    ['HB-M6', 20],
    ['HB-M8', 40],
  ])
})

test('a list with Item No and Item', () => {
  const shipment = shipmentOfFacts(
    factsOfRows([
      ['Order', 'Item No', 'Item', 'Delivered'],
      ['B-7', '512', 'Chair', '6'],
      ['', '', 'Total', '6'],
    ]),
  )
  expect(itemsOf(shipment)).toEqual([['512', 6]])
  expect(shipment.orders[0]?.purchaseOrder).toBe('B-7')
})

test('a party on one line with its address, and a code in brackets behind the carrier', () => {
  expect(
    shipmentOfFacts(
      factsOfRows([
        ['Ship to: Larch Grocers, Dock 2, 90 Pine St, Boise, ID 83702'],
        ['Carrier: Granite Freight (SCAC GRNF)'],
      ]),
    ),
  ).toMatchObject({ shipTo: { name: 'Larch Grocers', city: 'Boise' }, carrierName: 'Granite Freight', scac: 'GRNF' })
})
