import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { verticalOverlap } from '@vitrine/engines/documents/layout/box.ts'
import { numberReadOf, readOf } from '@vitrine/engines/forms/answers/confidence.ts'
import { dateBesideSum } from '@vitrine/engines/forms/answers/date-beside-sum.ts'
import { readForm } from '@vitrine/engines/forms/answers/read-form.ts'
import { dayToPay } from '@vitrine/engines/forms/letters/day-to-pay.ts'
import { labelledOrSaid, sumsInSentences } from '@vitrine/engines/forms/letters/sums-in-sentences.ts'
import { moneyOf } from '@vitrine/engines/forms/sums/additions.ts'
import { chargesOf } from '@vitrine/engines/forms/sums/charges.ts'
import { paidInFull } from '@vitrine/engines/forms/sums/paid-in-full.ts'
import { listOf } from '@vitrine/engines/forms/tables/cells.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import { readCurrency } from '@vitrine/engines/forms/values/read-currency.ts'
import { billDateOf, birthDateOf } from './bill-dates.ts'
import { sumsOfBill } from './bill-sums.ts'
import { type FoundInMedicalBill, medicalDecoys, medicalFields, type SumField } from './fields.ts'
import { animalFields, isOfAnimal } from './parties/animals.ts'
import { partiesOf } from './parties/bill-parties.ts'
import { addresseeOf, animalOf, patientOf, payerOf, payingRelative } from './parties/patient.ts'
import { readNpi } from './parties/read-npi.ts'
import type { MedicalInvoice } from './schema.ts'
import { listServices } from './services/list-services.ts'
import { readIcdCodes } from './services/read-codes.ts'
import { totalAsDue as shareOfTotal } from './weights.ts'

/** What reduces the patient's part of a bill, or has reduced it. */
const deductions = ['adjustments', 'insurancePaid', 'patientPaid', 'patientResponsibility', 'broughtForward'] as const

/** The total as the sum due, for bills that name none; null where somebody else may pay, or something was paid. */
function totalAsDue(payer: Read<string> | null, sum: (name: SumField) => Read<number> | null): Read<number> | null {
  const total = sum('total')
  return total === null || payer !== null || deductions.some((name) => sum(name) !== null)
    ? null
    : { ...total, confidence: shareOfTotal * total.confidence }
}

/** A row whose amount is what somebody paid or is left to pay lists no service. */
function withoutShares(
  lines: MedicalInvoice['lines'],
  { total, due, adjustments, insurancePaid, patientPaid }: MedicalInvoice['fields'],
): MedicalInvoice['lines'] {
  const shares = [adjustments, insurancePaid, patientPaid, due?.value === total?.value ? null : due]
  return lines.filter(
    ({ amount }) =>
      amount === null ||
      !shares.some(
        (share) =>
          share !== null &&
          share.page === amount.page &&
          share.value === amount.value &&
          verticalOverlap(share.box, amount.box) > 0.5,
      ),
  )
}

/** What has no label may be told in a sentence. */
function withSaid(found: FoundInMedicalBill, said: ReturnType<typeof sumsInSentences>): FoundInMedicalBill {
  return {
    ...found,
    total: labelledOrSaid(found.total, said.total),
    adjustments: labelledOrSaid(found.adjustments, said.adjustments),
    insurancePaid: labelledOrSaid(found.insurancePaid, said.insurancePaid),
    patientPaid: labelledOrSaid(found.patientPaid, said.paid),
    due: labelledOrSaid(found.due, said.due),
  }
}

/** Reads a medical bill, statement, claim form or explanation of benefits from the words of its pages. */
export function readMedicalBill(document: ReadDocument): Pick<MedicalInvoice, 'fields' | 'lines'> {
  const isAnimals = isOfAnimal(document)
  const {
    form,
    locale,
    found: labelled,
  } = readForm(document, {
    fields: isAnimals ? animalFields : medicalFields,
    decoys: medicalDecoys,
  })
  const money = moneyOf(form, locale)
  const charges = chargesOf(money)
  const found = withSaid(labelled, sumsInSentences(form.rows, money))
  const services = listServices(form, found, { locale, charged: charges.total })
  const { lines, items } = services
  const sum = sumsOfBill(found, services, { form, locale, charges })
  // Without a label of its own, what is due is a guess from the total, and a receipt says that this was paid.
  const paid = found.due.length > 0 ? null : numberReadOf(paidInFull(sum('total')?.value ?? null, form, locale))
  const patient = isAnimals ? animalOf(found, form.rows) : patientOf(found, { document, rows: form.rows })
  const date = billDateOf(found, { lines, form, locale })
  const parties = partiesOf(document, form, { found, patient })
  const fields: MedicalInvoice['fields'] = {
    number: readOf(found.number[0]),
    date,
    // A date beside a sum that was paid is the day of its payment.
    dueDate:
      paid === null
        ? (readOf(found.dueDate[0]) ??
          dateBesideSum([...found.due.slice(0, 1), ...found.total.slice(0, 1)], form, locale) ??
          readOf(dayToPay(form.rows, date?.value ?? null)))
        : null,
    patient,
    patientId: readOf(found.patientId[0]),
    birthDate: birthDateOf(found, lines),
    ...parties,
    seller: parties.provider,
    buyer:
      readOf(found.buyer[0]) ??
      (isAnimals
        ? addresseeOf(document, form.rows)
        : (payingRelative(document, patient) ?? payerOf(document, form.rows, patient))),
    npi: readNpi(found.npi[0], form.rows),
    memberId: readOf(found.memberId[0]),
    groupNumber: readOf(found.groupNumber[0]),
    claimId: readOf(found.claimId[0]),
    icdCodes: listOf(readIcdCodes(form.rows, items)),
    cptCodes: listOf(lines.flatMap(({ code }) => code ?? [])),
    currency: readOf(readCurrency(form.rows)),
    net: sum('net'),
    tax: sum('tax'),
    total: sum('total'),
    adjustments: sum('adjustments'),
    insurancePaid: sum('insurancePaid'),
    patientPaid: sum('patientPaid'),
    patientResponsibility: sum('patientResponsibility'),
    due: paid ?? sum('due') ?? totalAsDue(parties.payer, sum),
  }
  return { fields, lines: withoutShares(lines, fields) }
}
