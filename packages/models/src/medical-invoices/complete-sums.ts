import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { ofTwoReadings } from '@vitrine/engines/forms/answers/confidence.ts'
import { sumOfReads } from '@vitrine/engines/forms/sums/sum-of-reads.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import { agrees } from '../shared/extraction/compare-sums.ts'
import type { AmountRead } from '../shared/extraction/extraction-schema.ts'
import { medicalFields } from './fields.ts'
import type { MedicalInvoice } from './schema.ts'

type Fields = MedicalInvoice['fields']

const taken = ['adjustments', 'insurancePaid', 'patientPaid'] as const
const amountOf = (read: AmountRead): number => read?.value ?? 0

const broughtForward = medicalFields.flatMap(({ name, labels }) =>
  name === 'broughtForward' ? labels.map(({ text }) => text) : [],
)

/** Whether something is left of an earlier bill, which is due beside the charges. */
const carriesOver = ({ pages }: ReadDocument): boolean =>
  pages.some(({ lines }) => lines.some(({ text }) => broughtForward.some((label) => keyOf(text).startsWith(label))))

/** Whether an amount is printed, whatever its marks. */
const isPrinted = ({ pages }: ReadDocument, amount: number): boolean =>
  pages.some(({ lines }) =>
    lines.some(({ words }) => words.some(({ text }) => text.replace(/\D/g, '') === (100 * amount).toFixed(0))),
  )

/** What the services come to, where no total is stated and only that less what was paid and adjusted leaves what is owed. */
function totalOfServices(fields: Fields, lines: MedicalInvoice['lines']): Read<number> | null {
  const owed = fields.due ?? fields.patientResponsibility
  const whole = lines.length < 2 ? null : sumOfReads(lines.map(({ amount }) => amount))
  if (owed === null || whole === null || taken.every((name) => fields[name] === null)) return null
  const less = taken.reduce((all, name) => all + amountOf(fields[name]), 0)
  // A discount may be taken off before the total.
  const paid = less - amountOf(fields.adjustments)
  const isStated = [less, paid].some((part) => agrees(amountOf(fields.total) - part, owed.value))
  return agrees(whole.value - less, owed.value) && !isStated ? whole : null
}

/**
 * More is due than the list comes to: its sum is not the bill's. Where the difference is printed (material beside a fee) what is due is the
 * total; else the total is a guess.
 */
function totalBesideDue({ total, due }: Fields, document: ReadDocument): AmountRead {
  if (total === null || due === null || due.value <= total.value) return total
  return isPrinted(document, due.value - total.value)
    ? due
    : { ...total, confidence: Math.min(total.confidence, ofTwoReadings) }
}

/** What the patient owes of the charges is due, where another figure is called so and does not come out. */
function dueBesideShare(fields: Fields): AmountRead {
  const { due, patientResponsibility: owed, total, adjustments, insurancePaid } = fields
  if (due === null || owed === null || total === null || agrees(due.value, owed.value)) return due
  // What the insurer paid is due from nobody.
  if (insurancePaid !== null && agrees(due.value, insurancePaid.value)) return owed
  const left = total.value - amountOf(adjustments) - amountOf(insurancePaid)
  // Less may be due, since a part was paid before, even where that payment is not printed.
  return agrees(left, owed.value) && left < total.value && due.value > owed.value ? owed : due
}

/** The total and what is due as the other sums prove them, in place of figures that do not come out. */
export function completeSums(
  fields: Fields,
  lines: MedicalInvoice['lines'],
  document: ReadDocument,
): Pick<Fields, 'total' | 'due'> {
  if (carriesOver(document)) return fields
  const due = dueBesideShare(fields)
  const total = totalOfServices(fields, lines) ?? totalBesideDue({ ...fields, due }, document)
  return { total, due }
}
