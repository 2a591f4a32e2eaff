import type { Drawing, Layout } from '../layout.ts'
import type { Shipment } from '../shipment.ts'
import { freightWords, goodsText, linesOf, notifyLines, roadBill, seaBill, weightText } from './printed-parts.ts'

// Not looked at while the extractor was written: only its scores are.

/** A trucker's pad: numbered wide cells, label bold at the left of the value. */
function drawTruckerPad({ sheet, record, formats, chance }: Drawing<Shipment>): void {
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

/** Two-column table: shaded label at the left, value at the right, all ruled. */
function drawKeyValueTable({ sheet, record, formats, chance }: Drawing<Shipment>): void {
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

/** A liner's form of other cells, numbered labels, containers in the running text of the goods. */
function drawLinerNumbered({ sheet, record, formats, chance }: Drawing<Shipment>): void {
  sheet.text(40, 24, 'PORT-TO-PORT OR COMBINED TRANSPORT BILL OF LADING', { size: 10, bold: true })
  sheet.text(430, 24, record.carrier.toUpperCase(), { size: 10, bold: true })
  sheet.cell(
    [40, 44, 330, 70],
    '2. EXPORTER (Principal or seller-licensee and address including ZIP Code)',
    linesOf(record.shipper),
  )
  sheet.cell([370, 44, 101, 35], '5. DOCUMENT NUMBER', record.bookingNumber)
  sheet.cell([471, 44, 101, 35], '5a. B/L NUMBER', record.bolNumber)
  sheet.cell([370, 79, 202, 35], '6. EXPORT REFERENCES', record.orderNumber)
  sheet.cell([40, 114, 330, 70], '3. CONSIGNED TO', linesOf(record.consignee))
  sheet.cell(
    [370, 114, 202, 70],
    '7. FORWARDING AGENT (Name and address - references)',
    chance.pick([['Acme Forwarding', 'FMC 1182'], ['']]),
  )
  sheet.cell([40, 184, 330, 70], '4. NOTIFY PARTY/INTERMEDIATE CONSIGNEE (Name and address)', notifyLines(record))
  sheet.cell([370, 184, 202, 35], '8. POINT (STATE) OF ORIGIN OR FTZ NUMBER', 'GA')
  sheet.cell([370, 219, 202, 35], '9. DOMESTIC ROUTING/EXPORT INSTRUCTIONS', '')
  sheet.cell([40, 254, 165, 34], '12. PRE-CARRIAGE BY', 'RAIL')
  sheet.cell([205, 254, 165, 34], '13. PLACE OF RECEIPT BY PRE-CARRIER', record.placeOfReceipt)
  sheet.cell(
    [40, 288, 165, 34],
    '14. EXPORTING CARRIER (Vessel, voyage)',
    [record.vessel, record.voyage].filter(Boolean).join(' V. '),
  )
  sheet.cell([205, 288, 165, 34], '15. PORT OF LOADING/EXPORT', record.portOfLoading ?? '')
  sheet.cell([370, 254, 202, 34], '10. LOADING PIER/TERMINAL', `PIER ${chance.whole(1, 40)}`)
  sheet.cell([40, 322, 165, 34], '16. FOREIGN PORT OF UNLOADING', record.portOfDischarge ?? '')
  sheet.cell([205, 322, 165, 34], '17. PLACE OF DELIVERY BY ON-CARRIER', record.placeOfDelivery)
  sheet.cell([370, 288, 101, 68], '11. TYPE OF MOVE', 'CY/CY')
  sheet.cell([471, 288, 101, 68], '11a. CONTAINERIZED', 'YES')
  const marks = record.containers.map(
    ({ number, type, seal }) => `CONTAINER ${number} ${type}${seal === null ? '' : ` SEAL NO. ${seal}`}`,
  )
  const y = sheet.table(362, {
    x: 40,
    widths: [90, 65, 227, 80, 70],
    headings: [
      'MARKS AND NUMBERS (18)',
      'NUMBER OF PACKAGES (19)',
      'DESCRIPTION OF COMMODITIES (20)',
      'GROSS WEIGHT (KILOS) (21)',
      'MEASUREMENT (22)',
    ],
    rows: record.goods.map((line, index) => [
      index === 0 ? 'N/M' : '',
      String(line.pieces),
      goodsText(line),
      formats.number(line.weight, 2),
      index === 0 ? `${formats.number(record.volume, 3)} M3` : '',
    ]),
    right: [1, 3, 4],
    rules: 'rows',
    size: 7.5,
  })
  const end = sheet.lines(195, y + 8, [...marks, freightWords(record.freightTerms), 'SHIPPED ON BOARD'], { size: 8 })
  sheet.text(
    40,
    end + 6,
    `TOTAL NO. OF PACKAGES: ${formats.number(record.pieces)}     TOTAL GROSS WT: ${weightText(record, formats, 2)}`,
    { bold: true, size: 8.5 },
  )
  sheet.text(40, 720, `DATED AT ${record.placeOfReceipt} ON ${formats.date(record.date)}`, { size: 8 })
}

/** A dispatch system's print: a typewriter's face, labels with dots or colons, no rules. */
function drawTypewriter({ sheet, record, formats, chance }: Drawing<Shipment>): void {
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

export const billOfLadingUnseen: readonly Layout<Shipment>[] = [
  { name: 'trucker-pad', shows: roadBill, needs: { ocean: false }, draw: drawTruckerPad },
  { name: 'key-value-table', shows: seaBill, needs: { ocean: true }, draw: drawKeyValueTable },
  { name: 'liner-numbered', shows: seaBill, needs: { ocean: true }, draw: drawLinerNumbered },
  { name: 'typewriter', face: 'Courier', shows: roadBill, needs: { ocean: false }, draw: drawTypewriter },
]
