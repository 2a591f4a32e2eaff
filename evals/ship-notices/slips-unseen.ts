import type { Shipment } from '@vitrine/engines/edi/shipment.ts'
import { Sheet } from '../synthetic/sheet.ts'
import { itemRows, longDate, partyLines, present, usDate } from './slip-texts.ts'

type Slip = (shipment: Shipment) => Promise<Uint8Array>

/** A carton manifest: parties in ruled cells, facts in a line of pairs, the list with its number last. */
const manifest: Slip = (shipment) => {
  const sheet = new Sheet('Times')
  sheet.text(40, 34, 'SHIPPING MANIFEST', { size: 17, bold: true })
  sheet.text(400, 38, `Shipment # ${shipment.shipmentId}`, { size: 11 })
  sheet.cell([40, 64, 266, 70], 'From', partyLines(shipment.shipFrom), { labelSize: 7 })
  sheet.cell([306, 64, 266, 70], 'Deliver to', partyLines(shipment.shipTo), { labelSize: 7 })
  const left = present([
    ['Shipping Date', longDate(shipment.shipDate)],
    ['Purchase Order No.', shipment.orders[0]?.purchaseOrder ?? null],
    ['Carrier', shipment.carrierName],
    ['Carrier SCAC', shipment.scac],
  ])
  const right = present([
    ['BOL Number', shipment.billOfLading],
    ['Tracking #', shipment.proNumber],
    ['Total Boxes', String(shipment.cartons)],
    ['Total Gross Weight', `${shipment.weight} lb`],
  ])
  for (const [index, [label, value]] of left.entries())
    sheet.pair(40, 150 + index * 15, `${label}:`, value, { at: 150 })
  for (const [index, [label, value]] of right.entries())
    sheet.pair(320, 150 + index * 15, `${label}:`, value, { at: 440 })
  sheet.table(230, {
    x: 40,
    widths: [200, 90, 120, 50, 72],
    headings: ['Item Description', 'Material', 'GTIN', 'UoM', 'Quantity'],
    rows: itemRows(shipment, ['description', 'vendorPart', 'upc', 'unit', 'quantity']),
    right: [4],
    rules: 'all',
  })
  return sheet.close()
}

/** A letter-like slip with dates in words and the parties side by side under headings. */
const letter: Slip = (shipment) => {
  const sheet = new Sheet('Times')
  sheet.text(40, 40, shipment.shipFrom.name ?? '', { size: 16, bold: true })
  sheet.lines(40, 60, partyLines(shipment.shipFrom).slice(1), { size: 8, grey: true })
  sheet.text(40, 110, 'Dispatch note', { size: 14 })
  let y = 140
  for (const [label, value] of present([
    ['Dispatch number', shipment.shipmentId],
    ['Ship date', longDate(shipment.shipDate)],
    ['Your order', shipment.orders[0]?.purchaseOrder ?? null],
    ['Shipped via', shipment.carrierName],
    ['Tracking number', shipment.proNumber],
    ['Bill of lading', shipment.billOfLading],
    ['Total packages', String(shipment.cartons)],
    ['Total weight', `${shipment.weight} lb`],
  ]))
    y = sheet.pair(320, y, label, value, { at: 430 })
  sheet.text(40, 140, 'Supplier', { bold: true })
  sheet.lines(40, 153, partyLines(shipment.shipFrom))
  sheet.text(40, 215, 'Delivery address', { bold: true })
  sheet.lines(40, 228, partyLines(shipment.shipTo))
  sheet.table(320, {
    x: 40,
    widths: [30, 90, 210, 110, 60, 40],
    headings: ['#', 'Article No.', 'Product name', 'Barcode', 'Units', 'Unit'],
    rows: itemRows(shipment, ['line', 'vendorPart', 'description', 'upc', 'quantity', 'unit']),
    right: [4],
  })
  return sheet.close()
}

/** A warehouse's slip: boxes of labels to the left of their values. */
const warehouse: Slip = (shipment) => {
  const sheet = new Sheet()
  sheet.text(40, 36, 'WAREHOUSE SHIPPING SLIP', { size: 13, bold: true })
  const pairs = present([
    ['Shipment ID', shipment.shipmentId],
    ['Date Shipped', usDate(shipment.shipDate)],
    ['P.O. #', shipment.orders[0]?.purchaseOrder ?? null],
    ['P.O. Date', usDate(shipment.orders[0]?.orderDate ?? null)],
    ['Carrier Name', shipment.carrierName],
    ['SCAC Code', shipment.scac],
    ['Bill of Lading #', shipment.billOfLading],
    ['Pro #', shipment.proNumber],
    ['Freight Terms', shipment.freightTerms],
    ['Total Cartons', String(shipment.cartons)],
    ['Total Gross Weight', `${shipment.weight} lbs`],
  ])
  sheet.table(64, { x: 40, widths: [110, 150], headings: ['Shipment', ''], rows: pairs, rules: 'all' })
  sheet.text(330, 66, 'Ship-From', { bold: true })
  sheet.lines(330, 80, partyLines(shipment.shipFrom))
  sheet.text(330, 150, 'Ship-To', { bold: true })
  sheet.lines(330, 164, partyLines(shipment.shipTo))
  sheet.table(330, {
    x: 40,
    widths: [40, 100, 110, 180, 60, 42],
    headings: ['Ln', 'Vendor Part', 'UPC', 'Description', 'Qty', 'UM'],
    rows: itemRows(shipment, ['line', 'vendorPart', 'upc', 'description', 'quantity', 'unit']),
    rules: 'all',
    shaded: true,
  })
  return sheet.close()
}

/** Layouts kept aside while the reader was written: only measured on. */
export const unseenSlips: readonly Slip[] = [manifest, letter, warehouse]
