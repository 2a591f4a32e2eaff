import type { Drawing, Layout } from '../../layout.ts'
import type { Shipment } from '../../shipment.ts'
import { goodsText, roadBill } from '../printed-parts.ts'

function draw({ sheet, record, formats, chance }: Drawing<Shipment>): void {
  sheet.text(40, 30, `Date: ${formats.date(record.date)}`)
  sheet.text(0, 28, 'BILL OF LADING', { size: 14, bold: true, align: 'center', width: 612 })
  sheet.text(500, 30, 'Page 1 of 1', { size: 8 })
  const party = (y: number, title: string, { name, address }: Shipment['shipper']): void => {
    sheet.shade(40, y, 260, 12)
    sheet.text(40, y + 2, title, { size: 8, bold: true, align: 'center', width: 260 })
    sheet.box(40, y, 260, 62)
    sheet.pair(44, y + 16, 'Name:', name)
    sheet.pair(44, y + 28, 'Address:', address.slice(0, -1).join(', '))
    sheet.pair(44, y + 40, 'City/State/Zip:', address.at(-1) ?? '')
    sheet.text(44, y + 52, 'SID#:                                  FOB: [ ]', { size: 7 })
  }
  party(50, 'SHIP FROM', record.shipper)
  party(116, 'SHIP TO', record.consignee)
  sheet.shade(40, 182, 260, 12)
  sheet.text(40, 184, 'THIRD PARTY FREIGHT CHARGES BILL TO', { size: 8, bold: true, align: 'center', width: 260 })
  sheet.box(40, 182, 260, 40)
  sheet.text(44, 200, 'Name:')
  sheet.box(300, 50, 272, 172)
  sheet.pair(306, 56, 'Bill of Lading Number:', record.bolNumber, { bold: true })
  sheet.pair(306, 92, 'CARRIER NAME:', record.carrier, { bold: true })
  sheet.pair(306, 106, 'Trailer number:', record.trailer)
  sheet.pair(306, 120, 'Seal number(s):', record.seal ?? '')
  sheet.rule(300, 134, 572, 134)
  sheet.pair(306, 138, 'SCAC:', record.scac ?? '')
  sheet.pair(306, 152, 'Pro number:', record.proNumber ?? '')
  sheet.rule(300, 170, 572, 170)
  const mark = (term: Shipment['freightTerms']): string => (record.freightTerms === term ? 'X' : '__')
  sheet.text(306, 174, 'Freight Charge Terms: (freight charges are prepaid unless marked otherwise)', { size: 6.5 })
  sheet.text(
    306,
    190,
    `Prepaid ${mark('prepaid')}      Collect ${mark('collect')}      3rd Party ${mark('third party')}`,
  )
  sheet.text(40, 232, 'CUSTOMER ORDER INFORMATION', { size: 8, bold: true, align: 'center', width: 532 })
  let y = sheet.table(244, {
    x: 40,
    widths: [150, 60, 80, 242],
    headings: ['CUSTOMER ORDER NUMBER', '# PKGS', 'WEIGHT', 'ADDITIONAL SHIPPER INFO'],
    rows: [
      [record.orderNumber, String(chance.whole(1, record.pieces)), String(chance.whole(10, record.weight)), 'Dept 042'],
    ],
    right: [1, 2],
    rules: 'all',
    size: 8,
  })
  sheet.text(40, y + 8, 'CARRIER INFORMATION', { size: 8, bold: true, align: 'center', width: 532 })
  y = sheet.table(y + 20, {
    x: 40,
    widths: [50, 60, 70, 32, 200, 70, 50],
    headings: ['QTY', 'TYPE', 'WEIGHT', 'H.M. (X)', 'COMMODITY DESCRIPTION', 'NMFC #', 'CLASS'],
    rows: [
      ...record.goods.map((line) => [
        String(line.pieces),
        line.packaging,
        formats.number(line.weight),
        line.hazmat ? 'X' : '',
        goodsText(line),
        line.nmfc,
        line.freightClass,
      ]),
      [String(record.pieces), '', formats.number(record.weight), '', 'GRAND TOTAL', '', ''],
    ],
    right: [0, 2],
    rules: 'all',
    size: 8,
  })
  y = sheet.room(y + 10, 80)
  sheet.paragraph(
    40,
    y,
    532,
    'NOTE: Liability limitation for loss or damage in this shipment may be applicable. Received, subject to individually determined rates or contracts that have been agreed upon in writing between the carrier and shipper.',
    { size: 7 },
  )
  sheet.text(40, y + 34, 'SHIPPER SIGNATURE / DATE', { size: 7, bold: true })
  sheet.text(330, y + 34, 'CARRIER SIGNATURE / PICKUP DATE', { size: 7, bold: true })
}

/** The retail industry's form: boxes with 'Name:' lines on the left, numbers on the right. */
export const vics: Layout<Shipment> = { name: 'vics', shows: roadBill, needs: { ocean: false }, draw }
