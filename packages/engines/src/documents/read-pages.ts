import type { ReadDocument } from './document.ts'
import { aspectAsShown } from './places-as-shown.ts'
import { pageText } from './plain-text.ts'
import { readDocument } from './read-document.ts'

/** What a run gives an engine; the shape that the model kit's context has. */
export interface ReadingContext {
  readFile: () => Promise<Uint8Array>
  signal: AbortSignal
  report: (progress: { stage: string; fraction: number | null }) => void
  remark?: ((sentence: string) => void) | undefined
}

/** Reads the run's file page by page, with the printed lines where asked for, telling how far it is. Throws what `readDocument` throws. */
export async function readPages(
  context: ReadingContext,
  maxPages: number,
  { rulings = false }: { rulings?: boolean } = {},
): Promise<ReadDocument> {
  context.report({ stage: 'Reading the pages', fraction: 0 })
  return readDocument(await context.readFile(), {
    limits: { maxPages },
    rulings,
    signal: context.signal,
    remark: context.remark,
    onPage: (done, total) =>
      context.report({ stage: `Reading page ${done} of ${total}`, fraction: (0.9 * done) / total }),
  })
}

/** How the pages were read, as results say it. */
export function readingOf({ pages }: ReadDocument): {
  source: 'text-layer' | 'ocr' | 'mixed'
  pages: { aspectRatio: number; text: string }[]
} {
  const sources = new Set(pages.filter((page) => page.words.length > 0).map((page) => page.source))
  const [source = 'text-layer'] = sources
  return {
    source: sources.size > 1 ? 'mixed' : source,
    pages: pages.map((page) => ({ aspectRatio: aspectAsShown(page), text: pageText(page) })),
  }
}
