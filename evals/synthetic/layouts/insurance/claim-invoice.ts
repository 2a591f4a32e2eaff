import type { InsuranceBill } from '../../insurance-bill.ts'
import type { Drawing, Layout } from '../../layout.ts'
import { common } from './shows.ts'

function draw({ sheet, record, formats, chance }: Drawing<InsuranceBill>): void {
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

/** A claim invoice: what a supplier bills an insurer for a loss. */
export const claimInvoice: Layout<InsuranceBill> = {
  name: 'claim-invoice',
  face: 'Times',
  shows: [...common.filter((name) => name !== 'premium'), 'claim', 'net'],
  needs: { claim: true },
  draw,
}
