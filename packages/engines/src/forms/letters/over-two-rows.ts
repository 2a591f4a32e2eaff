import { heightOf } from '../../documents/layout/box.ts'
import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'

/** Line heights; no space between words is as wide. */
const columnGap = 1.5

/** Whether a row is of several columns: no sentence goes over from one to the next. */
export const hasColumns = ({ words, aspect }: SearchRow): boolean =>
  words.some((word, index) => {
    const before = words[index - 1]
    return before !== undefined && (word.box[0] - before.box[2]) * aspect > columnGap * heightOf(word.box)
  })

/** In heights of a row: what lies further apart is of two paragraphs. */
const paragraphGap = 0.9

/** Whether a row follows another within a paragraph, as far as their places tell. */
export const isNextRow = (above: SearchRow, row: SearchRow): boolean =>
  above.page === row.page && row.box[1] - above.box[3] <= paragraphGap * heightOf(row.box)

export interface TwoRows {
  row: SearchRow
  /** The row and, where a sentence may go on there, the one below it. */
  text: string
  /** A stretch of that text, as it stands on the row in which it begins. */
  spanAt: (start: number, end: number) => Span
}

/** Every row with the one below it as one text, since mails and letters break their sentences at a width. Nothing goes on from or into columns. */
export function* overTwoRows(rows: readonly SearchRow[]): Generator<TwoRows> {
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1]
    const next = below !== undefined && isNextRow(row, below) && !hasColumns(row) && !hasColumns(below) ? below : null
    const lower = row.text.length + 1
    yield {
      row,
      text: next === null ? row.text : `${row.text} ${next.text}`,
      spanAt: (start, end) =>
        next !== null && start >= lower
          ? spanOf(next, start - lower, Math.min(end - lower, next.text.length))
          : spanOf(row, start, Math.min(end, row.text.length)),
    }
  }
}
