import type { Drawing, Layout } from '../../layout.ts'
import type { Shipment } from '../../shipment.ts'
import { freightWords, goodsText, linesOf, notifyLines, seaBill, weightText } from '../printed-parts.ts'

function draw({ sheet, record, formats, chance }: Drawing<Shipment>): void {
  sheet.text(0, 26, chance.pick(['HOUSE BILL OF LADING', 'MULTIMODAL TRANSPORT BILL OF LADING']), {
    size: 14,
    bold: true,
    align: 'center',
    width: 612,
  })
  let y = 56
  const row = (label: string, lines: readonly string[]): void => {
    const height = Math.max(1, lines.length) * 11 + 7
    sheet.shade(40, y, 150, height)
    sheet.box(40, y, 150, height)
    sheet.box(190, y, 382, height)
    sheet.text(44, y + 4, label, { bold: true, size: 8.5 })
    sheet.lines(195, y + 4, lines, { size: 8.8 })
    y += height
  }
  row('HBL No.', [record.bolNumber])
  row('Date of Issue', [formats.date(record.date)])
  row('Consignor', linesOf(record.shipper))
  row('Consigned To', linesOf(record.consignee))
  row('Notify', notifyLines(record))
  row('Issuing Carrier', [record.carrier])
  row('Booking Ref.', [record.bookingNumber])
  row('Vessel Name', [record.vessel ?? ''])
  row('Voyage', [record.voyage ?? ''])
  row('Loading Port', [record.portOfLoading ?? ''])
  row('Discharge Port', [record.portOfDischarge ?? ''])
  row('Final Destination', [record.placeOfDelivery])
  row(
    'Container / Seal',
    record.containers.map(({ number, type, seal }) => `${number} / ${seal ?? 'NO SEAL'} / ${type}`),
  )
  row('Terms of Freight', [freightWords(record.freightTerms)])
  row('Total Packages', [`${formats.number(record.pieces)} packages`])
  row('Gross Weight', [weightText(record, formats, 1)])
  row('Measurement', [`${formats.number(record.volume, 3)} CBM`])
  sheet.table(y + 14, {
    x: 40,
    widths: [250, 90, 90, 102],
    headings: ['Commodity', 'Quantity', 'Packing', 'Weight KG'],
    rows: record.goods.map((line) => [
      goodsText(line),
      formats.number(line.pieces),
      line.packaging,
      formats.number(line.weight, 1),
    ]),
    right: [1, 3],
    rules: 'all',
  })
}

/** Two-column table: shaded label at the left, value at the right, all ruled. */
export const keyValueTable: Layout<Shipment> = { name: 'key-value-table', shows: seaBill, needs: { ocean: true }, draw }
