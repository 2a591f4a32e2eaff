import { noParty, type Party, type Shipment } from '@vitrine/engines/edi/shipment.ts'
import type { Chance } from '../synthetic/chance.ts'
import { company } from '../synthetic/people-and-places.ts'

const carriers: readonly (readonly [name: string, scac: string])[] = [
  ['Old Dominion Freight Line', 'ODFL'],
  ['Estes Express Lines', 'EXLA'],
  ['Saia LTL Freight', 'SAIA'],
  ['XPO Logistics', 'CNWY'],
  ['R+L Carriers', 'RLCA'],
  ['UPS Ground', 'UPSN'],
]
const products =
  'Blue widget,Steel bracket 4 in,LED bulb 60W,Cotton towel white,Hex bolt M8,Paper cup 12 oz,Desk lamp black,Garden hose 50 ft,Ceramic mug 11 oz,Door hinge brass,Cable tie 200 mm,Picture frame oak'.split(
    ',',
  )

function partyOf(chance: Chance): Party {
  const { name, address } = company(chance)
  const [, city = '', state = '', postalCode = ''] = /^(.+), ([A-Z]{2}) (\d{5})$/.exec(address.at(-1) ?? '') ?? []
  return { ...noParty, name, address: address.slice(0, -1), city, state, postalCode }
}

const day = (chance: Chance): string =>
  new Date(Date.UTC(2025, chance.whole(0, 11), chance.whole(1, 28))).toISOString().slice(0, 10)

/** One invented shipment as a packing slip tells it: one order, items in no named packs. */
export function shipmentRecord(chance: Chance): Shipment {
  const [carrierName, scac] = chance.pick(carriers)
  const items = chance.some(products, chance.whole(2, 9)).map((description, index) => {
    const quantity = chance.whole(1, 480)
    return {
      line: String(index + 1),
      buyerPart: null,
      vendorPart: chance.code('AA-9999'),
      upc: chance.code('999999999999'),
      description,
      quantity,
      quantityOrdered: chance.happens(0.7) ? quantity : quantity + chance.whole(1, 20),
      unit: chance.pick(['EA', 'CA', 'BX']),
    }
  })
  return {
    shipmentId: chance.code('SH999999'),
    shipDate: day(chance),
    deliveryDate: chance.maybe(day(chance), 0.5),
    billOfLading: chance.maybe(chance.code('BL9999999'), 0.2),
    proNumber: chance.maybe(chance.code('999-9999999'), 0.3),
    carrierName,
    scac: chance.maybe(scac, 0.3),
    trailer: null,
    seal: null,
    freightTerms: chance.maybe(chance.pick(['prepaid', 'collect'] as const), 0.3),
    cartons: chance.whole(1, 60),
    weight: chance.whole(20, 4800),
    weightUnit: 'LB',
    shipFrom: partyOf(chance),
    shipTo: partyOf(chance),
    orders: [
      {
        purchaseOrder: chance.code('PO-99999'),
        orderDate: chance.maybe(day(chance), 0.4),
        packs: [{ mark: null, items }],
      },
    ],
  }
}
