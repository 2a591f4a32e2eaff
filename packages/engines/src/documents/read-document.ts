import { InputError } from '@vitrine/errors/input-error.ts'
import { describeUnread } from './describe-unread.ts'
import { type DocumentLimits, defaultDocumentLimits, type ReadDocument } from './document.ts'
import { withoutPrintStamps } from './layout/without-print-stamps.ts'
import { pageOfPicture } from './ocr/page-of-picture.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { preparePicture } from './picture/prepare-picture.ts'
import { sniffDocument } from './sniff-document.ts'

export interface ReadDocumentOptions {
  limits?: Partial<DocumentLimits>
  signal?: AbortSignal
  /** Finds the printed lines of each page too, which forms draw their cells with; costs a drawing of each PDF page. */
  rulings?: boolean
  /** Called after each page. */
  onPage?: (done: number, total: number) => void
  /** Told in a sentence which lines there was no time to read. */
  remark?: ((sentence: string) => void) | undefined
}

/**
 * Reads a PDF (its text layer, else recognition of the drawn page) or a picture (recognition) into words with
 * their place, lines, blocks and reading order.
 * @throws InputError `input-empty`, `type-unsupported`, `input-damaged`, `pdf-encrypted`, `pdf-without-pages`,
 * `page-limit`, `page-too-large`, `page-too-complex`, `pixel-limit`, `picture-too-small`, `text-not-found`; the signal's reason when aborted
 */
export async function readDocument(bytes: Uint8Array, options: ReadDocumentOptions = {}): Promise<ReadDocument> {
  const limits = { ...defaultDocumentLimits, ...options.limits }
  const kind = await sniffDocument(bytes)
  options.signal?.throwIfAborted()
  const context = { signal: options.signal, rulings: options.rulings === true }
  const printed =
    kind === 'pdf'
      ? await readPdf(bytes, { ...context, limits, onPage: options.onPage })
      : [await pageOfPicture(await preparePicture(bytes, limits), { ...context, ...limits, page: 1 })]
  const pages = printed.map(withoutPrintStamps)
  if (kind !== 'pdf') options.onPage?.(1, 1)
  const unread = describeUnread({ pages })
  if (unread !== null) options.remark?.(unread)
  if (pages.every((page) => page.words.length === 0)) {
    if (unread !== null) {
      throw new InputError('page-too-complex', `No line could be read within ${limits.maxPageSeconds} seconds.`, {
        hint: 'Try again when the server is less busy, or upload a smaller or clearer scan.',
      })
    }
    throw new InputError('text-not-found', 'No text was found in the document.', {
      hint: 'Upload a page with printed text; a photo should be sharp and upright.',
    })
  }
  return { pages }
}
