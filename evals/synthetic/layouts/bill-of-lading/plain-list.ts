import type { Drawing, Layout } from '../../layout.ts'
import type { Shipment } from '../../shipment.ts'
import { freightWords, goodsText, linesOf, roadBill, weightText } from '../printed-parts.ts'

function draw({ sheet, record, formats, chance }: Drawing<Shipment>): void {
  const colon = chance.pick([':', ':', ''])
  sheet.text(40, 34, chance.pick(['STRAIGHT BILL OF LADING', 'Bill of Lading', 'BILL OF LADING - SHORT FORM']), {
    size: 16,
    bold: true,
  })
  let y = 66
  const at = 170
  const put = (label: string, value: string | null): void => {
    if (value !== null) y = sheet.pair(40, y, `${label}${colon}`, value, { at, size: 9.5 })
  }
  put(chance.pick(['BOL Number', 'Bill of Lading #', 'B/L No']), record.bolNumber)
  put('Ship Date', formats.date(record.date))
  put(chance.pick(['PRO Number', 'PRO #', 'Carrier Pro No']), record.proNumber)
  put('Purchase Order', record.orderNumber)
  put('Carrier', record.carrier)
  put('SCAC Code', record.scac)
  put('Trailer #', record.trailer)
  put(chance.pick(['Seal #', 'Seal Number']), record.seal)
  put(
    chance.pick(['Freight Terms', 'Freight Charges', 'Payment Terms']),
    record.freightTerms === 'third party'
      ? 'Third Party'
      : chance.pick([freightWords(record.freightTerms), record.freightTerms]),
  )
  y += 12
  sheet.text(40, y, chance.pick(['Shipper', 'Ship From', 'From']), { bold: true })
  sheet.text(320, y, chance.pick(['Consignee', 'Ship To', 'Deliver To']), { bold: true })
  sheet.lines(40, y + 14, linesOf(record.shipper))
  sheet.lines(320, y + 14, linesOf(record.consignee))
  y = sheet.table(y + 90, {
    x: 40,
    widths: [60, 70, 240, 60, 90],
    headings: ['Pieces', 'Package', 'Description', 'Class', record.unit === 'lb' ? 'Weight (lbs)' : 'Weight (kg)'],
    rows: record.goods.map((line) => [
      String(line.pieces),
      line.packaging,
      goodsText(line),
      line.freightClass,
      formats.number(line.weight),
    ]),
    right: [0, 4],
    rules: 'head',
  })
  y = sheet.room(y + 8, 60)
  sheet.pair(40, y, 'Total Pieces:', formats.number(record.pieces), { bold: true })
  sheet.pair(380, y, 'Total Weight:', weightText(record, formats, 0), { bold: true })
  sheet.text(40, y + 30, 'Declared value: $5,000.00 per shipment. COD amount: $0.00')
}

/** A forwarder's plain page: label and value on one line, no rules. */
export const plainList: Layout<Shipment> = {
  name: 'plain-list',
  face: 'Helvetica',
  shows: roadBill,
  needs: { ocean: false },
  draw,
}
