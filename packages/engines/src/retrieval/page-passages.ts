import type { Box, Page, ReadDocument, Word } from '../documents/document.ts'
import { boxAround, verticalOverlap } from '../documents/layout/box.ts'
import { rowsOfWords } from '../documents/layout/lines.ts'
import type { Passage } from './passage.ts'

/** A passage of a document's page: every word with its place in the text. */
export interface PagePassage extends Passage {
  page: number
  words: readonly { start: number; end: number; word: Word }[]
}

// About a paragraph: long enough to answer in, short enough to tell apart.
const fullPassage = 110
// Above this share of figures a page is a table, and its rows are what belongs together.
const tableShare = 0.22

/** Cuts a document into passages, none across two pages: paragraphs of prose, rows of tables. */
export function passagesOfDocument(document: ReadDocument): PagePassage[] {
  return document.pages.flatMap(passagesOfPage)
}

function passagesOfPage(page: Page): PagePassage[] {
  const figures = page.words.filter(({ text }) => /\d/.test(text) || /^[$€£%—–-]$/.test(text)).length
  const parts =
    figures / Math.max(1, page.words.length) > tableShare
      ? rowsOfWords(page.words)
      : page.blocks.map((block) => block.lines.flatMap((line) => line.words))
  const passages: PagePassage[] = []
  let gathered: (readonly Word[])[] = []
  let count = 0
  for (const part of parts) {
    if (count > 0 && count + part.length > fullPassage) {
      passages.push(passageOf(page.number, gathered))
      gathered = []
      count = 0
    }
    gathered.push(part)
    count += part.length
  }
  if (gathered.length > 0) passages.push(passageOf(page.number, gathered))
  return passages
}

/** Words of one part stand on one line of the text, so that no sentence runs from part to part. */
function passageOf(page: number, parts: readonly (readonly Word[])[]): PagePassage {
  let text = ''
  const words: { start: number; end: number; word: Word }[] = []
  for (const part of parts) {
    if (text !== '') text += '\n'
    for (const [index, word] of part.entries()) {
      if (index > 0) text += ' '
      words.push({ start: text.length, end: text.length + word.text.length, word })
      text += word.text
    }
  }
  return { page, text, words }
}

/** The rectangles of a stretch of a passage, one for each line. */
export function boxesOf(passage: PagePassage, start: number, end: number): Box[] {
  const lines: Box[][] = []
  for (const { word } of passage.words.filter((candidate) => candidate.end > start && candidate.start < end)) {
    const line = lines.at(-1)
    const before = line?.at(-1)
    if (
      line !== undefined &&
      before !== undefined &&
      verticalOverlap(before, word.box) > 0.5 &&
      word.box[0] > before[0]
    ) {
      line.push(word.box)
    } else lines.push([word.box])
  }
  return lines.map(boxAround)
}
