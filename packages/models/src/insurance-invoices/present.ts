import { countedOrNo } from '@vitrine/basics/wording.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { money } from '../shared/blocks/money.ts'
import { namesIn } from '../shared/extraction/bill-labels.ts'
import { amountCell, cell, failedChecks, presentExtraction, shown } from '../shared/extraction/extraction-blocks.ts'
import { fieldLabels, nothingLike } from './field-labels.ts'
import type { InsuranceInvoice } from './schema.ts'

/** The seller is the insurer under the name used by invoices; the period's dates are shown together. */
const shownFields = namesIn(fieldLabels, ['seller', 'periodFrom', 'periodTo'])

type Fields = InsuranceInvoice['fields']

const daysOf = ['periodFrom', 'periodTo'] as const

function coverageTable({ lines, fields }: InsuranceInvoice): BlockOf<'table'> {
  return {
    kind: 'table',
    title: 'Lines',
    columns: [
      { label: 'Description', align: 'start' },
      { label: 'Limit', align: 'end' },
      { label: 'Amount', align: 'end' },
    ],
    rows: lines.map(({ description, limit, amount }) => [
      cell(description),
      amountCell(limit, fields.currency?.value ?? null),
      amountCell(amount, fields.currency?.value ?? null),
    ]),
  }
}

/** The dates of a period in words; an interval's slash would read like an 'or'. */
const said = (period: Fields['period']) => period && { ...period, value: period.value.replace('/', ' to ') }

export function presentInsuranceInvoice(bill: InsuranceInvoice): Block[] {
  const { fields } = bill
  // One day of the period may be all that was found.
  const names =
    fields.period === null ? shownFields.flatMap((name) => (name === 'period' ? daysOf : [name])) : shownFields
  return presentExtraction({
    fields: names.map((name) => ({
      name,
      label: fieldLabels[name],
      read: name === 'period' ? said(fields.period) : fields[name],
    })),
    checks: bill.checks,
    reading: bill.reading,
    checkTitles: { lines: 'Lines', sum: 'Premium and taxes', due: 'Amount due', period: 'Period' },
    nothingLike,
    optional: ['claim', 'lossDate', 'net', 'tax', 'fee', 'paid', 'currency'],
    currency: fields.currency?.value ?? null,
    table: bill.lines.length === 0 ? null : coverageTable(bill),
  })
}

export function summarizeInsuranceInvoice({ fields, lines, checks }: InsuranceInvoice): string {
  const policy = fields.policy === null ? 'a policy not found' : `policy ${fields.policy.value}`
  const from = fields.insurer === null ? '' : ` of ${shown(fields.insurer.value)}`
  const owed = fields.due ?? fields.total
  const sum = owed === null ? 'no sum was found' : `${money(owed.value, fields.currency?.value ?? null)} is due`
  return `Invoice for ${policy}${from}: ${sum}, ${countedOrNo(lines.length, 'line')} read.${failedChecks(checks)}`
}
