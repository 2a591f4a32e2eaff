import type { Shipment } from '@vitrine/engines/edi/shipment.ts'
import { Sheet } from '../synthetic/sheet.ts'
import { itemRows, longDate, partyLines, present, usDate } from './slip-texts.ts'

type Slip = (shipment: Shipment) => Promise<Uint8Array>

/** Two address blocks, pairs to the right, a ruled list. */
const classic: Slip = (shipment) => {
  const sheet = new Sheet()
  sheet.text(40, 40, 'PACKING SLIP', { size: 20, bold: true })
  sheet.text(40, 90, 'Ship From:', { bold: true })
  sheet.lines(40, 104, partyLines(shipment.shipFrom))
  sheet.text(230, 90, 'Ship To:', { bold: true })
  sheet.lines(230, 104, partyLines(shipment.shipTo))
  let y = 44
  for (const [label, value] of present([
    ['Packing Slip No:', shipment.shipmentId],
    ['Ship Date:', usDate(shipment.shipDate)],
    ['PO Number:', shipment.orders[0]?.purchaseOrder ?? null],
    ['PO Date:', usDate(shipment.orders[0]?.orderDate ?? null)],
    ['BOL No:', shipment.billOfLading],
    ['Carrier:', shipment.carrierName],
    ['SCAC:', shipment.scac],
    ['PRO No:', shipment.proNumber],
    ['Freight Terms:', shipment.freightTerms],
    ['Est. Delivery Date:'.replace('Est. ', ''), usDate(shipment.deliveryDate)],
  ]))
    y = sheet.pair(400, y, label, value, { bold: true, at: 490 })
  const end = sheet.table(230, {
    x: 40,
    widths: [30, 80, 100, 172, 50, 50, 50],
    headings: ['Line', 'Part No.', 'UPC', 'Description', 'Ordered', 'Shipped', 'UOM'],
    rows: itemRows(shipment, ['line', 'vendorPart', 'upc', 'description', 'quantityOrdered', 'quantity', 'unit']),
    right: [4, 5],
    rules: 'all',
  })
  sheet.pair(40, end + 20, 'Total Cartons:', String(shipment.cartons), { bold: true })
  sheet.pair(40, end + 36, 'Total Weight:', `${shipment.weight} lbs`, { bold: true })
  return sheet.close()
}

/** A form of ruled cells with small labels. */
const cells: Slip = (shipment) => {
  const sheet = new Sheet('Times')
  sheet.text(40, 36, 'DELIVERY NOTE / PACKING LIST', { size: 15, bold: true })
  sheet.cell([40, 70, 266, 74], 'SHIP FROM', partyLines(shipment.shipFrom))
  sheet.cell([306, 70, 266, 74], 'SHIP TO', partyLines(shipment.shipTo))
  const grid = present([
    ['SHIPMENT NO.', shipment.shipmentId],
    ['DATE SHIPPED', longDate(shipment.shipDate)],
    ['CUSTOMER P.O. NO.', shipment.orders[0]?.purchaseOrder ?? null],
    ['ORDER DATE', longDate(shipment.orders[0]?.orderDate ?? null)],
    ['SHIP VIA', shipment.carrierName],
    ['CARRIER CODE', shipment.scac],
    ['BILL OF LADING NO.', shipment.billOfLading],
    ['TRACKING NO.', shipment.proNumber],
    ['FREIGHT', shipment.freightTerms?.toUpperCase() ?? null],
    ['EXPECTED DELIVERY', longDate(shipment.deliveryDate)],
    ['NO. OF PACKAGES', String(shipment.cartons)],
    ['GROSS WEIGHT', `${shipment.weight} LB`],
  ])
  for (const [index, [label, value]] of grid.entries())
    sheet.cell([40 + (index % 4) * 133, 144 + Math.floor(index / 4) * 32, 133, 32], label, value)
  sheet.table(262, {
    x: 40,
    widths: [60, 90, 222, 80, 80],
    headings: ['Qty', 'Item', 'Description', 'U/M', 'UPC Code'],
    rows: itemRows(shipment, ['quantity', 'vendorPart', 'description', 'unit', 'upc']),
    rules: 'rows',
  })
  return sheet.close()
}

