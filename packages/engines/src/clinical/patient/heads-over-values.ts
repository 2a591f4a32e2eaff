import type { ReadDocument, Word } from '../../documents/document.ts'
import { heightOf } from '../../documents/layout/box.ts'
import { rowsOfWords } from '../../documents/layout/lines.ts'
import { type PlacedText, PlacedTextBuilder } from '../../prose/placed-text.ts'

/** A gap wider than this many line heights separates cells. */
const cellGap = 1.2
/** A label of a cell has no more words. */
const mostWords = 6
/** Line heights that a value may begin left of its label. */
const slack = 1

function cellsOf(row: readonly Word[], aspect: number): Word[][] {
  const cells: Word[][] = []
  for (const word of row) {
    const cell = cells.at(-1)
    const before = cell?.at(-1)
    const isNext =
      before !== undefined &&
      (word.box[0] - before.box[2]) * aspect <= cellGap * Math.min(heightOf(word.box), heightOf(before.box))
    if (isNext) cell?.push(word)
    else cells.push([word])
  }
  return cells
}

/** Labels alone: no figure, nothing filled in behind a colon. */
function isHead(cell: readonly Word[]): boolean {
  const text = cell.map((word) => word.text).join(' ')
  return cell.length <= mostWords && /^\p{L}/u.test(text) && !/\d|:\s*\S/u.test(text)
}

/**
 * A form's labels that stand over their values ('Surname  Forename  DOB' over 'Lovelace  Ada  10/12/1985'), each with its value behind a colon on
 * a line of its own. Empty where a document has none.
 */
export function headsOverValues(document: ReadDocument): PlacedText {
  const builder = new PlacedTextBuilder()
  for (const page of document.pages) {
    const rows = rowsOfWords(page.words).map((row) => cellsOf(row, page.aspect))
    for (const [index, heads] of rows.entries()) {
      const values = rows[index + 1]
      if (values === undefined || heads.length < 2 || !heads.every(isHead)) continue
      for (const [place, head] of heads.entries()) {
        const [first] = head
        if (first === undefined) continue
        const from = first.box[0] - (slack * heightOf(first.box)) / page.aspect
        const next = heads[place + 1]?.[0]
        const to = next === undefined ? 1 : next.box[0] - (slack * heightOf(next.box)) / page.aspect
        const value = values.find((cell) => (cell[0]?.box[0] ?? -1) >= from && (cell[0]?.box[0] ?? 2) < to)
        if (value === undefined) continue
        for (const [at, word] of head.entries()) builder.add(word, at === 0 ? '\n' : ' ')
        for (const [at, word] of value.entries()) builder.add(word, at === 0 ? ': ' : ' ')
      }
    }
  }
  return builder.build()
}
