import { mean } from '@vitrine/basics/statistics.ts'
import type { Block, Box, Line, Page, ReadDocument, Word } from '../../documents/document.ts'
import { boxAround, heightOf, verticalOverlap } from '../../documents/layout/box.ts'
import { rowsOfWords } from '../../documents/layout/lines.ts'
import { type PageTable, tablesOfPage } from '../tables/page-tables.ts'
import { headsOf } from '../tables/table-heads.ts'
import { startsParagraph } from './paragraph-number.ts'
import type { Passage, TableRow } from './passage.ts'

/** A passage of a document's page: every word with its position in the text. */
export interface PagePassage extends Passage {
  page: number
  words: readonly { start: number; end: number; word: Word }[]
}

/** One line of a passage's text: several cells for a table row, one for anything else. */
interface Part {
  cells: readonly (readonly Word[])[]
  /** Column headings, where the part is a table row other than the header row; null where the table has none. */
  heads?: readonly string[] | null
}

// Words: about a paragraph, long enough to contain an answer and short enough to be distinct.
const fullPassage = 110
// Above this share of figures a page is treated as a table, row by row.
const tableShare = 0.22
const longestHeading = 8
// A line of a sentence has at least this many; the label of a figure seldom does.
const wordsOfProse = 6

const countOf = ({ cells }: Part): number => cells.reduce((sum, { length }) => sum + length, 0)

const isColumn = ({ lines }: Block): boolean => lines.length > 1 && mean(lines.map(({ words }) => words.length)) < 6

function standBeside(block: Block, other: Block): boolean {
  if (block === other) return false
  const shared = Math.min(block.box[3], other.box[3]) - Math.max(block.box[1], other.box[1])
  return shared > 0.6 * Math.max(heightOf(block.box), heightOf(other.box))
}

/** A block's words, split where a numbered paragraph or a list item begins. */
function paragraphsOf(lines: readonly Line[]): Word[][] {
  const paragraphs: Word[][] = []
  for (const { words, text } of lines) {
    const last = paragraphs.at(-1)
    if (last === undefined || startsParagraph(text)) paragraphs.push([...words])
    else last.push(...words)
  }
  return paragraphs
}

function partsOfTable(table: PageTable): Part[] {
  const heads = headsOf(table)
  return table.rows.map((cells, row) => (heads !== null && row === 0 ? { cells } : { cells, heads }))
}

/** The items that are not in the set, which they are then put into. */
const notYetIn = <Item>(known: Set<Item>, items: Iterable<Item>): Item[] =>
  [...items].filter((item) => !known.has(item) && known.add(item))

/** Blocks as they are, but tables and adjacent columns of short lines row by row, as the contents of a row belong together. */
function partsOfBlocks(blocks: readonly Block[], tableOf: ReadonlyMap<Word, PageTable>): Part[] {
  const taken = new Set<Block>()
  const printed = new Set<PageTable>()
  return blocks.flatMap((block): Part[] => {
    if (taken.has(block)) return []
    const tables = new Set(block.lines.flatMap(({ words }) => words.flatMap((word) => tableOf.get(word) ?? [])))
    const rest = block.lines
      .map((line) => ({ ...line, words: line.words.filter((word) => !tableOf.has(word)) }))
      .filter(({ words }) => words.length > 0)
    const rows = notYetIn(printed, tables).flatMap(partsOfTable)
    if (tables.size > 0) return [...paragraphsOf(rest).map((words) => ({ cells: [words] })), ...rows]
    const columns = isColumn(block) ? blocks.filter((other) => isColumn(other) && standBeside(block, other)) : []
    if (columns.length === 0) return paragraphsOf(block.lines).map((words) => ({ cells: [words] }))
    const beside = [block, ...columns].filter((part) => !taken.has(part))
    for (const part of beside) taken.add(part)
    const words = beside.flatMap(({ lines }) =>
      lines.flatMap((line) => line.words.filter((word) => !tableOf.has(word))),
    )
    return rowsOfWords(words).map((row) => ({ cells: [row] }))
  })
}

