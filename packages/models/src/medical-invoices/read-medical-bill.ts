import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { readOf } from '@vitrine/engines/forms/answers/confidence.ts'
import { dateBesideSum } from '@vitrine/engines/forms/answers/date-beside-sum.ts'
import { readForm } from '@vitrine/engines/forms/answers/read-form.ts'
import { moneyOf } from '@vitrine/engines/forms/sums/additions.ts'
import { chargesOf } from '@vitrine/engines/forms/sums/charges.ts'
import { listOf } from '@vitrine/engines/forms/tables/cells.ts'
import { readCurrency } from '@vitrine/engines/forms/values/read-currency.ts'
import { billDateOf, birthDateOf } from './bill-dates.ts'
import { sumsOfBill } from './bill-sums.ts'
import { medicalDecoys, medicalFields } from './fields.ts'
import { animalFields, isOfAnimal, withoutBreed } from './parties/animals.ts'
import { partiesOf } from './parties/bill-parties.ts'
import { patientOf, payingRelative } from './parties/patient.ts'
import { readNpi } from './parties/read-npi.ts'
import type { MedicalInvoice } from './schema.ts'
import { listServices } from './services/list-services.ts'
import { readIcdCodes } from './services/read-codes.ts'

/** Reads a medical bill, statement, claim form or explanation of benefits from the words of its pages. */
export function readMedicalBill(document: ReadDocument): Pick<MedicalInvoice, 'fields' | 'lines'> {
  const isAnimals = isOfAnimal(document)
  const { form, locale, found } = readForm(document, {
    fields: isAnimals ? animalFields : medicalFields,
    decoys: medicalDecoys,
  })
  const charges = chargesOf(moneyOf(form, locale))
  const services = listServices(form, found, { locale, charged: charges.total })
  const { lines, items } = services
  const sum = sumsOfBill(found, services, { form, locale, charges })
  const patient = patientOf(found, { document, rows: form.rows })
  const parties = partiesOf(document, form, { found, patient })
  return {
    fields: {
      number: readOf(found.number[0]),
      date: billDateOf(found, { lines, form, locale }),
      dueDate:
        readOf(found.dueDate[0]) ?? dateBesideSum([...found.due.slice(0, 1), ...found.total.slice(0, 1)], form, locale),
      patient: withoutBreed(patient),
      patientId: readOf(found.patientId[0]),
      birthDate: birthDateOf(found, lines),
      ...parties,
      seller: parties.provider,
      buyer: readOf(found.buyer[0]) ?? (isAnimals ? null : (payingRelative(document, patient) ?? patient)),
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
      due: sum('due'),
    },
    lines,
  }
}
