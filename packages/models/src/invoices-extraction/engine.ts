import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { sniffDocument } from '@vitrine/engines/documents/sniff-document.ts'
import type { RoleAnswer } from '@vitrine/engines/forms/roles/answers/role-answer.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { agrees } from '../shared/extraction/compare-sums.ts'
import { checkedExtraction, readFormPages } from '../shared/extraction/extraction-reading.ts'
import { withoutDebt } from '../shared/extraction/paid-bill.ts'
import { crossCheck } from './cross-check.ts'
import { readEmbeddedInvoice } from './embedded-invoice.ts'
import { nothingLike } from './field-labels.ts'
import { namesLevy } from './lines/read-lines.ts'
import { namesAccount, readInvoice } from './read-invoice.ts'
import type { Invoice } from './schema.ts'

/** Most confidence of a sum that the others contradict. */
const unproved = 0.45

/** Whether the network took something else for a field: a pension levy, a share of the net sum as a tax is, and the number of an account. */
function isSomethingElse(name: string, { spans }: RoleAnswer): boolean {
  if (name === 'tax') return spans.every(({ row }) => namesLevy(row.text))
  return name === 'number' && spans.every(namesAccount)
}

/** What was withheld was not paid before; a sum paid that does not leave what is due is a guess: it may be one of several. */
function doubtedPrepaid({ prepaid, withheld, total, due }: Invoice['fields']): Invoice['fields']['prepaid'] {
  if (prepaid === null || prepaid.value === withheld?.value) return null
  const isProved = total === null || due === null || agrees(total.value - prepaid.value, due.value)
  return isProved ? prepaid : { ...prepaid, confidence: Math.min(prepaid.confidence, unproved) }
}

/** The values of the pages, cross-checked. `embedded` is only used for comparison; null where there is none or it must be ignored. */
export const invoiceOfDocument = (
  document: ReadDocument,
  embedded: Invoice['embedded'],
  signal?: AbortSignal,
): Promise<Invoice> =>
  checkedExtraction(
    document,
    (pages) => ({ ...readInvoice(pages), embedded }),
    {
      crossCheck,
      nothingLike,
      kinds: ['invoice', 'receipt', 'medical bill', 'premium notice'],
      byRole: {
        kind: 'invoice',
        readAs: (name, answer) => (isSomethingElse(name, answer) ? null : undefined),
        address: { field: 'address', of: 'seller' },
        settle: (fields, before) => ({
          ...withoutDebt(fields, before),
          prepaid: doubtedPrepaid(fields),
          company: fields.seller,
        }),
        items: {
          key: 'amount',
          accepts: ({ description }) => description === null || !namesLevy(description.value),
          lineOf: ({ description, quantity, unitPrice, amount }) => ({ description, quantity, unitPrice, amount }),
        },
      },
    },
    signal,
  )

/** Reads one invoice or receipt and compares it with itself and with an XML inside the PDF. */
export const extractInvoice: Engine<Invoice> = async (_input, context) => {
  // Read once: for the pages, and for a file embedded in it.
  const bytes = await context.readFile()
  // Printed lines separate words on few invoices and mislead on many: results on ZUGFeRD are better without them.
  const document = await readFormPages({ ...context, readFile: async () => bytes }, { rulings: false })
  const isPdf = (await sniffDocument(bytes)) === 'pdf'
  return invoiceOfDocument(document, isPdf ? await readEmbeddedInvoice(bytes) : null, context.signal)
}
