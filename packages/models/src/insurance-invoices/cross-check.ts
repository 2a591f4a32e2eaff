import { agrees, compareLines, money } from '../shared/extraction/compare-sums.ts'
import type { Check } from '../shared/extraction/extraction-schema.ts'
import type { InsuranceInvoice } from './schema.ts'

type Fields = InsuranceInvoice['fields']

function lineCheck({ premium, net, total, tax, fee }: Fields, lines: InsuranceInvoice['lines']): Check[] {
  const charges = (tax?.value ?? 0) + (fee?.value ?? 0)
  const beforeCharges = total && { value: total.value - charges }
  return compareLines({ thing: 'line', lines, stated: [premium, net, total, beforeCharges] })
}

/** Indian bills end in whole rupees. */
const mostRounding = 0.5

function sumCheck({ premium, net, tax, fee, total }: Fields): Check[] {
  const base = premium ?? net
  if (base === null || total === null || (tax === null && fee === null)) return []
  const sum = base.value + (tax?.value ?? 0) + (fee?.value ?? 0)
  const isRounded = Number.isInteger(total.value) && Math.abs(sum - total.value) <= mostRounding
  const ok = isRounded || agrees(sum, total.value)
  const stated = `total of ${money(total.value)}${isRounded && !agrees(sum, total.value) ? ', which is rounded' : ''}`
  return [
    {
      name: 'sum',
      ok,
      text: `Premium, taxes and fees come to ${money(sum)}, ${ok ? 'the' : 'not the'} ${stated}.`,
    },
  ]
}

function dueCheck({ total, paid, due, claim, deductible }: Fields): Check[] {
  if (total === null || due === null || (paid === null && claim === null)) return []
  const unpaid = total.value - (paid?.value ?? 0)
  // Of a claim's damage the insured bears the deductible.
  const share = claim === null ? 0 : (deductible?.value ?? 0)
  const borne = share > 0 && agrees(unpaid - share, due.value)
  if (paid === null && !borne) return []
  const left = borne ? unpaid - share : unpaid
  const ok = agrees(left, due.value)
  return [
    {
      name: 'due',
      ok,
      text: `Total less ${borne ? 'deductible and ' : ''}payments is ${money(left)}, ${ok ? 'as' : 'not'} the ${money(due.value)} due.`,
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

/** Checks the values against one another: lines with the premium, premium and charges with the total, the period's days. */
export function crossCheck({ fields, lines }: Pick<InsuranceInvoice, 'fields' | 'lines'>): Check[] {
  return [...lineCheck(fields, lines), ...sumCheck(fields), ...dueCheck(fields), ...periodCheck(fields)]
}
