import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { money } from '../shared/blocks/money.ts'
import { notice } from '../shared/blocks/notice.ts'
import { fieldLabels, shownFields } from './field-labels.ts'
import type { AmountRead, Invoice, InvoiceCheck, TextRead } from './schema.ts'

/** Below this a value is shown as doubtful. */
const doubtful = 0.6

export function presentInvoice(invoice: Invoice): Block[] {
  return [
    ...notices(invoice),
    {
      kind: 'fields',
      title: 'Header',
      items: shownFields.map((name) => {
        const read = invoice.fields[name]
        return {
          name,
          label: fieldLabels[name],
          value: read === null ? null : shown(read.value, invoice),
          confidence: read?.confidence ?? null,
          place: read && { page: read.page, box: read.box },
        }
      }),
    },
    ...(invoice.lines.length === 0 ? [] : [linesTable(invoice)]),
    pagesWithFields(invoice),
  ]
}

export function summarizeInvoice(invoice: Invoice): string {
  const { fields, lines, checks } = invoice
  const total =
    fields.total === null ? 'no total was found' : `the total is ${money(fields.total.value, currencyOf(invoice))}`
  const what = fields.number === null ? 'Document' : `Document ${fields.number.value}`
  const who = fields.seller === null ? '' : ` of ${oneLine(fields.seller.value)}`
  const failed = checks.filter((check) => !check.ok).length
  const checked = failed === 0 ? '' : ` ${failed} of ${checks.length} checks failed.`
  return `${what}${who}: ${total}, ${lines.length} ${lines.length === 1 ? 'line' : 'lines'} read.${checked}`
}

const currencyOf = ({ fields }: Invoice): string | null => fields.currency?.value ?? null

const oneLine = (value: string): string => value.replaceAll('\n', ' ')

const shown = (value: string | number, invoice: Invoice): string =>
  typeof value === 'number' ? money(value, currencyOf(invoice)) : oneLine(value)

function notices(invoice: Invoice): BlockOf<'notice'>[] {
  const missing = shownFields.filter((name) => name !== 'address' && invoice.fields[name] === null)
  const unsure = shownFields.filter((name) => (invoice.fields[name]?.confidence ?? 1) < doubtful)
  return [
    ...(missing.includes('total') && missing.includes('number')
      ? [
          notice(
            'bad',
            'Hardly an invoice',
            'Neither a number nor a total was found. The page may not be an invoice, or its print could not be read.',
          ),
        ]
      : []),
    ...(missing.length > 0 ? [notice('info', 'Not found', `Looked for and not found: ${named(missing)}.`)] : []),
    ...(unsure.length > 0
      ? [notice('warning', 'Low confidence', `Check these against the page: ${named(unsure)}.`)]
      : []),
    ...invoice.checks.map(checkNotice),
  ]
}

const named = (names: readonly (keyof typeof fieldLabels)[]): string =>
  names.map((name) => fieldLabels[name].toLowerCase()).join(', ')

const checkTitles: Record<InvoiceCheck['name'], string> = {
  sum: 'Net and tax',
  lines: 'Lines',
  embedded: 'Embedded XML',
}

const checkNotice = ({ name, ok, text }: InvoiceCheck): BlockOf<'notice'> =>
  notice(ok ? 'good' : 'warning', checkTitles[name], text)

function linesTable(invoice: Invoice): BlockOf<'table'> {
  return {
    kind: 'table',
    title: 'Lines',
    columns: [
      { label: 'Description', align: 'start' },
      { label: 'Quantity', align: 'end' },
      { label: 'Amount', align: 'end' },
    ],
    rows: invoice.lines.map(({ description, quantity, amount }) => [
      cell(description),
      cell(quantity),
      amount === null ? cell(null) : { ...cell(amount), value: money(amount.value, currencyOf(invoice)) },
    ]),
  }
}

function cell(read: TextRead | AmountRead): BlockOf<'table'>['rows'][number][number] {
  if (read === null) return { value: null }
  const value = typeof read.value === 'string' ? oneLine(read.value) : read.value
  return { value, confidence: read.confidence, place: { page: read.page, box: read.box } }
}

function pagesWithFields(invoice: Invoice): BlockOf<'pages'> {
  return {
    kind: 'pages',
    title: 'Where it was read',
    pages: invoice.reading.pages,
    highlights: shownFields.flatMap((name) => {
      const read = invoice.fields[name]
      if (read === null) return []
      const place = { page: read.page, box: read.box }
      return [{ name, label: fieldLabels[name], value: shown(read.value, invoice), confidence: read.confidence, place }]
    }),
  }
}
