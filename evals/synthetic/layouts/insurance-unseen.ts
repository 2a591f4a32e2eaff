import type { Drawing, Layout } from '../layout.ts'
import type { InsuranceBill } from '../insurance-bill.ts'
import { linesOf } from './printed-parts.ts'

// Not looked at while the extractor was written: only its scores are.

/** A renewal bill with a shaded panel of label and value at the left. */
function drawPanel({ sheet, record, formats, chance }: Drawing<InsuranceBill>): void {
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

/** Typewriter print of an agency: colons, sums at the right. */
function drawAgency({ sheet, record, formats }: Drawing<InsuranceBill>): void {
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

/** Ruled cells of another arrangement, money in a band at the foot. */
function drawBand({ sheet, record, formats }: Drawing<InsuranceBill>): void {
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

/** A letter: the numbers stand in a list after the salutation. */
function drawLetter({ sheet, record, formats }: Drawing<InsuranceBill>): void {
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

const common = [
  'number',
  'date',
  'dueDate',
  'insurer',
  'buyer',
  'policy',
  'periodFrom',
  'periodTo',
  'premium',
  'tax',
  'total',
  'due',
  'deductible',
  'lines',
]

export const insuranceUnseen: readonly Layout<InsuranceBill>[] = [
  { name: 'panel', shows: [...common, 'claim'], draw: drawPanel },
  { name: 'agency', face: 'Courier', shows: [...common, 'claim'], draw: drawAgency },
  { name: 'band', shows: [...common, 'claim'], draw: drawBand },
  { name: 'letter', face: 'Times', shows: common, draw: drawLetter },
]
