import * as fc from 'fast-check'
import type { Party, Shipment, ShippedItem, ShippedOrder } from '../shipment.ts'

const word = (max: number) =>
  fc
    .stringMatching(new RegExp(`^[A-Z0-9][A-Za-z0-9 .,&-]{0,${max - 2}}[A-Za-z0-9]$`))
    .map((text) => text.replace(/ {2,}/g, ' '))
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const code = fc.stringMatching(/^[A-Z0-9]{3,14}$/)

const party: fc.Arbitrary<Party> = fc.record({
  name: word(60),
  address: fc.array(word(55), { maxLength: 2 }),
  city: maybe(word(30)),
  state: maybe(fc.stringMatching(/^[A-Z]{2}$/)),
  postalCode: maybe(fc.stringMatching(/^[0-9]{5}$/)),
  country: maybe(fc.constantFrom('US', 'CA', 'DE')),
  id: maybe(code),
})

const item: fc.Arbitrary<ShippedItem> = fc.record({
  line: fc.nat({ max: 999 }).map(String),
  buyerPart: maybe(code),
  vendorPart: code,
  upc: maybe(fc.stringMatching(/^[0-9]{12}$/)),
  description: maybe(word(80)),
  quantity: fc.integer({ min: 1, max: 99_999 }),
  quantityOrdered: maybe(fc.integer({ min: 1, max: 99_999 })),
  unit: fc.constantFrom('EA', 'CA', 'BX', 'LB'),
})

const order: fc.Arbitrary<ShippedOrder> = fc.record({
  purchaseOrder: code,
  orderDate: maybe(date),
  packs: fc.oneof(
    fc.array(item, { minLength: 1, maxLength: 4 }).map((items) => [{ mark: null, items }]),
    fc.array(
      fc.record({ mark: fc.stringMatching(/^[0-9]{20}$/), items: fc.array(item, { minLength: 1, maxLength: 3 }) }),
      { minLength: 1, maxLength: 3 },
    ),
  ),
})

/** Shipments that a ship notice can represent without loss. */
export const arbitraryShipment: fc.Arbitrary<Shipment> = fc.record({
  shipmentId: code,
  shipDate: maybe(date),
  deliveryDate: maybe(date),
  billOfLading: maybe(code),
  proNumber: maybe(code),
  carrierName: maybe(word(35)),
  scac: maybe(fc.stringMatching(/^[A-Z]{4}$/)),
  trailer: maybe(fc.stringMatching(/^[A-Z0-9]{2,10}$/)),
  seal: maybe(fc.stringMatching(/^[A-Z0-9]{2,15}$/)),
  freightTerms: maybe(fc.constantFrom('prepaid' as const, 'collect' as const, 'third party' as const)),
  cartons: maybe(fc.integer({ min: 1, max: 9_999_999 })),
  weight: maybe(fc.integer({ min: 1, max: 99_999 })),
  weightUnit: fc.constant('LB'),
  shipFrom: party,
  shipTo: party,
  orders: fc.array(order, { minLength: 1, maxLength: 3 }),
})
