import type { Drawing, Layout } from '../../layout.ts'
import type { Shipment } from '../../shipment.ts'
import { goodsText, linesOf, roadBill, weightText } from '../printed-parts.ts'

function draw({ sheet, record, formats, chance }: Drawing<Shipment>): void {
  sheet.text(40, 26, 'UNIFORM STRAIGHT BILL OF LADING', { size: 13, bold: true })
  sheet.text(40, 44, 'Original - Not Negotiable', { size: 8 })
  sheet.box(380, 24, 192, 48)
  sheet.pair(386, 30, "Shipper's No.", record.bolNumber, { bold: true, end: 566 })
  sheet.pair(386, 44, "Carrier's Pro No.", record.proNumber ?? '', { bold: true, end: 566 })
  sheet.pair(386, 58, 'Date', formats.date(record.date), { bold: true, end: 566 })
  sheet.box(40, 80, 532, 20)
  sheet.pair(46, 86, 'Name of Carrier', record.carrier, { bold: true, at: 140 })
  sheet.pair(440, 86, 'SCAC', record.scac ?? '', { bold: true, at: 480 })
  sheet.box(40, 100, 266, 76)
  sheet.box(306, 100, 266, 76)
  sheet.text(44, 104, 'TO: (Consignee)', { bold: true, size: 8 })
  sheet.lines(50, 118, linesOf(record.consignee), { size: 10 })
  sheet.text(310, 104, 'FROM: (Shipper)', { bold: true, size: 8 })
  sheet.lines(316, 118, linesOf(record.shipper), { size: 10 })
  sheet.cell([40, 176, 133, 30], 'Vehicle number', record.trailer)
  sheet.cell([173, 176, 133, 30], 'Seal Nos.', record.seal ?? '')
  sheet.cell([306, 176, 133, 30], 'P.O. No.', record.orderNumber)
  sheet.cell(
    [439, 176, 133, 30],
    'Freight charges are',
    { prepaid: 'PREPAID', collect: 'COLLECT', 'third party': 'THIRD PARTY' }[record.freightTerms],
  )
  let y = sheet.table(216, {
    x: 40,
    widths: [60, 30, 280, 90, 72],
    headings: [
      'No. Shipping Units',
      'HM',
      'Kind of Packaging, Description of Articles, Special Marks',
      'Weight (subject to correction)',
      'Rate / Class',
    ],
    rows: record.goods.map((line) => [
      String(line.pieces),
      line.hazmat ? 'X' : '',
      `${line.packaging}, ${goodsText(line)}`,
      formats.number(line.weight),
      line.freightClass,
    ]),
    right: [0, 3],
    rules: 'all',
    size: 8,
  })
  y = sheet.room(y + 6, 70)
  sheet.pair(40, y, 'TOTAL UNITS', formats.number(record.pieces), { bold: true, at: 120 })
  sheet.pair(290, y, 'TOTAL WEIGHT', weightText(record, formats, 0), { bold: true, at: 380 })
  sheet.paragraph(
    40,
    y + 20,
    532,
    `REMIT C.O.D. TO: same address. C.O.D. fee: Prepaid [ ] Collect [ ]. Subject to Section 7 of conditions, the consignor shall sign the following statement. The carrier shall not make delivery without payment of freight. Ref ${chance.code('999999')}.`,
    { size: 7 },
  )
}

/** A trucker's pad: numbered wide cells, label bold at the left of the value. */
export const truckerPad: Layout<Shipment> = { name: 'trucker-pad', shows: roadBill, needs: { ocean: false }, draw }
