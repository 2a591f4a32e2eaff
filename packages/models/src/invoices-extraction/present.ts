import { countedOrNo } from '@vitrine/basics/wording.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { money } from '../shared/blocks/money.ts'
import { amountCell, cell, failedChecks, presentExtraction, shown } from '../shared/extraction/extraction-blocks.ts'
import { fieldLabels, nothingLike, shownFields, shownWhereFound } from './field-labels.ts'
import type { Invoice } from './schema.ts'

const currencyOf = ({ fields }: Invoice): string | null => fields.currency?.value ?? null

function linesTable(invoice: Invoice): BlockOf<'table'> {
  return {
    kind: 'table',
    title: 'Lines',
    columns: [
      { label: 'Description', align: 'start' },
      { label: 'Quantity', align: 'end' },
      { label: 'Unit price', align: 'end' },
      { label: 'Amount', align: 'end' },
    ],
    rows: invoice.lines.map(({ description, quantity, unitPrice, amount }) => [
      cell(description),
      cell(quantity),
      amountCell(unitPrice, currencyOf(invoice)),
      amountCell(amount, currencyOf(invoice)),
    ]),
  }
}

export function presentInvoice(invoice: Invoice): Block[] {
  return presentExtraction({
    title: 'Header',
    fields: shownFields
      .filter((name) => invoice.fields[name] !== null || !shownWhereFound.includes(name))
      .map((name) => ({ name, label: fieldLabels[name], read: invoice.fields[name] })),
    checks: invoice.checks,
    reading: invoice.reading,
    checkTitles: { sum: 'Net and tax', lines: 'Lines', embedded: 'Embedded XML' },
    nothingLike,
    optional: ['address', 'dueDate', 'orderNumber'],
    currency: currencyOf(invoice),
    table: invoice.lines.length === 0 ? null : linesTable(invoice),
  })
}

export function summarizeInvoice(invoice: Invoice): string {
  const { fields, lines, checks } = invoice
  const total =
    fields.total === null ? 'no total was found' : `the total is ${money(fields.total.value, currencyOf(invoice))}`
  const what = fields.number === null ? 'Document' : `Document ${fields.number.value}`
  const who = fields.seller === null ? '' : ` of ${shown(fields.seller.value)}`
  return `${what}${who}: ${total}, ${countedOrNo(lines.length, 'line')} read.${failedChecks(checks)}`
}
