import type { InsuranceBill } from '../../insurance-bill.ts'
import type { Drawing, Layout } from '../../layout.ts'
import { common } from './shows.ts'

function draw({ sheet, record, formats }: Drawing<InsuranceBill>): void {
  sheet.text(40, 30, 'AGENCY BILL - INVOICE', { size: 12, bold: true })
  let y = 54
  const put = (name: string, value: string | null): void => {
    if (value === null) return
    sheet.text(40, y, `${name.padEnd(18)}: ${value}`)
    y += 13
  }
  put('INSURANCE CARRIER', record.insurer.name)
  put('PRODUCER', record.agent)
  put('BILL TO', record.insured.name)
  for (const line of record.insured.address) {
    sheet.text(150, y, line)
    y += 13
  }
  put('INVOICE #', record.number)
  put('INVOICE DATE', formats.date(record.date))
  put('DUE', formats.date(record.dueDate))
  put('POLICY', record.policy)
  put('POLICY DATES', `${formats.date(record.periodFrom)} - ${formats.date(record.periodTo)}`)
  put('CLAIM #', record.claim)
  put('DEDUCTIBLE', record.deductible === null ? null : formats.money(record.deductible))
  y = sheet.table(y + 14, {
    x: 40,
    widths: [340, 160],
    rules: 'none',
    size: 9,
    right: [1],
    headings: ['LINE OF COVERAGE', 'PREMIUM'],
    rows: record.coverages.map((line) => [line.description.toUpperCase(), formats.number(line.amount, 2)]),
  })
  y = sheet.room(y + 10, 100)
  for (const [name, value] of [
    ['TOTAL PREMIUM', record.premium],
    ['STATE TAXES', record.tax],
    ['FEES', record.fee],
    ['INVOICE TOTAL', record.total],
    ['PAYMENTS', record.paid],
    ['BALANCE DUE', record.due],
  ] as const) {
    sheet.text(280, y, name)
    sheet.text(400, y, formats.number(value, 2), { align: 'right', width: 137 })
    y += 13
  }
}

/** Typewriter print of an agency: colons, sums at the right. */
export const agency: Layout<InsuranceBill> = { name: 'agency', face: 'Courier', shows: [...common, 'claim'], draw }
