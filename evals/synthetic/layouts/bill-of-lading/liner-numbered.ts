import type { Drawing, Layout } from '../../layout.ts'
import type { Shipment } from '../../shipment.ts'
import { freightWords, goodsText, linesOf, notifyLines, seaBill, weightText } from '../printed-parts.ts'

function draw({ sheet, record, formats, chance }: Drawing<Shipment>): void {
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

/** A liner's form of other cells, numbered labels, containers in the running text of the goods. */
export const linerNumbered: Layout<Shipment> = { name: 'liner-numbered', shows: seaBill, needs: { ocean: true }, draw }
