import type { Drawing, Layout } from '../layout.ts'
import type { InsuranceBill } from '../insurance-bill.ts'
import { linesOf } from './printed-parts.ts'

const common = [
  'number',
  'date',
  'dueDate',
  'insurer',
  'buyer',
  'policy',
  'claim',
  'periodFrom',
  'periodTo',
  'premium',
  'tax',
  'total',
  'due',
  'deductible',
  'lines',
]

/** A premium notice: letterhead, label and value at the right, coverages, sums. */
function drawPremiumNotice({ sheet, record, formats, chance }: Drawing<InsuranceBill>): void {
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

/** A declarations-and-invoice form in ruled cells. */
function drawCells({ sheet, record, formats, chance }: Drawing<InsuranceBill>): void {
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

/** A claim invoice: what a supplier bills an insurer for a loss. */
function drawClaimInvoice({ sheet, record, formats, chance }: Drawing<InsuranceBill>): void {
  sheet.text(40, 30, 'CLAIM INVOICE', { size: 17, bold: true })
  let y = 60
  const put = (name: string, value: string | null): void => {
    if (value !== null) y = sheet.pair(40, y, `${name}:`, value, { at: 180, size: 9.5 })
  }
  put(chance.pick(['Insurance company', 'Insurer', 'Carrier']), record.insurer.name)
  put(chance.pick(['Claim number', 'Claim no', 'Claim ID']), record.claim)
  put(chance.pick(['Policy number', 'Policy no']), record.policy)
  put(chance.pick(['Insured', 'Insured name', 'Policyholder name']), record.insured.name)
  put(chance.pick(['Invoice number', 'Invoice no']), record.number)
  put('Invoice date', formats.date(record.date))
  put('Date of loss', record.lossDate === null ? null : formats.date(record.lossDate))
  put(
    chance.pick(['Policy period', 'Period of insurance']),
    `${formats.date(record.periodFrom)} to ${formats.date(record.periodTo)}`,
  )
  put('Payment due', formats.date(record.dueDate))
  put('Adjuster', record.agent)
  y = sheet.table(y + 16, {
    x: 40,
    widths: [380, 152],
    rules: 'head',
    right: [1],
    headings: ['Item', 'Amount (USD)'],
    rows: record.coverages.map((line) => [line.description, formats.money(line.amount)]),
  })
  y = sheet.room(y + 12, 100)
  for (const [name, value] of [
    ['Subtotal', record.premium],
    ['Sales tax', record.tax],
    ['Service fee', record.fee],
    ['Total', record.total],
    ['Paid', record.paid],
    ['Amount payable', record.due],
  ] as const)
    y = sheet.pair(360, y, name, formats.money(value), { end: 572 })
  if (record.deductible !== null)
    sheet.text(
      40,
      y + 6,
      `The deductible of ${formats.money(record.deductible)} is to be collected from the insured.`,
      { size: 8.5 },
    )
}

/** A billing statement, columns of labels over values, no rules. */
function drawColumns({ sheet, record, formats, chance }: Drawing<InsuranceBill>): void {
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

export const insuranceTuning: readonly Layout<InsuranceBill>[] = [
  { name: 'premium-notice', shows: common, draw: drawPremiumNotice },
  { name: 'cells', face: 'Helvetica', shows: common, draw: drawCells },
  {
    name: 'claim-invoice',
    face: 'Times',
    shows: common.filter((name) => name !== 'premium').concat('net'),
    needs: { claim: true },
    draw: drawClaimInvoice,
  },
  { name: 'columns', shows: common.filter((name) => name !== 'claim'), draw: drawColumns },
]
