import type { InsuranceBill } from '../../insurance-bill.ts'
import type { Drawing, Layout } from '../../layout.ts'
import { common } from './shows.ts'

function draw({ sheet, record, formats, chance }: Drawing<InsuranceBill>): void {
  sheet.text(0, 26, record.insurer.name, { size: 16, bold: true, align: 'center', width: 612 })
  sheet.text(0, 46, record.insurer.address.join(' | '), { size: 8, align: 'center', width: 612 })
  sheet.text(40, 70, 'Insurance Bill', { size: 14, bold: true })
  const above = (x: number, y: number, name: string, value: string): void => {
    sheet.text(x, y, name, { size: 8, bold: true })
    sheet.text(x, y + 12, value, { size: 9.5 })
  }
  above(40, 96, 'Policy No.', record.policy)
  above(180, 96, 'Statement No.', record.number ?? '')
  above(320, 96, 'Statement Date', formats.date(record.date))
  above(460, 96, 'Pay By', formats.date(record.dueDate))
  above(40, 130, 'Insured', record.insured.name)
  above(320, 130, 'Coverage From', formats.date(record.periodFrom))
  above(460, 130, 'Coverage To', formats.date(record.periodTo))
  sheet.lines(40, 156, record.insured.address)
  let y = sheet.table(210, {
    x: 40,
    widths: [340, 192],
    rules: 'none',
    right: [1],
    shaded: true,
    headings: ['Coverage', 'Premium'],
    rows: record.coverages.map((line) => [line.description, formats.money(line.amount)]),
  })
  y = sheet.room(y + 14, 100)
  y = sheet.pair(300, y, 'Premium subtotal', formats.money(record.premium), { end: 568 })
  y = sheet.pair(300, y, 'Tax', formats.money(record.tax), { end: 568 })
  y = sheet.pair(300, y, 'Fees', formats.money(record.fee), { end: 568 })
  y = sheet.pair(300, y, 'Total billed', formats.money(record.total), { end: 568, bold: true })
  y = sheet.pair(300, y, chance.pick(['Previous payments', 'Payments']), formats.money(record.paid), { end: 568 })
  y = sheet.pair(300, y, 'Please pay', formats.money(record.due), { end: 568, bold: true })
  if (record.deductible !== null) sheet.text(40, y + 10, `Deductible: ${formats.money(record.deductible)}`)
}

/** A billing statement, columns of labels over values, no rules. */
export const columns: Layout<InsuranceBill> = {
  name: 'columns',
  shows: common,
  draw,
}
