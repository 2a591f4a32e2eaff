import type { InsuranceBill } from '../../insurance-bill.ts'
import type { Drawing, Layout } from '../../layout.ts'
import { linesOf } from '../printed-parts.ts'
import { common } from './shows.ts'

function draw({ sheet, record, formats, chance }: Drawing<InsuranceBill>): void {
  sheet.shade(40, 30, 230, 170, '#eef1f4')
  sheet.text(50, 38, record.insurer.name, { size: 11, bold: true })
  let y = 60
  const put = (name: string, value: string | null): void => {
    if (value !== null) y = sheet.pair(50, y, name, value, { end: 262, size: 8.5 })
  }
  put('Policy ID', record.policy)
  put('Document no.', record.number)
  put('Issued', formats.date(record.date))
  put('Effective', formats.date(record.periodFrom))
  put('Expires', formats.date(record.periodTo))
  put('Your deductible', record.deductible === null ? null : formats.money(record.deductible))
  put('Claim reference', record.claim)
  put('Pay no later than', formats.date(record.dueDate))
  sheet.text(300, 38, chance.pick(['Your renewal bill', 'Insurance invoice']), { size: 16, bold: true })
  sheet.text(300, 70, 'Insured party', { bold: true })
  sheet.lines(300, 84, linesOf(record.insured))
  y = sheet.table(224, {
    x: 40,
    widths: [260, 132, 140],
    rules: 'rows',
    right: [1, 2],
    headings: ['What is covered', 'Sum insured', 'Premium'],
    rows: record.coverages.map((line) => [line.description, formats.money(line.limit), formats.money(line.amount)]),
  })
  y = sheet.room(y + 14, 100)
  for (const [name, value] of [
    ['Net premium', record.premium],
    ['Insurance premium tax', record.tax],
    ['Administration fee', record.fee],
    ['Total premium payable', record.total],
    ['Already paid', record.paid],
    ['Outstanding', record.due],
  ] as const) {
    if (value !== 0 || name === 'Outstanding') y = sheet.pair(330, y, name, formats.money(value), { end: 566 })
  }
}

/** A renewal bill with a shaded panel of label and value at the left. */
export const panel: Layout<InsuranceBill> = { name: 'panel', shows: [...common, 'claim'], draw }
