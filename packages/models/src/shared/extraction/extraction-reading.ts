import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { locateQuote } from '@vitrine/engines/documents/locate-quote.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { aspectAsShown } from '@vitrine/engines/documents/places-as-shown.ts'
import type { RunContext } from '@vitrine/model-kit/run-context.ts'
import type { Reading } from './extraction-schema.ts'

/** A longer document is seldom one bill, and each scanned page takes about a second. */
const maxPages = 20

/** Reads the input's pages with the printed lines that forms draw their cells with, reporting each page. */
export async function readFormPages(context: RunContext): Promise<ReadDocument> {
  context.report({ stage: 'Reading the pages', fraction: 0 })
  const document = await readDocument(await context.readFile(), {
    limits: { maxPages },
    rulings: true,
    signal: context.signal,
    remark: context.remark,
    onPage: (done, total) =>
      context.report({ stage: `Reading page ${done} of ${total}`, fraction: (0.9 * done) / total }),
  })
  context.report({ stage: 'Finding the fields', fraction: 0.95 })
  return document
}

export function readingOf({ pages }: ReadDocument): Reading {
  const sources = new Set(pages.filter((page) => page.words.length > 0).map((page) => page.source))
  const [source = 'text-layer'] = sources
  return {
    source: sources.size > 1 ? 'mixed' : source,
    pages: pages.map((page) => ({ aspectRatio: aspectAsShown(page) })),
  }
}

interface Quoted {
  text: string
  confidence: number
  page: number
  box: [number, number, number, number]
}

/** A provider's value whose quote does not stand in the document is dropped: it was made up. The others get their place. */
export function grounded<Read extends Quoted>(read: Read | null, document: ReadDocument): Read | null {
  const place = read === null ? null : locateQuote(document, read.text)
  if (read === null || place === null) return null
  return { ...read, page: place.page, box: [...place.box], confidence: Math.min(read.confidence, place.legibility) }
}

/** Every read of a record, grounded. */
export function groundedAll<Reads extends { [name: string]: Quoted | null }>(
  reads: Reads,
  document: ReadDocument,
): Reads {
  // The names stay the same, and so does each one's type but for becoming null.
  return Object.fromEntries(Object.entries(reads).map(([name, read]) => [name, grounded(read, document)])) as Reads
}
