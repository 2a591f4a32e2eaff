import type { ReadDocument } from './document.ts'

/** The document's text for readers without eyes for the page: blocks apart, pages marked. */
export function plainTextOf(document: ReadDocument): string {
  return document.pages
    .map(
      (page) =>
        `[page ${page.number}]\n${page.blocks.map((block) => block.lines.map((line) => line.text).join('\n')).join('\n\n')}`,
    )
    .join('\n\n')
}
