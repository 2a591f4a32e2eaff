import { entriesOf } from '@vitrine/basics/typed-keys.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import { agrees, compareLines, money } from '../shared/extraction/compare-sums.ts'
import type { Invoice, InvoiceCheck } from './schema.ts'

function same(read: string | number | null, value: string | number): boolean {
  if (read === null) return false
  if (typeof read === 'number') return agrees(read, Number(value))
  // One may include the legal form or the contact person that the other omits.
  const [a, b] = [keyOf(read), keyOf(String(value))]
  return a === b || (Math.min(a.length, b.length) > 5 && (a.startsWith(b) || b.startsWith(a)))
}

function compareEmbedded(fields: Invoice['fields'], embedded: NonNullable<Invoice['embedded']>): InvoiceCheck[] {
  const differing = entriesOf(embedded.values).flatMap(([name, value]) => {
    const read = fields[name]?.value ?? null
    if (value === null || same(read, value)) return []
    return [
      `The embedded XML says ${name} ${value}, the page ${read === null ? 'nothing that was found' : `says ${read}`}.`,
    ]
  })
  if (differing.length === 0)
    return [{ name: 'embedded', ok: true, text: `The page agrees with the embedded ${embedded.file}.` }]
  return differing.map((text): InvoiceCheck => ({ name: 'embedded', ok: false, text }))
}

/** Compares what was read with itself and with the file inside the PDF: each check states the figures it compared. */
export function crossCheck({
  fields,
  lines,
  embedded,
}: Pick<Invoice, 'fields' | 'lines' | 'embedded'>): InvoiceCheck[] {
  const checks: InvoiceCheck[] = []
  const net = fields.net?.value
  const tax = fields.tax?.value
  const total = fields.total?.value
  if (net !== undefined && tax !== undefined && total !== undefined) {
    const shipping = fields.shipping?.value ?? 0
    const rounding = fields.rounding?.value ?? 0
    // One on all items stands before the net sum.
    const discount = agrees(net + shipping + tax + rounding, total) ? 0 : (fields.discount?.value ?? 0)
    const before = net + shipping - discount + tax + rounding
    // It may be subtracted from the total, for the sum due, instead of being part of it.
    const withheld = agrees(before, total) ? 0 : (fields.withheld?.value ?? 0)
    const parts = [
      `Net ${money(net)}`,
      ...(shipping === 0 ? [] : [`+ shipping ${money(shipping)}`]),
      ...(discount === 0 ? [] : [`− discount ${money(discount)}`]),
      `+ tax ${money(tax)}`,
      ...(withheld === 0 ? [] : [`− withheld ${money(withheld)}`]),
      ...(rounding === 0 ? [] : [`${rounding < 0 ? '−' : '+'} rounding ${money(Math.abs(rounding))}`]),
    ]
    const ok = agrees(before - withheld, total)
    checks.push({ name: 'sum', ok, text: `${parts.join(' ')} ${ok ? '=' : '≠'} total ${money(total)}.` })
  }
  const beforeDiscount = fields.net && fields.discount && { value: fields.net.value + fields.discount.value }
  for (const { ok, text } of compareLines({
    thing: 'line',
    lines,
    stated: [fields.net, fields.total, beforeDiscount],
  }))
    checks.push({ name: 'lines', ok, text })
  if (embedded !== null) checks.push(...compareEmbedded(fields, embedded))
  return checks
}
