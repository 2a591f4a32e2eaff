import { InputError } from '@vitrine/errors/input-error.ts'
import { fileTypeFromBuffer } from 'file-type'
import type { DocumentKind } from './document.ts'

const kindOfMediaType: Record<string, DocumentKind> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/**
 * Tells the kind of a document by its content; names and declared types lie.
 * @throws InputError `input-empty`, `type-unsupported`
 */
export async function sniffDocument(bytes: Uint8Array): Promise<DocumentKind> {
  if (bytes.length === 0) {
    throw new InputError('input-empty', 'The file is empty.', { hint: 'Choose a file with content.' })
  }
  // The header may follow some junk: the PDF reference lets readers look at the first 1,024 bytes.
  if (Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes('%PDF-')) return 'pdf'
  const found = await fileTypeFromBuffer(bytes)
  const kind = found === undefined ? undefined : kindOfMediaType[found.mime]
  if (kind === undefined) {
    throw new InputError(
      'type-unsupported',
      `The file is ${found === undefined ? 'of an unknown type' : `a ${found.ext} file`}.`,
      {
        hint: 'PDF, JPEG, PNG and WebP are read.',
      },
    )
  }
  return kind
}
