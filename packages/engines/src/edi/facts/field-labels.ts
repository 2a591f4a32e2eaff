import { listed } from '../../forms/labels/listed.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }
import type { ItemField, PartyPart, PartyRole, ShipmentField } from './shipment-facts.ts'

const partyWords: { [Role in PartyRole]: readonly string[] } = {
  shipFrom: [
    'ship from',
    'shipper',
    'shipped from',
    'supplier',
    'vendor',
    'sender',
    'from',
    'origin',
    'seller',
    'consignor',
    ...vocabulary.parties.shipFrom,
  ],
  shipTo: [
    'ship to',
    'consignee',
    'shipped to',
    'deliver to',
    'delivery',
    'customer',
    'receiver',
    'to',
    'destination',
    'buyer',
    ...vocabulary.parties.shipTo,
  ],
}

const partWords: { [Part in PartyPart]: readonly string[] } = {
  Name: ['', 'name', 'company', 'company name', 'location name'],
  Address: ['address', 'street', 'address 1', 'address line 1', 'street address', 'address1'],
  City: ['city', 'town'],
  State: ['state', 'province', 'state code', 'st'],
  PostalCode: ['zip', 'zip code', 'postal code', 'postcode', 'zipcode', 'postal'],
  Country: ['country', 'country code'],
  Id: [
    'id',
    'code',
    'number',
    'no',
    'duns',
    'location',
    'location code',
    'location id',
    'store',
    'store number',
    'gln',
  ],
}

const partyLabels = Object.fromEntries(
  Object.entries(partyWords).flatMap(([role, names]) =>
    Object.entries(partWords).map(([part, words]) => [
      `${role}${part}`,
      names.flatMap((name) => words.map((word) => `${name} ${word}`.trim())),
    ]),
  ),
  // The cast names the keys that Object.entries forgets.
) as { [Field in `${PartyRole}${PartyPart}`]: string[] }

const ownShipmentLabels: { readonly [Field in ShipmentField]: readonly string[] } = {
  ...partyLabels,
  shipmentId:
    listed(`shipment id, shipment number, shipment no, shipment #, shipment, asn number, asn no, asn #, asn id,
    asn, packing slip number, packing slip no, packing slip #, packing list number, packing list no, packing list #, slip
    number, slip no, delivery note no, delivery note number, delivery number, delivery no, shipment reference, load id,
    load number, shipment ref, dispatch number, despatch number, ship id, packing slip, packing list, lieferschein nr`),
  shipDate:
    listed(`ship date, shipped date, date shipped, shipping date, shipment date, dispatch date, despatch date, ship
    on, shipped on, shipped, date of shipment, actual ship date, pickup date, pick up date`),
  deliveryDate: listed(`delivery date, estimated delivery, estimated delivery date, expected delivery, expected delivery
    date, due date, arrival date, eta, deliver by, delivery due, estimated arrival, requested delivery date, in dock date`),
  purchaseOrder:
    listed(`purchase order, purchase order number, purchase order no, purchase order #, po, po number, po no,
    po #, p o, p o number, p o no, p o #, customer po, customer po number, customer po no, customer po #, customer p o,
    buyer order, order no, order number, order #, your order, customer order, customer order no, customer order number,
    cust po, cust po no, po num`),
  orderDate: listed('order date, po date, purchase order date, ordered on, date ordered, p o date, date of order'),
  billOfLading: listed(`bill of lading, bill of lading number, bill of lading no, bill of lading #, bol, bol number, bol
    no, bol #, b l, b l number, b l no, b l #, bl number, bl no, lading number`),
  proNumber: listed(`pro number, pro no, pro #, pro, tracking number, tracking no, tracking #, carrier pro, carrier pro
    number, freight bill, freight bill number, carrier reference, tracking, waybill, waybill number, waybill no, pro nr`),
  carrierName:
    listed(`carrier, carrier name, ship via, shipped via, via, shipping method, trucking company, transporter,
    freight carrier, ship method, delivery service`),
  scac: listed('scac, scac code, carrier code, carrier scac, standard carrier alpha code'),
  trailer: listed(`trailer, trailer number, trailer no, trailer #, trailer id, vehicle, vehicle number, vehicle no,
    equipment, equipment number, equipment no, container, container number, container no, truck number, truck no`),
  seal: listed('seal, seal number, seal no, seal #, seal numbers, seals, seal id'),
  freightTerms: listed(`freight terms, freight, freight charges, freight payment, shipping terms, terms, freight term,
    payment of freight, freight charge terms`),
  cartons:
    listed(`cartons, carton count, number of cartons, total cartons, no of cartons, packages, total packages, number
    of packages, no of packages, package count, boxes, total boxes, number of boxes, pieces, total pieces, pallets, cases,
    total cases, handling units, carton qty, ctns, total ctns, lading quantity, number of pieces, total no of cartons`),
  weight:
    listed(`weight, gross weight, total weight, total gross weight, shipment weight, gross wt, total wt, weight lbs,
    weight lb, weight kg, weight kgs, gross weight lbs, gross weight lb, gross weight kg, gross weight kgs, total weight
    lbs, total weight lb, total weight kg, total gross weight lb, total gross weight kg, wt`),
  weightUnit: listed('weight unit, weight uom, unit of weight, weight units, wt uom, wt unit'),
}