/** Everything in one column of pairs, the list set without rules. */
const plain: Slip = (shipment) => {
  const sheet = new Sheet('Courier')
  sheet.text(40, 40, shipment.shipFrom.name ?? '', { size: 12, bold: true })
  sheet.text(40, 58, 'Packing List', { size: 10 })
  let y = 90
  for (const [label, value] of present([
    ['ASN Number', shipment.shipmentId],
    ['Shipped', usDate(shipment.shipDate)],
    ['Purchase Order', shipment.orders[0]?.purchaseOrder ?? null],
    ['Carrier', shipment.carrierName],
    ['SCAC', shipment.scac],
    ['Pro Number', shipment.proNumber],
    ['B/L Number', shipment.billOfLading],
    ['Freight Terms', shipment.freightTerms],
    ['Cartons', String(shipment.cartons)],
    ['Weight', `${shipment.weight} lb`],
  ]))
    y = sheet.pair(40, y, `${label}:`, value, { at: 150 })
  sheet.text(330, 90, 'Ship From')
  sheet.lines(330, 102, partyLines(shipment.shipFrom), { size: 8 })
  sheet.text(330, 170, 'Deliver To')
  sheet.lines(330, 182, partyLines(shipment.shipTo), { size: 8 })
  sheet.table(280, {
    x: 40,
    widths: [80, 160, 110, 60, 50],
    headings: ['SKU', 'Product', 'UPC', 'Quantity', 'Unit'],
    rows: itemRows(shipment, ['vendorPart', 'description', 'upc', 'quantity', 'unit']),
    right: [3],
    rules: 'none',
    size: 8,
  })
  return sheet.close()
}

/** A row of headed columns as in older order systems. */
const headed: Slip = (shipment) => {
  const sheet = new Sheet()
  sheet.text(380, 40, 'PACKING LIST', { size: 18, bold: true })
  sheet.pair(380, 66, 'Packing List #', shipment.shipmentId ?? '')
  sheet.text(40, 110, 'SHIPPER', { size: 8, bold: true })
  sheet.lines(40, 122, partyLines(shipment.shipFrom))
  sheet.text(320, 110, 'CONSIGNEE', { size: 8, bold: true })
  sheet.lines(320, 122, partyLines(shipment.shipTo))
  sheet.table(200, {
    x: 40,
    widths: [90, 90, 130, 80, 142],
    headings: ['Ship Date', 'Cust PO', 'Carrier', 'SCAC', 'BOL #'],
    rows: [
      [
        usDate(shipment.shipDate),
        shipment.orders[0]?.purchaseOrder ?? '',
        shipment.carrierName ?? '',
        shipment.scac ?? '',
        shipment.billOfLading ?? '',
      ],
    ],
    rules: 'all',
  })
  const end = sheet.table(260, {
    x: 40,
    widths: [80, 190, 110, 70, 82],
    headings: ['Item Number', 'Item Description', 'UPC', 'Qty Shipped', 'Unit of Measure'],
    rows: itemRows(shipment, ['vendorPart', 'description', 'upc', 'quantity', 'unit']),
    right: [3],
    rules: 'head',
    shaded: true,
  })
  let y = end + 18
  for (const [label, value] of present([
    ['Number of cartons', String(shipment.cartons)],
    ['Gross weight', `${shipment.weight} LBS`],
    ['PRO #', shipment.proNumber],
    ['Freight charges', shipment.freightTerms],
  ]))
    y = sheet.pair(40, y, label, value, { at: 160 })
  return sheet.close()
}

/** The layouts that the reader was tuned on. */
export const tuningSlips: readonly Slip[] = [classic, cells, plain, headed]
