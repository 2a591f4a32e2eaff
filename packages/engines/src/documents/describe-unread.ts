import type { Page, ReadDocument } from './document.ts'

interface Unread {
  pages: readonly Page[]
  /** Counts by page. */
  countOf: (page: Page) => number
}

/** '12 lines on page 3', '900 words on pages 1, 4'; null where there are none. */
function countWords({ pages, countOf }: Unread, what: string): string | null {
  const cut = pages.filter((page) => countOf(page) > 0)
  const [first] = cut
  if (first === undefined) return null
  const count = cut.reduce((sum, page) => sum + countOf(page), 0)
  const places = cut.length === 1 ? `page ${first.number}` : `pages ${cut.map(({ number }) => number).join(', ')}`
  return `${count.toLocaleString('en')} ${what} on ${places}`
}

/** The parts of a document that were not read, as sentences for people; null where everything was read. */
export function describeUnread({ pages }: ReadDocument): string | null {
  const lines = countWords({ pages, countOf: ({ unreadLines = 0 }) => unreadLines }, 'lines')
  const words = countWords({ pages, countOf: ({ unreadWords = 0 }) => unreadWords }, 'words')
  const sentences = [
    ...(lines === null
      ? []
      : [
          `${lines} stayed unread, since recognising them took too long. Run it again when the server is less busy, or with a smaller or clearer scan.`,
        ]),
    ...(words === null ? [] : [`${words} stayed unread, since that is more than is read of a page.`]),
  ]
  return sentences.length === 0 ? null : `This is a partial answer: ${sentences.join(' And ')}`
}
