import type { ReadDocument } from './document.ts'

/** What of a document there was no time to read, as a sentence for people; null where all was read. */
export function describeUnread({ pages }: ReadDocument): string | null {
  const cut = pages.filter(({ unreadLines = 0 }) => unreadLines > 0)
  const [first] = cut
  if (first === undefined) return null
  const lines = cut.reduce((sum, { unreadLines = 0 }) => sum + unreadLines, 0)
  const places = cut.length === 1 ? `page ${first.number}` : `pages ${cut.map(({ number }) => number).join(', ')}`
  return `This is a partial answer: ${lines} lines on ${places} stayed unread, since recognising them took too long.`
}
