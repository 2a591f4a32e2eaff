import type { Block, Box, Page, ReadDocument, Word } from '../documents/document.ts'
import { boxAround, heightOf, verticalOverlap } from '../documents/layout/box.ts'
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

const wordsOf = ({ lines }: Block): Word[] => lines.flatMap((line) => line.words)

const isColumn = ({ lines }: Block): boolean =>
  lines.length > 1 && lines.reduce((sum, { words }) => sum + words.length, 0) / lines.length < 6

function standBeside(block: Block, other: Block): boolean {
  if (block === other) return false
  const shared = Math.min(block.box[3], other.box[3]) - Math.max(block.box[1], other.box[1])
  return shared > 0.6 * Math.max(heightOf(block.box), heightOf(other.box))
}

/** Blocks as they are, but columns of short lines side by side are a table: its rows belong together. */
function partsOfBlocks(blocks: readonly Block[]): (readonly Word[])[] {
  const taken = new Set<Block>()
  return blocks.flatMap((block) => {
    if (taken.has(block)) return []
    const columns = isColumn(block) ? blocks.filter((other) => isColumn(other) && standBeside(block, other)) : []
    if (columns.length === 0) return [wordsOf(block)]
    const table = [block, ...columns].filter((part) => !taken.has(part))
    for (const part of table) taken.add(part)
    return rowsOfWords(table.flatMap(wordsOf))
  })
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

function passagesOfPage(page: Page): PagePassage[] {
  const figures = page.words.filter(({ text }) => /\d/.test(text) || /^[$€£%—–-]$/.test(text)).length
  const parts =
    figures / Math.max(1, page.words.length) > tableShare ? rowsOfWords(page.words) : partsOfBlocks(page.blocks)
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

/** Cuts a document into passages, none across two pages: paragraphs of prose, rows of tables. */
export function passagesOfDocument(document: ReadDocument): PagePassage[] {
  return document.pages.flatMap(passagesOfPage)
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
