import type { Drawing, Layout } from '../../layout.ts'
import type { Shipment } from '../../shipment.ts'
import { freightWords, goodsText, linesOf, roadBill } from '../printed-parts.ts'

function draw({ sheet, record, formats, chance }: Drawing<Shipment>): void {
  sheet.text(40, 30, record.carrier.toUpperCase(), { size: 12, bold: true })
  sheet.text(40, 46, 'FREIGHT BILL OF LADING - MEMORANDUM', { size: 10 })
  const left = (y: number, label: string, value: string): void => {
    sheet.text(40, y, `${label.padEnd(12, '.')}: ${value}`)
  }
  left(70, 'B/L #', record.bolNumber)
  left(82, 'PRO', record.proNumber ?? '')
  left(94, 'SCAC', record.scac ?? '')
  left(106, 'PICKUP DATE', formats.date(record.date))
  sheet.text(330, 70, `ROUTE ......: ${chance.code('A99')}`)
  sheet.text(330, 82, `TRAILER ....: ${record.trailer}`)
  sheet.text(330, 94, `SEAL .......: ${record.seal ?? ''}`)
  sheet.text(330, 106, `TERMS ......: ${freightWords(record.freightTerms)}`)
  sheet.lines(40, 134, ['PICKUP FROM:', ...linesOf(record.shipper)])
  sheet.lines(330, 134, ['DELIVER TO:', ...linesOf(record.consignee)])
  let y = sheet.table(220, {
    x: 40,
    widths: [60, 80, 250, 60, 80],
    headings: ['PCS', 'PKG', 'ARTICLE', 'CLASS', 'WT'],
    rows: record.goods.map((line) => [
      String(line.pieces),
      line.packaging.toUpperCase(),
      goodsText(line).toUpperCase(),
      line.freightClass,
      String(line.weight),
    ]),
    right: [0, 4],
    rules: 'none',
    size: 9,
  })
  y = sheet.room(y + 10, 40)
  sheet.text(40, y, '-'.repeat(90))
  sheet.text(
    40,
    y + 14,
    `TOTAL PCS: ${record.pieces}    TOTAL WT: ${record.weight} LBS    DECLARED VALUE: $${chance.whole(2, 90)}00.00`,
  )
}

/** A dispatch system's print: a typewriter's face, labels with dots or colons, no rules. */
export const typewriter: Layout<Shipment> = {
  name: 'typewriter',
  face: 'Courier',
  shows: roadBill,
  needs: { ocean: false },
  draw,
}