const wordsOf = ({ cells }: Part): readonly Word[] => cells.flat()

/** Whether a sentence continues from the line above: that line has several words of prose and no end mark, and this one begins in lower case. */
function runsOn(above: Part, row: readonly Word[]): boolean {
  const words = above.heads === undefined && above.cells.length === 1 ? wordsOf(above) : []
  const said = words.filter(({ text }) => /^\p{L}/u.test(text)).length
  return (
    said >= wordsOfProse &&
    said > words.length / 2 &&
    !/[.!?:;]$/.test(words.at(-1)?.text ?? '') &&
    /^\p{Ll}{2}/u.test(row[0]?.text ?? '')
  )
}

/** On a page of figures every row is a line, in a table or not; but a sentence over several lines is joined into one. */
function partsOfRows(page: Page, tables: readonly PageTable[], tableOf: ReadonlyMap<Word, PageTable>): Part[] {
  const partOf = new Map(
    tables.flatMap(partsOfTable).flatMap((part) => part.cells.flat().map((word): [Word, Part] => [word, part])),
  )
  const printed = new Set<Part>()
  const partsOfRow = (row: readonly Word[]): Part[] => {
    const parts = notYetIn(printed, new Set(row.flatMap((word) => partOf.get(word) ?? [])))
    const rest = row.filter((word) => !tableOf.has(word))
    return rest.length === 0 ? parts : [{ cells: [rest] }, ...parts]
  }
  const joined: Part[] = []
  for (const part of rowsOfWords(page.words).flatMap(partsOfRow)) {
    const above = joined.at(-1)
    const isContinued = part.heads === undefined && above !== undefined && runsOn(above, wordsOf(part))
    if (isContinued) joined[joined.length - 1] = { cells: [[...wordsOf(above), ...wordsOf(part)]] }
    else joined.push(part)
  }
  return joined
}

/** Each part is a line, so that no sentence crosses parts; cells are separated by tabs, so that no answer crosses cells. */
function passageOf(page: number, parts: readonly Part[]): PagePassage {
  let text = ''
  const words: { start: number; end: number; word: Word }[] = []
  const rows: TableRow[] = []
  for (const { cells, heads } of parts) {
    if (text !== '') text += '\n'
    const places = cells.map((cell, column) => {
      if (column > 0 && cell.length > 0 && !/(?:^|[\n\t])$/.test(text)) text += '\t'
      const start = text.length
      for (const [index, word] of cell.entries()) {
        if (index > 0) text += ' '
        words.push({ start: text.length, end: text.length + word.text.length, word })
        text += word.text
      }
      return { start, end: text.length }
    })
    if (heads !== undefined) rows.push({ cells: places, heads })
  }
  return { page, text, words, rows }
}

/** A few words on a line of their own that do not end like a sentence: they belong to what follows. */
function isHeading(part: Part): boolean {
  const last = part.cells.at(-1)?.at(-1)?.text ?? ''
  return part.cells.length === 1 && countOf(part) <= longestHeading && !/[.!?,;]$/.test(last)
}

function passagesOfPage(page: Page): PagePassage[] {
  const figures = page.words.filter(({ text }) => /\d/.test(text) || /^[$€£%—–-]$/.test(text)).length
  const tables = tablesOfPage(page)
  const tableOf = new Map(tables.flatMap((table) => table.rows.flat(2).map((word): [Word, PageTable] => [word, table])))
  const isOfFigures = figures / Math.max(1, page.words.length) > tableShare
  const parts = isOfFigures ? partsOfRows(page, tables, tableOf) : partsOfBlocks(page.blocks, tableOf)
  const passages: PagePassage[] = []
  let gathered: Part[] = []
  for (const part of parts) {
    const count = gathered.reduce((sum, one) => sum + countOf(one), 0)
    if (count > 0 && count + countOf(part) > fullPassage) {
      const body = gathered.findLastIndex((one) => !isHeading(one)) + 1
      const kept = body === 0 ? gathered.length : body
      passages.push(passageOf(page.number, gathered.slice(0, kept)))
      gathered = gathered.slice(kept)
    }
    gathered.push(part)
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
