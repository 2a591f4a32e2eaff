import { readBillOfLading } from '@vitrine/engines/forms/bill-of-lading/read-bill-of-lading.ts'
import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { placesAsShown } from '@vitrine/engines/documents/places-as-shown.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { readFormPages, readingOf } from '../shared/extraction/extraction-reading.ts'
import { crossCheck } from './cross-check.ts'
import type { BillOfLadingResult } from './schema.ts'

/** Reads one bill of lading and compares it with itself. */
export const extractBillOfLading: Engine<BillOfLadingResult> = async (_input, context) =>
  billOfDocument(await readFormPages(context))

/** What the pages say, checked. `document` is to be read with its rulings. */
export function billOfDocument(document: ReadDocument): BillOfLadingResult {
  const bill = readBillOfLading(document)
  return placesAsShown({ ...bill, checks: crossCheck(bill), reading: readingOf(document) }, document.pages)
}
