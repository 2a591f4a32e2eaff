import type { Drawing, Layout } from '../layout.ts'
import type { Shipment } from '../shipment.ts'
import { freightWords, goodsText, linesOf, notifyLines, roadBill, seaBill, weightText } from './printed-parts.ts'

/** The retail industry's form: boxes with 'Name:' lines on the left, numbers on the right. */
function drawVics({ sheet, record, formats, chance }: Drawing<Shipment>): void {
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

/** An ocean carrier's form: ruled cells, the value below a small label. */
function drawOceanGrid({ sheet, record, formats, chance }: Drawing<Shipment>): void {
  const upper = chance.happens(0.5)
  // Without choosing by chance, which would change all that follows.
  const numbered = record.goods.length % 2 === 0
  const label = (text: string): string => (upper ? text.toUpperCase() : text)
  sheet.text(40, 28, record.carrier, { size: 13, bold: true })
  sheet.text(330, 28, chance.pick(['BILL OF LADING', 'OCEAN BILL OF LADING', 'BILL OF LADING FOR OCEAN TRANSPORT']), {
    size: 11,
    bold: true,
  })
  sheet.cell(
    [40, 50, 270, 72],
    label(chance.pick(['Shipper', 'Shipper/Exporter', 'Shipper (complete name and address)'])),
    linesOf(record.shipper),
  )
  sheet.cell([310, 50, 140, 36], label(chance.pick(['B/L No.', 'Bill of Lading No.', 'B/L Number'])), record.bolNumber)
  sheet.cell([450, 50, 122, 36], label('Booking No.'), record.bookingNumber)
  sheet.cell([310, 86, 262, 36], label('Export references'), record.orderNumber)
  sheet.cell(
    [40, 122, 270, 72],
    label(chance.pick(['Consignee', 'Consignee (not negotiable unless consigned to order)'])),
    linesOf(record.consignee),
  )
  sheet.cell([310, 122, 262, 72], label('Forwarding agent references'), 'FMC NO. 4417')
  sheet.cell(
    [40, 194, 270, 72],
    label(chance.pick(['Notify party', 'Notify party (complete name and address)'])),
    notifyLines(record),
  )
  sheet.cell([310, 194, 262, 72], label('For delivery please apply to'), '')
  sheet.cell([40, 266, 135, 32], label('Pre-carriage by'), 'TRUCK')
  sheet.cell([175, 266, 135, 32], label('Place of receipt'), record.placeOfReceipt)
  sheet.cell([40, 298, 135, 32], label(chance.pick(['Vessel', 'Ocean vessel'])), record.vessel ?? '')
  sheet.cell([175, 298, 135, 32], label(chance.pick(['Voyage No.', 'Voy. No.'])), record.voyage ?? '')
  sheet.cell([310, 266, 262, 32], label('Port of loading'), record.portOfLoading ?? '')
  sheet.cell([310, 298, 131, 32], label('Port of discharge'), record.portOfDischarge ?? '')
  sheet.cell([441, 298, 131, 32], label('Place of delivery'), record.placeOfDelivery)
  const marks = record.containers.map(({ number, seal }) => `${number}${seal === null ? '' : `\nSEAL ${seal}`}`)
  const y = sheet.table(330, {
    x: 40,
    widths: [120, 60, 212, 70, 70],
    headings: numbered
      ? [
          'MARKS AND NUMBERS OF CONTAINERS (9)',
          'NO. OF PACKAGES (10)',
          'DESCRIPTION OF GOODS (11)',
          'GROSS WEIGHT (KGS) (12)',
          'MEASUREMENT (CBM) (13)',
        ]
      : [
          'MARKS & NOS. / CONTAINER NOS.',
          'NO. OF PKGS',
          'DESCRIPTION OF PACKAGES AND GOODS',
          'GROSS WEIGHT KGS',
          'MEASUREMENT CBM',
        ],
    rows: record.goods.map((line, index) => [
      index === 0 ? marks.join('\n') : '',
      `${line.pieces}`,
      `${line.packaging.toUpperCase()} ${goodsText(line)}`,
      formats.number(line.weight, 2),
      index === 0 ? formats.number(record.volume, 3) : '',
    ]),
    right: [1, 3, 4],
    rules: numbered ? 'rows' : 'all',
    size: 7.5,
  })
  sheet.pair(160, y + 6, 'TOTAL:', `${formats.number(record.pieces)}   PACKAGES`)
  sheet.text(432, y + 6, weightText(record, formats, 2), { align: 'right', width: 68 })
  sheet.text(40, y + 24, `${freightWords(record.freightTerms)}   SHIPPER'S LOAD, STOW AND COUNT`)
  sheet.cell(
    [40, 690, 266, 40],
    label('Place and date of issue'),
    `${record.placeOfReceipt}  ${formats.date(record.date)}`,
  )
  sheet.cell([306, 690, 266, 40], label('Signed for the carrier'), '')
}

/** A forwarder's plain page: label and value on one line, no rules. */
function drawPlainList({ sheet, record, formats, chance }: Drawing<Shipment>): void {
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

/** Sea waybill without rules: grey labels over the values, three columns. */
function drawLabelsAbove({ sheet, record, formats, chance }: Drawing<Shipment>): void {
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

export const billOfLadingTuning: readonly Layout<Shipment>[] = [
  { name: 'vics', shows: roadBill, needs: { ocean: false }, draw: drawVics },
  { name: 'ocean-grid', shows: seaBill, needs: { ocean: true }, draw: drawOceanGrid },
  { name: 'plain-list', face: 'Helvetica', shows: roadBill, needs: { ocean: false }, draw: drawPlainList },
  { name: 'labels-above', face: 'Times', shows: seaBill, needs: { ocean: true }, draw: drawLabelsAbove },
]
