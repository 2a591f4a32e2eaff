import { at } from '@vitrine/basics/at.ts'
import { type HierarchyNode, hierarchyOf } from './hierarchy.ts'
import { element, type Interchange, type Segment } from './interchange.ts'
import {
  noParty,
  type Party,
  type Shipment,
  type ShippedItem,
  type ShippedOrder,
  type ShippedPack,
} from './shipment.ts'

const textOf = (value: string): string | null => (value.trim() === '' ? null : value.trim())
const numberOf = (value: string): number | null =>
  value.trim() === '' || Number.isNaN(Number(value)) ? null : Number(value)

/** CCYYMMDD → YYYY-MM-DD */
function dateOf(value: string): string | null {
  const found = /^(\d{4})(\d{2})(\d{2})$/.exec(value.trim())
  return found === null ? null : `${found[1]}-${found[2]}-${found[3]}`
}

const first = (segments: readonly Segment[], id: string, qualifier?: string): Segment | undefined =>
  segments.find((segment) => segment.id === id && (qualifier === undefined || element(segment, 1) === qualifier))

/** N1 opens a party; the segments after it describe it until the next one. */
function partyOf(segments: readonly Segment[], entities: readonly string[]): Party {
  const from = segments.findIndex((segment) => segment.id === 'N1' && entities.includes(element(segment, 1)))
  if (from === -1) return noParty
  const next = segments.findIndex((segment, index) => index > from && segment.id === 'N1')
  const own = segments.slice(from, next === -1 ? undefined : next)
  const [name, place] = [own[0], first(own, 'N4')]
  return {
    name: textOf(element(name, 2)),
    id: textOf(element(name, 4)),
    address: own
      .filter((segment) => segment.id === 'N3')
      .flatMap((segment) => segment.elements.filter((line) => line.trim() !== '')),
    city: textOf(element(place, 1)),
    state: textOf(element(place, 2)),
    postalCode: textOf(element(place, 3)),
    country: textOf(element(place, 4)),
  }
}

function itemOf({ segments }: HierarchyNode): ShippedItem {
  const [line, shipped] = [first(segments, 'LIN'), first(segments, 'SN1')]
  const product = (...qualifiers: readonly string[]): string | null => {
    for (let place = 2; place < (line?.elements.length ?? 0); place += 2)
      if (qualifiers.includes(element(line, place))) return textOf(element(line, place + 1))
    return null
  }
  return {
    line: textOf(element(line, 1)),
    buyerPart: product('IN', 'BP', 'SK', 'CB'),
    vendorPart: product('VP', 'VN', 'VA', 'MG'),
    upc: product('UP', 'EN', 'UK', 'UI', 'UA'),
    description: textOf(element(first(segments, 'PID'), 5)),
    quantity: numberOf(element(shipped, 2)),
    unit: textOf(element(shipped, 3)),
    quantityOrdered: numberOf(element(shipped, 5)),
  }
}

/** Items under a pack, and those directly under the order. */
function packsOf(order: HierarchyNode): ShippedPack[] {
  const loose = order.children.filter((child) => child.level === 'I').map(itemOf)
  const packs = order.children
    .filter((child) => child.level === 'P' || child.level === 'T')
    .flatMap((pack): ShippedPack[] => {
      const mark = textOf(element(first(pack.segments, 'MAN'), 2))
      const items = pack.children.filter((child) => child.level === 'I').map(itemOf)
      return [{ mark, items }, ...(pack.level === 'T' ? packsOf(pack).filter((inner) => inner.mark !== null) : [])]
    })
  return [...(loose.length > 0 ? [{ mark: null, items: loose }] : []), ...packs]
}

function orderOf(order: HierarchyNode): ShippedOrder {
  const purchase = first(order.segments, 'PRF')
  const stated = textOf(element(purchase, 1))
  return {
    purchaseOrder: stated === 'NOT STATED' ? null : stated,
    orderDate: dateOf(element(purchase, 4)),
    packs: packsOf(order),
  }
}

const inOrders = new Set(['T', 'P', 'I'])
const placeOf = ({ segments }: HierarchyNode): number => at(segments, 0).position

/** What names a parent that is not there was shipped nevertheless: it belongs to the order that it follows. */
const withStrays = (orders: readonly HierarchyNode[], strays: readonly HierarchyNode[]): HierarchyNode[] =>
  orders.map((order, index) => {
    const next = orders[index + 1]
    const own = strays.filter(
      (stray) =>
        inOrders.has(stray.level) &&
        placeOf(stray) > placeOf(order) &&
        (next === undefined || placeOf(stray) < placeOf(next)),
    )
    return { ...order, children: [...order.children, ...own] }
  })

const payment: Readonly<Record<string, Shipment['freightTerms']>> = {
  PP: 'prepaid',
  PO: 'prepaid',
  CC: 'collect',
  TP: 'third party',
}

/** The (first) shipment of a ship notice: the inverse of `writeShipNotice`. */
export function readShipNotice(interchange: Interchange): Shipment {
  const { segments } = interchange
  const [top, ...strays] = hierarchyOf(interchange)
  // The day of shipment may stand before the first loop, for all of them.
  const heading = segments.slice(
    0,
    Math.max(
      0,
      segments.findIndex(({ id }) => id === 'HL'),
    ),
  )
  const own = [...heading, ...(top?.segments ?? [])]
  const [begin, lading, carrier, equipment] = [
    first(segments, 'BSN'),
    first(own, 'TD1'),
    first(own, 'TD5'),
    first(own, 'TD3'),
  ]
  const shipmentId = textOf(element(begin, 2))
  return {
    shipmentId: shipmentId === 'NOT STATED' ? null : shipmentId,
    shipDate: dateOf(element(first(own, 'DTM', '011'), 2)),
    deliveryDate: dateOf(element(first(own, 'DTM', '017') ?? first(own, 'DTM', '002'), 2)),
    billOfLading: textOf(element(first(own, 'REF', 'BM'), 2)),
    proNumber: textOf(element(first(own, 'REF', 'CN'), 2)),
    carrierName: textOf(element(carrier, 5)),
    scac: element(carrier, 2) === '2' ? textOf(element(carrier, 3)) : null,
    trailer: textOf(element(equipment, 3)),
    seal: textOf(element(equipment, 9)),
    freightTerms: payment[element(first(own, 'FOB'), 1)] ?? null,
    cartons: numberOf(element(lading, 2)),
    weight: numberOf(element(lading, 7)),
    weightUnit: textOf(element(lading, 8)),
    shipFrom: partyOf(own, ['SF', 'SH']),
    shipTo: partyOf(own, ['ST', 'BY', 'OB']),
    orders: withStrays(
      (top?.children ?? []).filter(({ level }) => level === 'O'),
      strays,
    ).map(orderOf),
  }
}
