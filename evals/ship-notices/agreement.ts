import type { Party, Shipment } from '@vitrine/engines/edi/shipment.ts'
import { itemsOf } from '@vitrine/engines/edi/shipment.ts'

/** A fact of a shipment as text, so that two shipments can be compared one by one. */
type Facts = Map<string, string>

const key = (value: string | number | null): string =>
  String(value ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim()

const partyFacts = (role: string, { name, address, city, state, postalCode }: Party): [string, string][] =>
  Object.entries({ name, address: address.join(' '), city, state, postalCode }).map(([part, value]) => [
    `${role}.${part}`,
    key(value),
  ])

/** All that a shipment states, by name; what it does not state is left out. */
function factsOf(shipment: Shipment): Facts {
  const { shipFrom, shipTo, orders, ...head } = shipment
  const items = itemsOf({ orders })
  return new Map(
    [
      ...Object.entries(head).map(([name, value]): [string, string] => [name, key(value)]),
      ...partyFacts('shipFrom', shipFrom),
      ...partyFacts('shipTo', shipTo),
      ...orders.flatMap((order, at): [string, string][] => [
        [`order ${at}.number`, key(order.purchaseOrder)],
        [`order ${at}.date`, key(order.orderDate)],
      ]),
      ...items.flatMap(({ vendorPart, upc, description, quantity, unit }, at): [string, string][] =>
        Object.entries({ vendorPart, upc, description, quantity, unit }).map(([name, value]) => [
          `item ${at}.${name}`,
          key(value),
        ]),
      ),
    ].filter(([, value]) => value !== ''),
  )
}

/**
 * How many facts two shipments share, of all that either states. `shown` leaves out what the document cannot have told: facts
 * that the record holds and the slip does not print.
 */
export function agreement(record: Shipment, read: Shipment, shown: (fact: string, value: string) => boolean) {
  const [expected, found] = [factsOf(record), factsOf(read)]
  const facts = [...new Set([...expected.keys(), ...found.keys()])].filter((fact) => {
    const value = expected.get(fact)
    return value === undefined || shown(fact, value)
  })
  const wrong = facts.filter((fact) => expected.get(fact) !== found.get(fact))
  return { facts: facts.length, right: facts.length - wrong.length, wrong }
}
