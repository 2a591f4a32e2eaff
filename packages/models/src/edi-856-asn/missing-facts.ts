import type { Shipment } from '@vitrine/engines/edi/shipment.ts'
import { itemsOf } from '@vitrine/engines/edi/shipment.ts'
import type { ShipNoticeProblem } from './schema.ts'

const missing = (segment: string, element: number | null, text: string): ShipNoticeProblem => ({
  severity: 'missing',
  code: 'missing',
  position: null,
  segment,
  element,
  text,
})

/** Facts that a trading partner expects in a ship notice and the document does not state. Nothing is made up instead. */
export function missingFacts(shipment: Shipment): ShipNoticeProblem[] {
  const items = itemsOf(shipment)
  const without = (count: number, what: string): string => `${count} of ${items.length} items state no ${what}.`
  const unnamed = items.filter((item) => !item.vendorPart && !item.buyerPart && !item.upc).length
  const uncounted = items.filter((item) => item.quantity === null).length
  const stated: [boolean, ShipNoticeProblem][] = [
    [
      shipment.shipmentId === null,
      missing('BSN', 2, 'No shipment number is stated; the bill of lading’s stands in its place, or NOT STATED.'),
    ],
    [
      shipment.shipDate === null,
      missing(
        'DTM',
        2,
        'No ship date is stated: BSN03 and the envelopes bear the order’s date, or 1970-01-01 where there is none; put in the day.',
      ),
    ],
    [
      shipment.orders.some((order) => order.purchaseOrder === null),
      missing('PRF', 1, 'No purchase order is stated for some or all items.'),
    ],
    [shipment.shipTo.name === null, missing('N1', 2, 'No ship-to party is stated.')],
    [shipment.shipFrom.name === null, missing('N1', 2, 'No ship-from party is stated.')],
    [shipment.scac === null, missing('TD5', 3, 'No SCAC of the carrier is stated.')],
    [shipment.billOfLading === null, missing('REF', 2, 'No bill of lading number is stated.')],
    [shipment.cartons === null, missing('TD1', 2, 'No number of cartons is stated.')],
    [shipment.weight === null, missing('TD1', 7, 'No weight is stated.')],
    [
      shipment.weight !== null && shipment.weightUnit === null,
      missing(
        'TD1',
        8,
        `The weight ${shipment.weight} is stated without a unit and left out: X12 wants LB or KG with it.`,
      ),
    ],
    [items.length === 0, missing('LIN', 3, 'No list of items was found.')],
    [unnamed > 0, missing('LIN', 3, without(unnamed, 'part number; the description stands in its place'))],
    [uncounted > 0, missing('SN1', 2, without(uncounted, 'quantity'))],
  ]
  return stated.flatMap(([isMissing, problem]) => (isMissing ? [problem] : []))
}
