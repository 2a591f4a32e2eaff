import { at } from '@vitrine/basics/at.ts'
import { unsaidThings } from '../question/unsaid-things.ts'
import type { PassageIndex } from '../search/passage-index.ts'
import { fitsQuestion } from './fits-question.ts'
import type { NarrowedRow, NarrowedTables } from './narrowed-tables.ts'
import type { TableCell } from './table-cell.ts'

/** Cells that can be read at a glance. */
const mostCells = 4
/** Of the only cell, and of several from which the reader chooses. Set by hand. */
const confidences = { one: 0.7, several: 0.6 } as const

/**
 * What the one row says that covers a value of the question, such as '10–20 kg' for a 12 kg parcel: its only fitting cell, or all
 * with their headings where the question does not choose. Null where no row, or more than one, does.
 */
export function coveringRow(
  index: PassageIndex,
  { question, rows }: NarrowedTables,
  passages: readonly number[],
): TableCell | null {
  const found = passages.flatMap((passage) =>
    at(rows, passage)
      .filter(({ covering }) => covering.cells.size > 0)
      .map((row) => ({ passage, row })),
  )
  const [only] = found
  // Of the insurance of a parcel its price says nothing.
  if (only === undefined || found.length > 1 || unsaidThings(index, question).length > 0) return null
  const { text } = at(index.passages, only.passage)
  const { cells, heads, covering }: NarrowedRow = only.row
  const fitting = [...cells.entries()].flatMap(([column, { start, end }]) => {
    const cell = text.slice(start, end)
    const head = heads?.[column] ?? ''
    const isLabel = covering.cells.has(column) || !/[\p{L}\p{N}]/u.test(cell)
    return isLabel || !fitsQuestion(question, { name: '', head, cell }, text) ? [] : [{ cell, head, start, end }]
  })
  const [first, last] = [fitting[0], fitting.at(-1)]
  if (first === undefined || last === undefined || fitting.length > mostCells) return null
  const isOne = fitting.length === 1
  return {
    passage: only.passage,
    start: first.start,
    end: last.end,
    text: isOne ? first.cell : fitting.map(({ cell, head }) => (head === '' ? cell : `${head}: ${cell}`)).join(', '),
    confidence: isOne ? confidences.one : confidences.several,
  }
}
