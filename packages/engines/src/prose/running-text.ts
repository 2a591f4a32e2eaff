import type { Line, Page, ReadDocument } from '../documents/document.ts'
import { fromLeft, heightOf, horizontalOverlap, widthOf } from '../documents/layout/box.ts'
import { type PlacedText, PlacedTextBuilder } from './placed-text.ts'

/** Narrower lines than this share of the page are labels, cells or list items rather than prose that runs on. */
const leastProseWidth = 0.3
const startsItem = /^(?:[•·▪◦‣*–-]|\(?\d{1,2}[.)]|\(?[a-z][.)])(?:\s|$)/iu
const startsLabel = /^\p{Lu}[\p{L}\p{N} /&'’()-]{0,40}:(?:\s|$)/u
const isCapitals = /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u

function addLine(builder: PlacedTextBuilder, line: Line, separator: string): void {
  for (const [index, word] of line.words.entries()) builder.add(word, index === 0 ? separator : ' ')
}

/** A sentence cut by the end of a page goes on in lower case. */
function runsOverPage(before: Line, line: Line): boolean {
  return line.page > before.page && /[\p{L},]$/u.test(before.text) && /^\p{Ll}/u.test(line.text)
}

/** Whether the next line's first word would not have fitted on this one: the paragraph was wrapped here. */
function runsOn(before: Line, line: Line, page: Page): boolean {
  const first = line.words[0]
  if (first === undefined || widthOf(before.box) < leastProseWidth) return false
  if (startsLabel.test(line.text) && /[.!?:]$/u.test(before.text)) return false
  const column = page.lines.filter((other) => horizontalOverlap(other.box, before.box) > 0.5)
  const right = Math.max(...column.map((other) => other.box[2]))
  const blank = (0.3 * heightOf(before.box)) / page.aspect
  // A word that would have fitted only just: justified print and recognition are not exact to the letter.
  const slack = (1.2 * heightOf(before.box)) / page.aspect
  return before.box[2] + blank + widthOf(first.box) > right - slack
}

function separatorBetween(before: Line | null, line: Line, page: Page, startsBlock: boolean): string {
  if (before === null) return ''
  if (startsItem.test(line.text) || isCapitals.test(line.text) || isCapitals.test(before.text)) {
    return startsBlock ? '\n\n' : '\n'
  }
  if (startsBlock) return runsOverPage(before, line) ? ' ' : '\n\n'
  return runsOn(before, line, page) ? ' ' : '\n'
}

/** Cells side by side that make a row of a table. */
const fewestCells = 3
const fewestRows = 2

const isBeside = (one: Line, other: Line): boolean =>
  Math.min(one.box[3], other.box[3]) - Math.max(one.box[1], other.box[1]) >
    0.6 * Math.min(heightOf(one.box), heightOf(other.box)) && horizontalOverlap(one.box, other.box) === 0

/**
 * Rows of a table whose columns were taken for blocks, as happens where it has no rules or is photographed: for each of its lines the row,
 * from left to right. Read down the columns, what is said of a thing is torn from its name.
 */
function tableRows(page: Page): Map<Line, readonly Line[]> {
  const cells = page.lines.filter((line) => widthOf(line.box) < leastProseWidth)
  const rows = new Map<Line, readonly Line[]>()
  let count = 0
  const rowFrom = (cell: Line): Line[] =>
    [cell, ...cells.filter((other) => other !== cell && !rows.has(other) && isBeside(cell, other))].toSorted(fromLeft)
  for (const cell of cells) {
    const row = rows.has(cell) ? [] : rowFrom(cell)
    if (row.length < fewestCells) continue
    for (const line of row) rows.set(line, row)
    count += 1
  }
  if (count < fewestRows) return new Map()
  // A row between those of the table may have fewer cells: two stand so close that they were taken for one line.
  const inTable = [...rows.keys()]
  const [top, bottom] = [Math.min(...inTable.map(({ box }) => box[1])), Math.max(...inTable.map(({ box }) => box[3]))]
  for (const cell of cells) {
    const row = rows.has(cell) ? [] : rowFrom(cell)
    if (row.length < 2 || cell.box[1] < top || cell.box[3] > bottom) continue
    for (const line of row) rows.set(line, row)
  }
  return rows
}

/**
 * The document as a person reads it: lines of a paragraph joined with blanks, other lines apart, blocks with a blank line between.
 */
export function runningTextOf(document: ReadDocument): PlacedText {
  const builder = new PlacedTextBuilder()
  let before: Line | null = null
  for (const page of document.pages) {
    const rows = tableRows(page)
    for (const block of page.blocks) {
      for (const [index, line] of block.lines.entries()) {
        const row = rows.get(line)
        if (row !== undefined && row[0] !== line) continue
        addLine(builder, line, separatorBetween(before, line, page, index === 0))
        for (const cell of row?.slice(1) ?? []) addLine(builder, cell, ' ')
        before = line
      }
    }
  }
  return builder.build()
}
