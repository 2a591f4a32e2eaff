import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { placesAsShown } from '@vitrine/engines/documents/places-as-shown.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { readFormPages, readingOf } from '../shared/extraction/extraction-reading.ts'
import { crossCheck } from './cross-check.ts'
import { readMedicalBill } from './read-medical-bill.ts'
import type { MedicalInvoice } from './schema.ts'

/** Reads one medical bill and compares it with itself. */
export const extractMedicalInvoice: Engine<MedicalInvoice> = async (_input, context) =>
  medicalInvoiceOf(await readFormPages(context))

/** What the pages say, checked. `document` is to be read with its rulings. */
export function medicalInvoiceOf(document: ReadDocument): MedicalInvoice {
  const bill = readMedicalBill(document)
  return placesAsShown({ ...bill, checks: crossCheck(bill), reading: readingOf(document) }, document.pages)
}
