import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import type { PlacedText } from '@vitrine/engines/prose/placed-text.ts'
import { readProse } from '@vitrine/engines/prose/read-prose.ts'
import { runningTextOf } from '@vitrine/engines/prose/running-text.ts'
import type { RunContext } from '@vitrine/model-kit/run-context.ts'
import { maxPages } from './limits.ts'

export interface TranscriptFile {
  text: string
  /** Null for a text file or a Word document: its lines are the transcript's, and it has no pages. */
  pages: { document: ReadDocument; placed: PlacedText } | null
}

export async function readTranscriptFile(context: RunContext): Promise<TranscriptFile> {
  const { text, document } = await readProse(context, maxPages)
  return { text, pages: document && { document, placed: runningTextOf(document) } }
}
