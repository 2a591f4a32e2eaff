import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { boxCopy } from '@vitrine/engines/forms/values/read.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { checkedExtraction, readFormPages } from '../shared/extraction/extraction-reading.ts'
import { withoutDebt } from '../shared/extraction/paid-bill.ts'
import { crossCheck } from './cross-check.ts'
import { nothingLike, subject } from './field-labels.ts'
import { withWholeForm } from './insurer-name.ts'
import { readInsuranceBill } from './read-insurance-bill.ts'
import { dueOf } from './read-sums.ts'
import type { InsuranceInvoice } from './schema.ts'

/** 'Remaining policy balance after this instalment': what will be asked for later. */
const isLeftForLater = (text: string): boolean => /\b(?:remaining|balance after|still to come)\b/i.test(text)

/** The period of its two dates, the insurer who sells, and what is due, where these changed. */
function settled(fields: InsuranceInvoice['fields'], before: InsuranceInvoice['fields']): InsuranceInvoice['fields'] {
  const { periodFrom: from, periodTo: to, insurer } = fields
  const period = from &&
    to && { ...from, value: `${from.value}/${to.value}`, confidence: Math.min(from.confidence, to.confidence) }
  const seller = before.seller === before.insurer || before.seller === null ? insurer : fields.seller
  const left = withoutDebt(fields, before)
  // The total may have been found only now.
  return { ...left, due: left.due ?? dueOf(left), period: before.period ?? period, seller }
}

/** The values of the pages, cross-checked. `document` is to be read with its rulings. */
export const insuranceInvoiceOf = (document: ReadDocument, signal?: AbortSignal): Promise<InsuranceInvoice> =>
  checkedExtraction(
    document,
    readInsuranceBill,
    {
      crossCheck,
      nothingLike,
      subject,
      kinds: ['invoice', 'receipt', 'premium notice', 'account statement'],
      byRole: {
        kind: 'insurance',
        readAs: (name, { spans, value, text, page, box, score }) => {
          const rows = spans.map(({ row }) => row)
          if (name === 'due' && spans.every(({ row, start }) => isLeftForLater(row.text.slice(0, start)))) return null
          return name === 'insurer'
            ? withWholeForm({ value: String(value), text, page, box: boxCopy(box), confidence: score }, rows)
            : undefined
        },
        settle: settled,
        items: {
          key: 'amount',
          lineOf: ({ description, quantity, amount }) => ({ description, quantity, limit: null, amount }),
        },
      },
    },
    signal,
  )

/** Reads one insurance invoice and compares it with itself. */
export const extractInsuranceInvoice: Engine<InsuranceInvoice> = async (_input, context) =>
  insuranceInvoiceOf(await readFormPages(context), context.signal)
