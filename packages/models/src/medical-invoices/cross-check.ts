import { isNpi } from '@vitrine/engines/forms/codes/npi.ts'
import { agrees, compareLines, money } from '../shared/extraction/compare-sums.ts'
import type { Check } from '../shared/extraction/extraction-schema.ts'
import type { MedicalInvoice } from './schema.ts'

/** Checks the values against one another: the NPI's check digit, the lines with the total, charges less payments with what is owed. */
export function crossCheck({ fields, lines }: Pick<MedicalInvoice, 'fields' | 'lines'>): Check[] {
  const checks: Check[] = []
  if (fields.npi !== null) {
    const ok = isNpi(fields.npi.value)
    checks.push({ name: 'npi', ok, text: `The check digit of NPI ${fields.npi.value} is ${ok ? 'right' : 'wrong'}.` })
  }
  if (fields.total !== null)
    checks.push(...compareLines({ thing: 'service', lines, stated: [fields.total, fields.net] }))
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
