import { createHash } from 'node:crypto'
import { describeUnread } from '@vitrine/engines/documents/describe-unread.ts'
import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { withoutInstructions } from '@vitrine/engines/documents/without-instructions.ts'
import { type PagePassage, passagesOfDocument } from '@vitrine/engines/retrieval/passages/page-passages.ts'
import { PassageIndex } from '@vitrine/engines/retrieval/search/passage-index.ts'
import type { RunContext } from '@vitrine/model-kit/run-context.ts'

export interface KeptDocument {
  document: ReadDocument
  passages: readonly PagePassage[]
  index: PassageIndex
  /** Sentences that address programs; they are not part of the passages. */
  instructions: readonly string[]
}

/** A 300-page report takes seconds to read and about 60 MB to keep. */
const maxPages = 1000
/** Total over all documents; the latest one is always kept. */
const pagesKept = 900
/** Text with fewer words besides instructions to programs is just a title or a name. */
const fewestWords = 25

/**
 * Documents that this process has read, by their content, the latest last: the questions of a chat come with the same
 * file again and again.
 */
const kept = new Map<string, KeptDocument>()

const wordsIn = ({ pages }: ReadDocument): number => pages.reduce((sum, { words }) => sum + words.length, 0)

async function read(bytes: Uint8Array, { signal, report }: RunContext): Promise<KeptDocument> {
  report({ stage: 'Reading the pages', fraction: 0 })
  const document = await readDocument(bytes, {
    limits: { maxPages },
    signal,
    onPage: (done, total) => report({ stage: `Reading page ${done} of ${total}`, fraction: (0.5 * done) / total }),
  })
  const stage = 'Preparing the search'
  report({ stage, fraction: 0.5 })
  // A long text may mention rules and instructions for other reasons; a page with hardly anything else does not.
  const without = withoutInstructions(document)
  const isOrders = without.instructions.length > 0 && wordsIn(without.document) <= fewestWords
  const passages = passagesOfDocument(isOrders ? without.document : document)
  const progress = (fraction: number) => report({ stage, fraction: 0.5 + 0.2 * fraction })
  const index = await PassageIndex.prepare(passages, { signal, progress })
  return { document, passages, index, instructions: isOrders ? without.instructions : [] }
}

/** Reads the run's document, or returns it from the cache of an earlier question. Throws what `readDocument` throws. */
export async function openDocument(context: RunContext): Promise<KeptDocument> {
  const bytes = await context.readFile()
  const key = createHash('sha256').update(bytes).digest('hex')
  const known = kept.get(key)
  const opened = known ?? (await read(bytes, context))
  const unread = describeUnread(opened.document)
  if (unread !== null) context.remark?.(unread)
  kept.delete(key)
  kept.set(key, opened)
  let pages = [...kept.values()].reduce((sum, { document }) => sum + document.pages.length, 0)
  for (const [oldest, { document }] of [...kept].slice(0, -1)) {
    if (pages <= pagesKept) break
    kept.delete(oldest)
    pages -= document.pages.length
  }
  return opened
}
