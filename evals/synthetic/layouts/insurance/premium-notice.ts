import type { InsuranceBill } from '../../insurance-bill.ts'
import type { Drawing, Layout } from '../../layout.ts'
import { linesOf } from '../printed-parts.ts'
import { common } from './shows.ts'

function draw({ sheet, record, formats, chance }: Drawing<InsuranceBill>): void {
  sheet.text(40, 28, record.insurer.name, { size: 15, bold: true })
  sheet.lines(40, 48, record.insurer.address, { size: 8 })
  sheet.text(380, 28, chance.pick(['PREMIUM NOTICE', 'RENEWAL PREMIUM NOTICE', 'PREMIUM INVOICE']), {
    size: 13,
    bold: true,
  })
  let y = 54
  const put = (label: string, value: string | null): void => {
    if (value !== null) y = sheet.pair(340, y, label, value, { end: 572 })
  }
  put(chance.pick(['Policy Number:', 'Policy No.', 'Policy #']), record.policy)
  put(chance.pick(['Invoice Number:', 'Bill Number', 'Notice No.']), record.number)
  put(chance.pick(['Notice Date:', 'Invoice Date', 'Date of Notice']), formats.date(record.date))
  put(chance.pick(['Due Date:', 'Payment Due Date', 'Premium Due Date']), formats.date(record.dueDate))
  put(
    chance.pick(['Policy Period:', 'Coverage Period', 'Policy Term']),
    `${formats.date(record.periodFrom)} ${chance.pick(['to', '-', 'through'])} ${formats.date(record.periodTo)}`,
  )
  put('Agent:', record.agent)
  if (record.deductible !== null)
    put(
      chance.pick(['Deductible:', 'Deductible per occurrence', 'Policy Deductible']),
      formats.money(record.deductible),
    )
  sheet.text(40, 120, chance.pick(['Named Insured:', 'Insured:', 'Policyholder:']), { bold: true })
  sheet.lines(40, 134, linesOf(record.insured))
  y = sheet.table(Math.max(y, 200) + 14, {
    x: 40,
    widths: [250, 140, 142],
    rules: 'rows',
    right: [1, 2],
    headings: ['Coverage', 'Limit', 'Premium'],
    rows: record.coverages.map((line) => [line.description, formats.money(line.limit), formats.money(line.amount)]),
  })
  y = sheet.room(y + 12, 110)
  const sum = (label: string, value: number): void => {
    y = sheet.pair(340, y, label, formats.money(value), { end: 572 })
  }
  sum(chance.pick(['Total Premium', 'Annual Premium', 'Policy Premium']), record.premium)
  if (record.tax > 0) sum(chance.pick(['Taxes', 'Premium tax', 'State tax']), record.tax)
  if (record.fee > 0) sum('Policy fee', record.fee)
  sum(chance.pick(['Total', 'Total Amount']), record.total)
  if (record.paid > 0) sum(chance.pick(['Payments received', 'Less deposit paid']), -record.paid)
  sum(chance.pick(['Amount Due', 'Total Amount Due']), record.due)
  sheet.text(40, y + 12, `Premium last term: ${formats.money(record.lastYear)}`, { size: 8 })
  if (record.claim !== null)
    sheet.text(
      40,
      y + 26,
      `Open claim number ${record.claim}, date of loss ${formats.date(record.lossDate ?? record.date)}`,
      { size: 8 },
    )
}

/** A premium notice: letterhead, label and value at the right, coverages, sums. */
export const premiumNotice: Layout<InsuranceBill> = { name: 'premium-notice', shows: [...common, 'claim'], draw }
