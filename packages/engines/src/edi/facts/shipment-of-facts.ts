import { isMailAddress, withoutMail } from '../../forms/parties/without-mail.ts'
import { parseNumber } from '../../tables/parse-number.ts'
import type { Party, Shipment, ShippedItem, ShippedOrder, ShippedPack } from '../shipment.ts'
import { inPlainDigits } from './in-plain-digits.ts'
import { readDate } from './read-date.ts'
import type { ItemField, PartyRole, ShipmentFacts, ShipmentField } from './shipment-facts.ts'
import { countryCode, splitAddress } from './split-address.ts'
import { unitCode, weightUnitCode } from './units.ts'

const decimalComma = /^-?\d{1,3}(?:\d*|(?:[. ]\d{3})+),\d{1,2}$/

function numberIn(text: string | null): number | null {
  const digits = /-?[\d.,' ]*\d/.exec(text ?? '')?.[0]
  if (digits === undefined) return null
  // Three digits behind a comma are thousands, one or two are decimals: '48,5'.
  const plain = decimalComma.test(digits.trim()) ? inPlainDigits(digits.trim()) : digits.trim()
  const value = parseNumber(plain, '.')
  return Number.isNaN(value) ? null : value
}

function termsOf(text: string | null): Shipment['freightTerms'] {
  if (text === null) return null
  if (/third|3rd/i.test(text)) return 'third party'
  if (/collect|\bcc\b/i.test(text)) return 'collect'
  return /prepaid|pre-paid|\bppd?\b/i.test(text) ? 'prepaid' : null
}

function partyOf(text: (field: ShipmentField) => string | null, role: PartyRole): Party {
  const [name, ...below] = (text(`${role}Name`) ?? '').split('\n')
  const address = (text(`${role}Address`) ?? '').split('\n')
  const split = splitAddress([...below, ...address])
  return {
    // 'To: stores@example.com' in a mail's head names nobody.
    name: isMailAddress(name ?? '') ? null : withoutMail(name?.trim() ?? '') || null,
    id: text(`${role}Id`),
    address: split.address,
    city: text(`${role}City`) ?? split.city,
    state: text(`${role}State`)?.toUpperCase() ?? split.state,
    postalCode: text(`${role}PostalCode`) ?? split.postalCode,
    country: countryCode(text(`${role}Country`)) ?? split.country,
  }
}

function itemOf(text: (field: ItemField) => string | null): ShippedItem {
  // Twelve to fourteen digits in a part's column are a UPC or GTIN.
  const part = text('vendorPart')
  const upc = text('upc')?.replace(/\D/g, '') || null
  const ordered = numberIn(text('quantityOrdered'))
  return {
    line: text('line'),
    buyerPart: text('buyerPart'),
    vendorPart: part,
    upc,
    description: text('description'),
    quantity: numberIn(text('quantity')) ?? ordered,
    quantityOrdered: ordered,
    unit: unitCode(text('unit') ?? /[A-Za-z]{2,}/.exec(text('quantity') ?? '')?.[0] ?? ''),
  }
}

/** Items of one order, grouped into packs by their marks; without marks, all in one. */
const packsOf = (items: readonly { mark: string | null; item: ShippedItem }[]): ShippedPack[] =>
  [...Map.groupBy(items, ({ mark }) => mark)].map(([mark, own]) => ({ mark, items: own.map(({ item }) => item) }))

/** 'Hill Freight Lines (HLFL)' */
const carrierWithCode = /^(.*\p{L})\s*[([]([A-Z]{4})[)\]]$/u

/** Interprets the facts of a document: dates, numbers, units, parties, and items under orders and packs. */
export function shipmentOfFacts({ fields, items }: ShipmentFacts): Shipment {
  const text = (field: ShipmentField): string | null => fields[field]?.text.trim() || null
  const date = (field: ShipmentField): string | null => readDate(text(field) ?? '')
  const rows = items.map((stated) => {
    const own = (field: ItemField): string | null => stated[field]?.text.trim() || null
    return {
      purchaseOrder: own('purchaseOrder') ?? text('purchaseOrder'),
      orderDate: readDate(own('orderDate') ?? '') ?? date('orderDate'),
      mark: own('pack'),
      item: itemOf(own),
    }
  })
  const orders = [...Map.groupBy(rows, ({ purchaseOrder }) => purchaseOrder)].map(
    ([purchaseOrder, own]): ShippedOrder => ({
      purchaseOrder,
      orderDate: own.find((row) => row.orderDate)?.orderDate ?? null,
      packs: packsOf(own),
    }),
  )
  const weight = text('weight')
  // 'Dunmore Express. Parcels': another sentence begins.
  const named = text('carrierName')?.replace(/(?<=\p{Ll}{4})\.\s+\p{Lu}.*$/u, '') ?? null
  const [, carrier, code] = carrierWithCode.exec(named ?? '') ?? []
  return {
    shipmentId: text('shipmentId'),
    shipDate: date('shipDate'),
    deliveryDate: date('deliveryDate'),
    billOfLading: text('billOfLading'),
    proNumber: text('proNumber'),
    carrierName: carrier ?? named,
    scac: text('scac')?.toUpperCase() ?? code ?? null,
    trailer: text('trailer'),
    seal: text('seal'),
    freightTerms: termsOf(text('freightTerms')),
    cartons: numberIn(text('cartons')),
    weight: numberIn(weight),
    weightUnit: weightUnitCode(text('weightUnit') ?? '') ?? weightUnitCode(weight ?? ''),
    shipFrom: partyOf(text, 'shipFrom'),
    shipTo: partyOf(text, 'shipTo'),
    orders,
  }
}
