import type { InsuranceBill } from '../../insurance-bill.ts'
import type { Drawing, Layout } from '../../layout.ts'
import { linesOf } from '../printed-parts.ts'
import { common } from './shows.ts'

function draw({ sheet, record, formats, chance }: Drawing<InsuranceBill>): void {
  const upper = chance.happens(0.5)
  const label = (text: string): string => (upper ? text.toUpperCase() : text)
  sheet.text(40, 26, 'POLICY INVOICE AND DECLARATIONS', { size: 13, bold: true })
  sheet.cell([40, 48, 266, 66], label('Insurer'), linesOf(record.insurer))
  sheet.cell(
    [306, 48, 266, 66],
    label(chance.pick(['Named insured and mailing address', 'Insured'])),
    linesOf(record.insured),
  )
  const cells: readonly (readonly [string, string])[] = [
    ['Policy number', record.policy],
    ['Invoice number', record.number ?? ''],
    ['Invoice date', formats.date(record.date)],
    ['Due date', formats.date(record.dueDate)],
    ['Effective date', formats.date(record.periodFrom)],
    ['Expiration date', formats.date(record.periodTo)],
    ['Deductible', record.deductible === null ? '' : formats.money(record.deductible)],
    ['Claim number', record.claim ?? ''],
  ]
  for (const [index, [name, value]] of cells.entries())
    sheet.cell([40 + 133 * (index % 4), 114 + 34 * Math.floor(index / 4), 133, 34], label(name), value)
  let y = sheet.table(196, {
    x: 40,
    widths: [280, 120, 132],
    rules: 'all',
    right: [1, 2],
    headings: ['Description of coverage', 'Limit of insurance', 'Amount'],
    rows: record.coverages.map((line) => [line.description, formats.number(line.limit), formats.money(line.amount)]),
  })
  y = sheet.room(y, 110)
  for (const [name, value] of [
    ['Premium', record.premium],
    ['Taxes and surcharges', record.tax],
    ['Fees', record.fee],
    ['Invoice total', record.total],
    ['Less payments', record.paid],
    ['Balance due', record.due],
  ] as const) {
    sheet.box(320, y, 120, 16)
    sheet.box(440, y, 132, 16)
    sheet.text(324, y + 4, label(name), { bold: name.startsWith('Invoice') })
    sheet.text(440, y + 4, formats.money(value), { align: 'right', width: 126 })
    y += 16
  }
}

/** A declarations-and-invoice form in ruled cells. */
export const cells: Layout<InsuranceBill> = { name: 'cells', face: 'Helvetica', shows: [...common, 'claim'], draw }