const ownItemLabels: { readonly [Field in ItemField]: readonly string[] } = {
  purchaseOrder: ownShipmentLabels.purchaseOrder,
  orderDate: ownShipmentLabels.orderDate,
  pack: listed(`sscc, carton sscc, case sscc, pallet sscc, sscc carton, sscc 18, sscc18, carton id, carton no, carton number, carton #, carton, pack, pack id, package id,
    package no, pallet id, pallet no, pallet, lpn, license plate, ucc 128, ucc128, gs1 128, case id, carton mark, marks,
    box no, box #, box, box id, container id, license plate no`),
  line: listed(`line, line no, line number, line #, ln, pos, position, item no, no, #, seq, line item, po line, item #,
    ln #, sequence, order line`),
  buyerPart:
    listed(`buyer part, buyer part number, buyer part no, buyer part #, buyer item, buyer item number, buyer sku,
    customer part, customer part number, customer part no, customer item, customer item number, customer sku, customer
    material, your part no, your item, buyer s part, buyer s part no, cust part, cust part no, buyer item no, retailer sku`),
  vendorPart: listed(`vendor part, vendor part number, vendor part no, vendor part #, vendor item, vendor item number,
    vendor sku, supplier part, supplier part number, supplier part no, part number, part no, part #, part, item number,
    item code, item, sku, sku number, sku no, article, article number, article no, product code, product number, product
    no, product id, material, material number, material no, catalog no, catalog number, style, model, our part no, item
    id, stock no, part num, model no, style no, vendor item no, supplier sku, mfg part no, manufacturer part number`),
  upc: listed(
    'upc, upc code, upc number, gtin, ean, barcode, bar code, upc ean, upc gtin, ean upc, gtin upc, upc no, upc #',
  ),
  description: listed(`description, item description, product description, product, product name, goods, name, details,
    part description, article description, contents, description of goods, material description, item name, desc`),
  quantity: listed(`quantity, qty, qty shipped, quantity shipped, shipped, shipped qty, shipped quantity, units, units
    shipped, ship qty, qty ship, pcs, pieces, delivered, qty delivered, quantity delivered, qty packed, packed, ship
    quantity, delivered qty, no of units, packed qty`),
  quantityOrdered: listed(`qty ordered, quantity ordered, ordered, ordered qty, order qty, ordered quantity, order
    quantity, qty ord, units ordered, ord qty`),
  unit: listed(
    'unit, uom, u m, um, unit of measure, units of measure, unit of measurement, pack unit, ut, qty uom, me',
  ),
}

/** Each field's wordings followed by those of the vocabulary. */
function withMore<Field extends string>(
  own: { readonly [Key in Field]: readonly string[] },
  more: Readonly<Record<string, readonly string[]>>,
): { readonly [Key in Field]: readonly string[] } {
  const all = Object.entries<readonly string[]>(own).map(([field, labels]) => [
    field,
    [...labels, ...(more[field] ?? [])],
  ])
  // The cast names the keys that Object.entries forgets.
  return Object.fromEntries(all) as { [Key in Field]: string[] }
}

/** Labels of values of the whole shipment in shipping documents, in comparable form. */
export const shipmentLabels = withMore<ShipmentField>(ownShipmentLabels, vocabulary.shipment)

/** Headings of the list of items. */
export const itemLabels = withMore<ItemField>(ownItemLabels, vocabulary.items)

/** Headings of columns that a ship notice does not contain: they delimit the others. */
export const otherHeadings: readonly string[] = vocabulary.otherHeadings

/** Names of packages, as alternatives of a regular expression. */
export const packageNames = vocabulary.packages.join('|')

/** Of those, what packages are put on. */
export const loadNames = vocabulary.loads.join('|')

const titled = new RegExp(
  String.raw`^(?:${vocabulary.titles.join('|')})\s*(?:no|nr|number|num|n|#)?[.:º°#\s]*(?<id>(?:[A-Z]{1,4}[ /-]){0,2}[A-Z]{0,4}\d[\dA-Z/-]{2,})$`,
  'i',
)

/** 'DESPATCH NOTE 77-120': the number in a document's title; null where the line is not a title or has no number. */
export const numberOfTitle = (line: string): string | null => titled.exec(line.trim())?.groups?.id?.trim() ?? null

/** Titles of such documents in languages that write the day first, in comparable form. */
export const dayFirstTitles = new RegExp(String.raw`\b(?:${vocabulary.dayFirstTitles.join('|')})\b`)

/** Labels of sender and receiver in languages other than English. */
export const foreignParties: { readonly [Role in PartyRole]: readonly string[] } = vocabulary.parties
