import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { readBillOfLading } from '@vitrine/engines/forms/bill-of-lading/read-bill-of-lading.ts'
import { scores } from '@vitrine/engines/forms/bill-of-lading/weights.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { checkedExtraction, readFormPages } from '../shared/extraction/extraction-reading.ts'
import { billValueOf } from './bill-value-of.ts'
import { crossCheck } from './cross-check.ts'
import { nothingLike } from './field-labels.ts'
import type { BillOfLadingResult } from './schema.ts'

/** The values of the pages, cross-checked. `document` is to be read with its rulings. */
export const billOfDocument = (document: ReadDocument, signal?: AbortSignal): Promise<BillOfLadingResult> =>
  checkedExtraction(
    document,
    readBillOfLading,
    {
      crossCheck,
      nothingLike,
      kinds: ['bill of lading'],
      byRole: {
        kind: 'bol',
        readAs: billValueOf,
        // What the figures leave open, the network does not settle.
        settle: (fields, before) =>
          fields.weight !== null && before.weight !== null && before.weight.confidence <= scores.undecided
            ? { ...fields, weight: { ...fields.weight, confidence: scores.undecided } }
            : fields,
        items: {
          key: 'weight',
          lineOf: ({ description, quantity: pieces, weight }) => ({
            description,
            pieces,
            packaging: null,
            weight,
            freightClass: null,
            nmfc: null,
          }),
        },
      },
    },
    signal,
  )

/** Reads one bill of lading and compares it with itself. */
export const extractBillOfLading: Engine<BillOfLadingResult> = async (_input, context) =>
  billOfDocument(await readFormPages(context), context.signal)
