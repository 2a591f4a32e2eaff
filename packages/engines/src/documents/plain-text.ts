import type { Page, ReadDocument } from './document.ts'

/** A page's text as it was read: blocks apart. */
export const pageText = (page: Page): string =>
  page.blocks.map((block) => block.lines.map((line) => line.text).join('\n')).join('\n\n')

/** The document's text for readers without eyes for the page: blocks apart, pages marked. */
export function plainTextOf(document: ReadDocument): string {
  return document.pages.map((page) => `[page ${page.number}]\n${pageText(page)}`).join('\n\n')
}
