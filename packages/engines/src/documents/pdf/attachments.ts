import { withPdf } from './open-pdf.ts'

export interface Attachment {
  name: string
  content: Uint8Array
}

function nameOf(entry: unknown): string | null {
  return typeof entry === 'object' && entry !== null && 'filename' in entry && typeof entry.filename === 'string'
    ? entry.filename
    : null
}

/**
 * The files embedded in a PDF for whose names `wanted` holds.
 * @throws InputError as `withPdf`
 */
export async function attachmentsOfPdf(bytes: Uint8Array, wanted: (name: string) => boolean): Promise<Attachment[]> {
  return withPdf(bytes, async (pdf) => {
    const found: unknown = await pdf.getAttachments()
    const listed = found instanceof Map ? [...found.entries()] : []
    const attachments: Attachment[] = []
    for (const [id, entry] of listed) {
      const name = nameOf(entry)
      if (name === null || !wanted(name)) continue
      const content: unknown = await pdf.getAttachmentContent(id)
      if (content instanceof Uint8Array) attachments.push({ name, content })
    }
    return attachments
  })
}
