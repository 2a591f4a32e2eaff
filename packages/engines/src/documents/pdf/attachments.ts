import { withPdf } from './open-pdf.ts'

export interface Attachment {
  name: string
  content: Uint8Array
}

/** The files embedded in a PDF. @throws InputError as `withPdf` */
export async function attachmentsOfPdf(bytes: Uint8Array): Promise<Attachment[]> {
  return withPdf(bytes, async (pdf) => {
    const found: unknown = await pdf.getAttachments()
    return Object.values(found ?? {}).flatMap((entry: unknown) =>
      isAttachment(entry) ? [{ name: entry.filename, content: entry.content }] : [],
    )
  })
}

function isAttachment(entry: unknown): entry is { filename: string; content: Uint8Array } {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'filename' in entry &&
    'content' in entry &&
    entry.content instanceof Uint8Array
  )
}
