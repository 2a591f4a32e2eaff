import { tagText, type Tags } from '../text/tagging/tag-text.ts'
import type { TaggingDomain } from '../text/tagging/topics.ts'
import type { ReadingContext } from '../documents/read-pages.ts'
import { readProse } from './read-prose.ts'

// Enough for a long document; a file of five megabytes of text is a corpus.
const longestText = 400_000

/** Reads a document of up to 20 pages and tags it. Throws what `readProse` throws. */
export async function tagDocument(context: ReadingContext, domain: TaggingDomain): Promise<Tags> {
  const { text, document } = await readProse(context, 20)
  context.signal.throwIfAborted()
  context.report({ stage: 'Finding topics', fraction: 0.95 })
  const tags = await tagText(text.slice(0, longestText), domain, context.signal)
  const warnings = [...tags.warnings]
  if (text.length > longestText) {
    warnings.push(`The text is long: its first ${longestText.toLocaleString('en')} characters were read.`)
  }
  if (document?.pages.some((page) => page.source === 'ocr') === true) {
    warnings.push('Pages without a text layer were read by recognition, which misreads letters now and then.')
  }
  return { ...tags, warnings }
}
