import type { InsuranceBill } from '../../insurance-bill.ts'
import type { Drawing, Layout } from '../../layout.ts'
import { linesOf } from '../printed-parts.ts'
import { common } from './shows.ts'

function draw({ sheet, record, formats }: Drawing<InsuranceBill>): void {
  sheet.text(40, 30, record.insurer.name, { size: 12, bold: true, align: 'right', width: 532 })
  for (const [index, line] of record.insurer.address.entries())
    sheet.text(40, 46 + 11 * index, line, { size: 8, align: 'right', width: 532 })
  sheet.lines(40, 110, linesOf(record.insured), { size: 10 })
  sheet.text(40, 176, formats.date(record.date), { size: 10 })
  sheet.text(
    40,
    200,
    `Re: Policy number ${record.policy}${record.number === null ? '' : `, invoice no. ${record.number}`}`,
    { size: 10, bold: true },
  )
  sheet.paragraph(
    40,
    220,
    520,
    `Dear policyholder, please find below the premium for the period from ${formats.date(record.periodFrom)} to ${formats.date(record.periodTo)}. Last year's premium was ${formats.money(record.lastYear)}. Kindly pay by ${formats.date(record.dueDate)}.`,
    { size: 10 },
  )
  let y = sheet.table(280, {
    x: 60,
    widths: [320, 130],
    rules: 'head',
    size: 10,
    right: [1],
    headings: ['Coverage', 'Amount'],
    rows: record.coverages.map((line) => [line.description, formats.money(line.amount)]),
  })
  y = sheet.room(y + 8, 110)
  for (const [name, value] of [
    ['Premium before tax', record.premium],
    ['Premium tax', record.tax],
    ['Policy fees', record.fee],
    ['Total due', record.total],
    ['Less amount paid', record.paid],
    ['Remaining balance', record.due],
  ] as const) {
    if (value !== 0) y = sheet.pair(60, y, name, formats.money(value), { end: 504, size: 10 })
  }
  if (record.deductible !== null)
    sheet.text(40, y + 14, `A deductible of ${formats.money(record.deductible)} applies to each loss.`, { size: 10 })
}

/** A letter: the numbers stand in a list after the salutation. */
export const letter: Layout<InsuranceBill> = { name: 'letter', face: 'Times', shows: common, draw }
