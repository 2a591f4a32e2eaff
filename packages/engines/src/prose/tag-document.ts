import type { ReadingContext } from '../documents/read-pages.ts'
import { type Tags, tagText } from '../text/tagging/tag-text.ts'
import type { TaggingDomain } from '../text/tagging/topics.ts'
import { readProse } from './read-prose.ts'

// Enough for a long document; a file of five megabytes of text is a corpus.
const longestText = 400_000

/** Reads a document of up to 20 pages and tags it. Throws what `readProse` throws. */
export async function tagDocument(context: ReadingContext, domain: TaggingDomain): Promise<Tags> {
  const { text, document } = await readProse(context, 20)
  context.signal.throwIfAborted()
  const progress = (fraction: number) => context.report({ stage: 'Finding topics', fraction: 0.9 + 0.1 * fraction })
  progress(0)
  const tags = await tagText(text.slice(0, longestText), domain, { signal: context.signal, progress })
  const warnings = [...tags.warnings]
  if (text.length > longestText) {
    warnings.push(`The text is long: its first ${longestText.toLocaleString('en')} characters were read.`)
  }
  if (document?.pages.some((page) => page.source === 'ocr') === true) {
    warnings.push('Pages without a text layer were read by recognition, which misreads letters now and then.')
  }
  return { ...tags, warnings }
}
