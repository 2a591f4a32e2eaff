import type { Interchange, Segment } from './interchange.ts'
import type { Party, Shipment, ShippedItem } from './shipment.ts'

/** What the envelope of an interchange says: ISA and GS. */
export interface Addressing {
  senderId: string
  receiverId: string
  /** 1 … 999,999,999: of interchange and group. */
  controlNumber: number
  /** Time of writing. */
  now: Date
}

const paymentMethods = { prepaid: 'PP', collect: 'CC', 'third party': 'TP' } as const

/** X12 has no escape for its separators: a separator in a value becomes a space. */
const clean = (value: string | number | null, longest: number): string =>
  String(value ?? '')
    .replace(/[*~>^\r\n\t]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, longest)
    .trim()

const compactDate = (date: string | null): string => (date ?? '').replaceAll('-', '')

/** A segment without empty trailing elements; null when it has only qualifiers. */
function segment(id: string, ...elements: readonly string[]): [string, ...string[]] {
  const last = elements.findLastIndex((one) => one !== '')
  return [id, ...elements.slice(0, last + 1)]
}

function partySegments(entity: string, party: Party): [string, ...string[]][] {
  const { name, address, city, state, postalCode, country, id } = party
  const known = [name, id, city, postalCode, ...address].some((part) => part)
  if (!known) return []
  const streets: [string, ...string[]][] = []
  for (let at = 0; at < Math.min(address.length, 4); at += 2)
    streets.push(segment('N3', clean(address[at] ?? null, 55), clean(address[at + 1] ?? null, 55)))
  const place = [clean(city, 30), clean(state, 2), clean(postalCode, 15), clean(country, 3)]
  return [
    segment('N1', entity, clean(name, 60), ...(id ? ['92', clean(id, 80)] : [])),
    ...streets,
    ...(place.some((part) => part !== '') ? [segment('N4', ...place)] : []),
  ]
}

function itemSegments(item: ShippedItem, number: number): [string, ...string[]][] {
  const line = clean(item.line ?? number, 20)
  const products = [
    ['IN', item.buyerPart],
    ['VP', item.vendorPart],
    ['UP', item.upc],
  ].flatMap(([qualifier, value]) => (value ? [qualifier ?? '', clean(value, 48)] : []))
  const unit = clean(item.unit ?? 'EA', 2)
  const ordered = item.quantityOrdered === null ? [] : ['', String(item.quantityOrdered), unit]
  return [
    // LIN needs at least one product number: a line without one is identified by its description.
    segment('LIN', line, ...(products.length > 0 ? products : ['ZZ', clean(item.description, 48) || line])),
    segment('SN1', line, item.quantity === null ? '' : String(item.quantity), unit, ...ordered),
    ...(item.description ? [segment('PID', 'F', '', '', '', clean(item.description, 80))] : []),
  ]
}

function shipmentSegments(shipment: Shipment): [string, ...string[]][] {
  const { weight, weightUnit, cartons, scac, carrierName, trailer, seal, freightTerms } = shipment
  // X12 allows no weight without its unit, and a wrong guess would be off by a factor of about two.
  const weighs = weight !== null && weightUnit !== null
  const lading = segment(
    'TD1',
    cartons === null ? '' : 'CTN25',
    cartons === null ? '' : String(cartons),
    '',
    '',
    '',
    weighs ? 'G' : '',
    weighs ? String(weight) : '',
    weighs ? weightUnit : '',
  )
  const when = (qualifier: string, date: string | null) => (date ? [segment('DTM', qualifier, compactDate(date))] : [])
  const reference = (qualifier: string, value: string | null) =>
    value ? [segment('REF', qualifier, clean(value, 30))] : []
  return [
    ...(lading.length > 1 ? [lading] : []),
    ...(scac || carrierName
      ? [segment('TD5', 'B', scac ? '2' : '', clean(scac, 80), 'M', clean(carrierName, 35))]
      : []),
    ...(trailer || seal ? [segment('TD3', 'TL', '', clean(trailer, 10), '', '', '', '', '', clean(seal, 15))] : []),
    ...reference('BM', shipment.billOfLading),
    ...reference('CN', shipment.proNumber),
    ...when('011', shipment.shipDate),
    ...when('017', shipment.deliveryDate),
    ...(freightTerms ? [segment('FOB', paymentMethods[freightTerms])] : []),
    ...partySegments('SF', shipment.shipFrom),
    ...partySegments('ST', shipment.shipTo),
  ]
}

/** The HL loops, each with its own number and its parent's. */
function loopsOf(shipment: Shipment): { segments: [string, ...string[]][]; loops: number } {
  const segments: [string, ...string[]][] = []
  let loops = 0
  const open = (level: string, parent: number | null): number => {
    loops += 1
    segments.push(segment('HL', String(loops), parent === null ? '' : String(parent), level))
    return loops
  }
  const top = open('S', null)
  segments.push(...shipmentSegments(shipment))
  let number = 0
  for (const order of shipment.orders) {
    const at = open('O', top)
    segments.push(segment('PRF', clean(order.purchaseOrder, 22) || 'NOT STATED', '', '', compactDate(order.orderDate)))
    for (const pack of order.packs) {
      const parent = pack.mark === null ? at : open('P', at)
      if (pack.mark !== null) segments.push(segment('MAN', 'GM', clean(pack.mark, 48)))
      for (const item of pack.items) {
        number += 1
        open('I', parent)
        segments.push(...itemSegments(item, number))
      }
    }
  }
  return { segments, loops }
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Writes a ship notice (X12 004010, 856) as one interchange with one group and one transaction set. */
export function writeShipNotice(
  shipment: Shipment,
  { senderId, receiverId, controlNumber, now }: Addressing,
): Interchange {
  const date = `${now.getUTCFullYear()}${two(now.getUTCMonth() + 1)}${two(now.getUTCDate())}`
  const time = `${two(now.getUTCHours())}${two(now.getUTCMinutes())}`
  const control = String(controlNumber)
  const { segments: body, loops } = loopsOf(shipment)
  const packed = shipment.orders.some((order) => order.packs.some((pack) => pack.mark !== null))
  const identified = clean(shipment.shipmentId ?? shipment.billOfLading, 30)
  const set = [
    segment('ST', '856', '0001'),
    segment(
      'BSN',
      '00',
      identified.length >= 2 ? identified : 'NOT STATED',
      compactDate(shipment.shipDate) || date,
      time,
      packed ? '0001' : '0004',
    ),
    ...body,
    segment('CTT', String(loops)),
  ]
  const party = (id: string): string => clean(id, 15).padEnd(15)
  const written: [string, ...string[]][] = [
    [
      'ISA',
      '00',
      ' '.repeat(10),
      '00',
      ' '.repeat(10),
      'ZZ',
      party(senderId),
      'ZZ',
      party(receiverId),
      date.slice(2),
      time,
      'U',
      '00401',
      control.padStart(9, '0'),
      '0',
      'P',
      '>',
    ],
    segment('GS', 'SH', clean(senderId, 15), clean(receiverId, 15), date, time, control, 'X', '004010'),
    ...set,
    segment('SE', String(set.length + 1), '0001'),
    segment('GE', '1', control),
    segment('IEA', '1', control.padStart(9, '0')),
  ]
  return {
    delimiters: { element: '*', component: '>', segment: '~', lineEnd: '\n' },
    segments: written.map(([id, ...elements], index): Segment => ({ id, elements, position: index + 1 })),
  }
}
