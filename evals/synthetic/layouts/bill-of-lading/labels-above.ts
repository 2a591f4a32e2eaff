import type { Drawing, Layout } from '../../layout.ts'
import type { Shipment } from '../../shipment.ts'
import { freightWords, goodsText, linesOf, notifyLines, seaBill, weightText } from '../printed-parts.ts'

function draw({ sheet, record, formats, chance }: Drawing<Shipment>): void {
  sheet.text(
    40,
    30,
    chance.pick(['SEA WAYBILL', 'Non-negotiable Bill of Lading', 'Combined Transport Bill of Lading']),
    { size: 15, bold: true },
  )
  const above = (x: number, y: number, label: string, value: readonly string[]): void => {
    sheet.text(x, y, label, { size: 7, grey: true })
    sheet.lines(x, y + 10, value, { size: 9 })
  }
  above(380, 60, 'Sea waybill no.', [record.bolNumber])
  above(480, 60, 'Issue date', [formats.date(record.date)])
  above(40, 60, 'Shipper', linesOf(record.shipper))
  above(40, 130, 'Consignee', linesOf(record.consignee))
  above(40, 200, 'Notify address', notifyLines(record))
  above(380, 100, 'Carrier', [record.carrier])
  above(480, 100, "Carrier's reference", [record.bookingNumber])
  above(380, 140, 'Vessel and voyage no.', [[record.vessel, record.voyage].filter(Boolean).join(' / ')])
  above(380, 180, 'Port of loading', [record.portOfLoading ?? ''])
  above(480, 180, 'Port of discharge', [record.portOfDischarge ?? ''])
  above(380, 220, 'Freight', [freightWords(record.freightTerms)])
  let y = sheet.table(280, {
    x: 40,
    widths: [110, 80, 70, 90],
    headings: ['Container', 'Type', 'Seal', 'Tare kg'],
    rows: record.containers.map(({ number, type, seal }) => [number, type, seal ?? '-', '3,900']),
    rules: 'head',
    right: [3],
  })
  y = sheet.table(y + 16, {
    x: 40,
    widths: [70, 80, 230, 90],
    headings: ['Packages', 'Kind', 'Goods description', 'Gross weight kg'],
    rows: record.goods.map((line) => [
      formats.number(line.pieces),
      line.packaging,
      goodsText(line),
      formats.number(line.weight, 1),
    ]),
    rules: 'rows',
    right: [0, 3],
  })
  y = sheet.room(y + 8, 60)
  sheet.text(40, y, `Total packages ${formats.number(record.pieces)}`, { bold: true })
  sheet.text(300, y, `Total gross weight ${weightText(record, formats, 1)}`, { bold: true })
}

/** Sea waybill without rules: grey labels over the values, three columns. */
export const labelsAbove: Layout<Shipment> = {
  name: 'labels-above',
  face: 'Times',
  shows: seaBill,
  needs: { ocean: true },
  draw,
}
