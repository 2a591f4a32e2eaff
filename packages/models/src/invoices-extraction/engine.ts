import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { sniffDocument } from '@vitrine/engines/documents/sniff-document.ts'
import { aspectAsShown, placesAsShown } from '@vitrine/engines/documents/places-as-shown.ts'
import type { Engine, RunContext } from '@vitrine/model-kit/run-context.ts'
import { crossCheck } from './cross-check.ts'
import { readEmbeddedInvoice } from './embedded-invoice.ts'
import { maxPages } from './limits.ts'
import { readInvoice } from './read-invoice.ts'
import type { Invoice } from './schema.ts'

/** Reads one invoice or receipt and compares it with itself and with an XML inside the PDF. */
export const extractInvoice: Engine<Invoice> = async (_input, context) => {
  const bytes = await context.readFile()
  const document = await readPages(context, bytes)
  context.report({ stage: 'Finding the fields', fraction: 0.95 })
  const isPdf = (await sniffDocument(bytes)) === 'pdf'
  return invoiceOfDocument(document, isPdf ? await readEmbeddedInvoice(bytes) : null)
}

/** What the pages say, checked. `embedded` is only compared with: null where there is none or it must not be known. */
export function invoiceOfDocument(document: ReadDocument, embedded: Invoice['embedded']): Invoice {
  const { fields, lines } = readInvoice(document)
  const invoice = {
    fields,
    lines,
    checks: crossCheck({ fields, lines, embedded }),
    embedded,
    reading: readingOf(document),
  }
  return placesAsShown(invoice, document.pages)
}

export function readPages(context: RunContext, bytes: Uint8Array): Promise<ReadDocument> {
  context.report({ stage: 'Reading the pages', fraction: 0 })
  return readDocument(bytes, {
    limits: { maxPages },
    signal: context.signal,
    remark: context.remark,
    onPage: (done, total) =>
      context.report({ stage: `Reading page ${done} of ${total}`, fraction: (0.9 * done) / total }),
  })
}

export function readingOf({ pages }: ReadDocument): Invoice['reading'] {
  const sources = new Set(pages.filter((page) => page.words.length > 0).map((page) => page.source))
  const [source = 'text-layer'] = sources
  return {
    source: sources.size > 1 ? 'mixed' : source,
    pages: pages.map((page) => ({ aspectRatio: aspectAsShown(page) })),
  }
}
