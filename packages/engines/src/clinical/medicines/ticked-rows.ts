import type { Box, ReadDocument } from '../../documents/document.ts'
import { centreOf, heightOf, rowAround } from '../../documents/layout/box.ts'
import { rowsOfWords } from '../../documents/layout/lines.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { type MedicineAction, saidByHeading } from './said-of-medicine.ts'

const { mark, yes, no, cellOfNo } = readPatterns(new URL('./wordings/ticked-rows.txt', import.meta.url), [
  'mark',
  'yes',
  'no',
  'cellOfNo',
])

/** What the ticked column of a table says of its row: that the patient has it or not, or what becomes of a medicine. */
export type Ticked = 'yes' | 'no' | MedicineAction

export interface TickedRow {
  said: Ticked
  page: number
  box: Box
}

interface Column {
  said: Ticked
  centre: number
}

/** Letters of a heading row beyond those of its columns; more is a sentence. */
const mostLetters = 60
/** Rows without a mark that end a table. */
const mostBlank = 2
/** In heights of the row: a mark further from a column's heading is under another. */
const reach = 4
/** A gap of as many heights parts cells. */
const cellGap = 1.6

const meaningOf = (word: string): Ticked | null => (yes.test(word) ? 'yes' : no.test(word) ? 'no' : saidByHeading(word))

/** The columns of a heading row: two or more words, of different meaning, that are ticked below. */
function columnsOf(row: readonly { text: string; box: Box }[]): Column[] | null {
  const columns = row.flatMap(({ text, box }): Column[] => {
    const said = meaningOf(text)
    return said === null ? [] : [{ said, centre: centreOf(box) }]
  })
  const letters = row.map(({ text }) => text).join('').length
  return new Set(columns.map(({ said }) => said)).size > 1 && letters <= mostLetters ? columns : null
}

/** The rows of tables whose columns are ticked ('Yes | No', 'Continue | Changed | New | Stop'), and rows that end in a cell 'No'. */
export function tickedRowsOf(document: ReadDocument): TickedRow[] {
  return document.pages.flatMap((page) => {
    let columns: readonly Column[] = []
    let blank = 0
    return rowsOfWords(page.words).flatMap((row): TickedRow[] => {
      const [first, last, before] = [row[0], row.at(-1), row.at(-2)]
      if (first === undefined || last === undefined) return []
      const heading = columnsOf(row)
      if (heading !== null) {
        columns = heading
        blank = 0
        return []
      }
      const box: Box = [
        first.box[0],
        Math.min(...row.map((word) => word.box[1])),
        last.box[2],
        Math.max(...row.map((word) => word.box[3])),
      ]
      const ticked = row.slice(1).find(({ text }) => mark.test(text))
      const under = columns.toSorted(
        (one, other) =>
          Math.abs(one.centre - centreOf(ticked?.box ?? box)) - Math.abs(other.centre - centreOf(ticked?.box ?? box)),
      )[0]
      if (ticked !== undefined && under !== undefined) {
        blank = 0
        const distance = Math.abs(under.centre - centreOf(ticked.box)) * page.aspect
        return distance > reach * heightOf(ticked.box) ? [] : [{ said: under.said, page: page.number, box }]
      }
      blank += 1
      if (blank > mostBlank) columns = []
      const gap = before === undefined ? 0 : (last.box[0] - before.box[2]) * page.aspect
      return cellOfNo.test(last.text) && gap > cellGap * heightOf(last.box)
        ? [{ said: 'no', page: page.number, box }]
        : []
    })
  })
}

/** What the ticked row says in which something stands; null where none does. */
export const tickedAt = (rows: readonly TickedRow[], place: { page: number; box: Box }): Ticked | null =>
  rowAround(rows, place)?.said ?? null
