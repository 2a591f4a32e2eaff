import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { nameBeforeAddress } from '@vitrine/engines/forms/parties/name-before-address.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { checkedExtraction, readFormPages } from '../shared/extraction/extraction-reading.ts'
import { withoutDebt } from '../shared/extraction/paid-bill.ts'
import { completeSums } from './complete-sums.ts'
import { crossCheck } from './cross-check.ts'
import { nothingLike, subject } from './field-labels.ts'
import { degree, granted } from './fields.ts'
import { withoutKind, withoutTrade } from './parties/bill-parties.ts'
import { patientAlone } from './parties/patient.ts'
import { readMedicalBill } from './read-medical-bill.ts'
import type { MedicalInvoice } from './schema.ts'

/** 'The Hill Clinic, Bath Road, Cheltenham GL53 7PX' on one line. */
const withoutPlace = (read: MedicalInvoice['fields']['provider']): MedicalInvoice['fields']['provider'] =>
  read && { ...read, value: nameBeforeAddress(read.value).name }

/** The values of the pages, cross-checked. `document` is to be read with its rulings. */
export const medicalInvoiceOf = (document: ReadDocument, signal?: AbortSignal): Promise<MedicalInvoice> =>
  checkedExtraction(
    document,
    readMedicalBill,
    {
      crossCheck,
      nothingLike,
      subject,
      kinds: ['invoice', 'receipt', 'medical bill', 'account statement'],
      byRole: {
        kind: 'medical',
        readAs: (name, { value, spans }) => {
          // Who treats has a degree behind the name, and is not the patient.
          if (name === 'patient' && degree.test(String(value))) return null
          const isGranted = spans.every(({ row, start }) => granted.test(row.text.slice(0, start)))
          return name === 'insurancePaid' && isGranted ? null : undefined
        },
        items: {
          key: 'amount',
          lineOf: ({ date, code, description, quantity, amount }) => ({ date, code, description, quantity, amount }),
        },
        settle: (completed, before, lines) => {
          const fields = { ...completed, ...withoutDebt(completed, before) }
          // The tax that a sum includes is not what is due.
          if (fields.tax != null && fields.due?.value === fields.tax.value) fields.due = before.due
          return {
            ...fields,
            ...completeSums(fields, lines, document),
            payer: withoutKind(fields.payer),
            patient: patientAlone(fields.patient),
            provider: withoutPlace(withoutTrade(fields.provider)),
            seller: withoutPlace(withoutTrade(fields.provider)),
            // The patient pays where nobody else is named, unless it is an animal.
            buyer: before.buyer?.value === before.patient?.value ? patientAlone(fields.patient) : fields.buyer,
          }
        },
      },
    },
    signal,
  )

/** Reads one medical bill and compares it with itself. */
export const extractMedicalInvoice: Engine<MedicalInvoice> = async (_input, context) =>
  medicalInvoiceOf(await readFormPages(context), context.signal)
