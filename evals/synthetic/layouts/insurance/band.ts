import type { InsuranceBill } from '../../insurance-bill.ts'
import type { Drawing, Layout } from '../../layout.ts'
import { linesOf } from '../printed-parts.ts'
import { common } from './shows.ts'

function draw({ sheet, record, formats }: Drawing<InsuranceBill>): void {
  sheet.text(40, 28, record.insurer.name.toUpperCase(), { size: 13, bold: true })
  sheet.text(40, 46, record.insurer.address.join(', '), { size: 8 })
  sheet.text(420, 28, 'BILLING NOTICE', { size: 12, bold: true })
  const cells: readonly (readonly [string, string])[] = [
    ['POLICY NO. / TERM', record.policy],
    ['BILLING DATE', formats.date(record.date)],
    ['BILL NO.', record.number ?? ''],
    ['POLICY EFFECTIVE', formats.date(record.periodFrom)],
    ['POLICY EXPIRATION', formats.date(record.periodTo)],
    ['PREMIUM DUE', formats.date(record.dueDate)],
  ]
  for (const [index, [name, value]] of cells.entries())
    sheet.cell([306 + 89 * (index % 3), 66 + 34 * Math.floor(index / 3), 89, 34], name, value, { size: 8 })
  sheet.cell([40, 66, 266, 68], "POLICYHOLDER'S NAME AND ADDRESS", linesOf(record.insured))
  sheet.cell([40, 134, 177, 34], 'CLAIM NO.', record.claim ?? '')
  sheet.cell(
    [217, 134, 177, 34],
    'DEDUCTIBLE AMOUNT',
    record.deductible === null ? '' : formats.money(record.deductible),
  )
  sheet.cell([394, 134, 178, 34], 'AGENT', record.agent)
  let y = sheet.table(184, {
    x: 40,
    widths: [300, 116, 116],
    rules: 'all',
    right: [1, 2],
    headings: ['COVERAGES', 'LIMITS', 'PREMIUMS'],
    rows: record.coverages.map((line) => [line.description, formats.number(line.limit), formats.money(line.amount)]),
  })
  y = sheet.room(y + 14, 60)
  for (const [index, [name, value]] of (
    [
      ['PREMIUM', record.premium],
      ['TAX', record.tax],
      ['FEES', record.fee],
      ['TOTAL', record.total],
      ['PAID', record.paid],
      ['AMOUNT DUE', record.due],
    ] as const
  ).entries()) {
    sheet.cell([40 + 88.6 * index, y, 88.6, 36], name, formats.money(value), { bold: true })
  }
}

/** Ruled cells of another arrangement, money in a band at the foot. */
export const band: Layout<InsuranceBill> = { name: 'band', shows: [...common, 'claim'], draw }
