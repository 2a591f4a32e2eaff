import { InputError } from '@vitrine/errors/input-error.ts'
import type { ReadDocument } from '../documents/document.ts'
import { readDocx } from '../documents/docx/read-docx.ts'
import { type ReadingContext, readPages } from '../documents/read-pages.ts'
import { decodeText } from '../tables/decode-text.ts'
import { runningTextOf } from './running-text.ts'

/** A document as running text, whatever it was written with. */
export interface Prose {
  text: string
  /** The pages with their places, where the document has pages. */
  document: ReadDocument | null
}

/** PDF somewhere in the first kilobyte, JPEG, PNG, WebP. */
function isPaged(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024))
  if (head.includes('%PDF-')) return true
  const starts = [
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47],
    [0x52, 0x49, 0x46, 0x46],
  ]
  return starts.some((start) => start.every((byte, index) => bytes[index] === byte))
}

function readPlainText(bytes: Uint8Array): string {
  let text: string
  try {
    text = decodeText(bytes).text
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    if (error.problem === 'input-empty') {
      throw new InputError('input-empty', 'The file is empty.', { hint: 'Choose a file with text in it.' })
    }
    throw new InputError('type-unsupported', 'The file is neither text nor a document that can be read.', {
      hint: 'PDF, Word (.docx) and plain text are read.',
    })
  }
  if (!/[\p{L}\p{N}]/u.test(text)) {
    throw new InputError('text-not-found', 'The file holds no words.', { hint: 'Choose a file with text in it.' })
  }
  return text.replaceAll('\r\n', '\n')
}

/**
 * Reads a PDF (or a picture) page by page, a Word document or a text file, recognised by content.
 * @throws InputError what `readDocument` and `readDocx` throw; `input-empty` and `type-unsupported`
 */
export async function readProse(context: ReadingContext, maxPages: number): Promise<Prose> {
  const bytes = await context.readFile()
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const isOldOffice = bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11
  if (isZip || isOldOffice) return { text: readDocx(bytes), document: null }
  if (isPaged(bytes)) {
    const document = await readPages({ ...context, readFile: async () => bytes }, maxPages)
    return { text: runningTextOf(document).text, document }
  }
  return { text: readPlainText(bytes), document: null }
}
