import { isNpi } from '@vitrine/engines/forms/codes/npi.ts'
import type { Check } from '../shared/extraction/extraction-schema.ts'
import type { MedicalInvoice } from './schema.ts'

const money = (value: number): string => value.toFixed(2)
const agrees = (a: number, b: number): boolean => Math.abs(a - b) <= 0.021

/** Compares what was read with itself: the NPI's check digit, the lines with the total, charges less payments with what is owed. */
export function crossCheck({ fields, lines }: Pick<MedicalInvoice, 'fields' | 'lines'>): Check[] {
  const checks: Check[] = []
  if (fields.npi !== null) {
    const ok = isNpi(fields.npi.value)
    checks.push({ name: 'npi', ok, text: `The check digit of NPI ${fields.npi.value} is ${ok ? 'right' : 'wrong'}.` })
  }
  const amounts = lines.flatMap((line) => line.amount?.value ?? [])
  if (amounts.length > 0 && fields.total !== null) {
    const sum = amounts.reduce((a, b) => a + b, 0)
    const ok = agrees(sum, fields.total.value) || (fields.net !== null && agrees(sum, fields.net.value))
    const target = money(fields.total.value)
    checks.push({
      name: 'lines',
      ok,
      text: `${amounts.length} services add up to ${money(sum)}, ${ok ? 'as stated' : `not to ${target}`}.`,
    })
  }
  const { total, adjustments, insurancePaid, patientResponsibility: owed } = fields
  if (total !== null && owed !== null && (adjustments !== null || insurancePaid !== null)) {
    const left = total.value - (adjustments?.value ?? 0) - (insurancePaid?.value ?? 0)
    const ok = agrees(left, owed.value)
    checks.push({
      name: 'responsibility',
      ok,
      text: `Charges less adjustments and payments are ${money(left)}, ${ok ? 'as' : 'not'} the patient's ${money(owed.value)}.`,
    })
  }
  return checks
}
