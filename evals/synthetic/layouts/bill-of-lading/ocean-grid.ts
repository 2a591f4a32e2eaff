import type { Drawing, Layout } from '../../layout.ts'
import type { Shipment } from '../../shipment.ts'
import { freightWords, goodsText, linesOf, notifyLines, seaBill, weightText } from '../printed-parts.ts'

function draw({ sheet, record, formats, chance }: Drawing<Shipment>): void {
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

/** An ocean carrier's form: ruled cells, the value below a small label. */
export const oceanGrid: Layout<Shipment> = { name: 'ocean-grid', shows: seaBill, needs: { ocean: true }, draw }
