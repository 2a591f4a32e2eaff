import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import type { PlacedText } from '@vitrine/engines/prose/placed-text.ts'
import { readPages } from '@vitrine/engines/prose/read-pages.ts'
import { runningTextOf } from '@vitrine/engines/prose/running-text.ts'
import { decodeText } from '@vitrine/engines/tables/decode-text.ts'
import type { RunContext, RunInput } from '@vitrine/model-kit/run-context.ts'
import { maxPages } from './limits.ts'

export interface TranscriptFile {
  text: string
  /** Null for plain text: its lines are the transcript's, and it has no pages. */
  pages: { document: ReadDocument; placed: PlacedText } | null
}

/** A text file is taken as it stands; everything else is read page by page. */
export async function readTranscriptFile(input: RunInput, context: RunContext): Promise<TranscriptFile> {
  if (input.file?.mediaType === 'text/plain') {
    const { text } = decodeText(await context.readFile())
    return { text: text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'), pages: null }
  }
  const document = await readPages(context, maxPages)
  const placed = runningTextOf(document)
  return { text: placed.text, pages: { document, placed } }
}
