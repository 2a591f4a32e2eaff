import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { readBillOfLading } from '@vitrine/engines/forms/bill-of-lading/read-bill-of-lading.ts'
import { scores } from '@vitrine/engines/forms/bill-of-lading/weights.ts'
import { sumOfReads } from '@vitrine/engines/forms/sums/sum-of-reads.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { checkedExtraction, readFormPages } from '../shared/extraction/extraction-reading.ts'
import { billValueOf } from './bill-value-of.ts'
import { crossCheck } from './cross-check.ts'
import { nothingLike } from './field-labels.ts'
import type { BillOfLadingResult } from './schema.ts'

/** The sum of a column's figures, unless a figure that none of its rows has is known to be the total. */
function sumUnlessStated(
  known: Pick<Read<number>, 'value'> | null,
  figures: readonly (Read<number> | null)[],
): Read<number> | null {
  const sum = figures.length < 2 ? null : sumOfReads(figures)
  const isOfRow = known === null || figures.some((figure) => figure?.value === known.value)
  return sum !== null && isOfRow && known?.value !== sum.value ? sum : null
}

/** Pieces and weight of all goods where a row's figure, or none, was taken for them. */
function wholeOf(
  { pieces, weight }: BillOfLadingResult['fields'],
  lines: BillOfLadingResult['lines'],
): Partial<Pick<BillOfLadingResult['fields'], 'pieces' | 'weight'>> {
  const counted = sumUnlessStated(
    pieces,
    lines.map((line) => line.pieces),
  )
  const weighed = sumUnlessStated(
    weight,
    lines.map((line) => line.weight),
  )
  return {
    ...(counted !== null && { pieces: counted }),
    ...(weighed !== null && { weight: { ...weighed, unit: weight?.unit ?? null } }),
  }
}

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
        settle: (all, before, lines) => {
          const fields = { ...all, ...wholeOf(all, lines) }
          return fields.weight !== null && before.weight !== null && before.weight.confidence <= scores.undecided
            ? { ...fields, weight: { ...fields.weight, confidence: scores.undecided } }
            : fields
        },
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
