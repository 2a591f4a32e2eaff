import type { Check } from '../shared/extraction/extraction-schema.ts'
import type { InsuranceInvoice } from './schema.ts'

const money = (value: number): string => value.toFixed(2)
const agrees = (a: number, b: number): boolean => Math.abs(a - b) <= 0.021

/** Compares what was read with itself: lines with the premium, premium and charges with the total, the period's days. */
export function crossCheck({ fields, lines }: Pick<InsuranceInvoice, 'fields' | 'lines'>): Check[] {
  return [...lineCheck(fields, lines), ...sumCheck(fields), ...dueCheck(fields), ...periodCheck(fields)]
}

type Fields = InsuranceInvoice['fields']

function lineCheck(fields: Fields, lines: InsuranceInvoice['lines']): Check[] {
  const amounts = lines.flatMap((line) => line.amount?.value ?? [])
  const target = fields.premium ?? fields.net ?? fields.total
  if (amounts.length === 0 || target === null) return []
  const sum = amounts.reduce((a, b) => a + b, 0)
  const charges = (fields.tax?.value ?? 0) + (fields.fee?.value ?? 0)
  const ok =
    [fields.premium, fields.net, fields.total].some((stated) => stated !== null && agrees(sum, stated.value)) ||
    (fields.total !== null && agrees(sum + charges, fields.total.value))
  const text = `${amounts.length} lines add up to ${money(sum)}, ${ok ? 'as stated' : `not to ${money(target.value)}`}.`
  return [{ name: 'lines', ok, text }]
}

function sumCheck({ premium, net, tax, fee, total }: Fields): Check[] {
  const base = premium ?? net
  if (base === null || total === null || (tax === null && fee === null)) return []
  const sum = base.value + (tax?.value ?? 0) + (fee?.value ?? 0)
  const ok = agrees(sum, total.value)
  return [
    {
      name: 'sum',
      ok,
      text: `Premium, taxes and fees come to ${money(sum)}, ${ok ? 'the' : 'not the'} total of ${money(total.value)}.`,
    },
  ]
}

function dueCheck({ total, paid, due }: Fields): Check[] {
  if (total === null || paid === null || due === null) return []
  const left = total.value - paid.value
  const ok = agrees(left, due.value)
  return [
    {
      name: 'due',
      ok,
      text: `Total less payments is ${money(left)}, ${ok ? 'as' : 'not'} the ${money(due.value)} due.`,
    },
  ]
}

function periodCheck({ periodFrom, periodTo }: Fields): Check[] {
  if (periodFrom === null || periodTo === null) return []
  // ISO dates compare as texts.
  const ok = periodFrom.value < periodTo.value
  return [
    {
      name: 'period',
      ok,
      text: `The period runs from ${periodFrom.value} to ${periodTo.value}${ok ? '' : ', which is no period'}.`,
    },
  ]
}
