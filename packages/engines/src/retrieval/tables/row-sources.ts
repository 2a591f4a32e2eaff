import type { Passage, TableRow } from '../passages/passage.ts'
import { isValue } from './table-heads.ts'

export interface Stretch {
  start: number
  end: number
}

/** A row of a table as a sentence that names each cell's column: 'Ticket: Ten visits, Adults: €58.00.' */
export interface SpelledRow {
  text: string
  /** What stands in the passage for a stretch of the text: all of a short cell; for a heading, which answers 'on which day', the cell below it. */
  placeOf: (stretch: Stretch) => Place | null
}

interface Place extends Stretch {
  text: string
}

/** Words; a longer cell is prose, of which a part may be the answer. */
const shortCell = 6

const wordsIn = (text: string): number => text.split(/\s+/).length

/** A tab stands between cells as in the passage, so that no answer crosses them. */
function spellRow(text: string, { cells }: TableRow, heads: readonly string[]): SpelledRow {
  let spelled = ''
  const places: { from: number; cell: Stretch; own: Stretch }[] = []
  for (const [column, own] of cells.entries()) {
    if (own.end === own.start) continue
    const head = heads[column] ?? ''
    const from = spelled.length
    spelled += `${spelled === '' ? '' : ',\t'}${head === '' ? '' : `${head}: `}`
    const start = spelled.length
    spelled += text.slice(own.start, own.end)
    places.push({ from, cell: { start, end: spelled.length }, own })
  }
  const placeOf = (stretch: Stretch): Place | null => {
    const there = places.find(({ from, cell }) => stretch.start >= from && stretch.start < cell.end)
    if (there === undefined) return null
    const { cell, own } = there
    if (stretch.end <= cell.start)
      return { ...own, text: spelled.slice(stretch.start, stretch.end).replace(/^,\t/, '') }
    const isShort = wordsIn(text.slice(own.start, own.end)) <= shortCell
    const start = isShort ? own.start : own.start + Math.max(0, stretch.start - cell.start)
    const end = isShort ? own.end : own.start + Math.min(cell.end, stretch.end) - cell.start
    return { start, end, text: text.slice(start, end) }
  }
  return { text: `${spelled}.`, placeOf }
}

const isHeaded = (row: TableRow): row is TableRow & { heads: readonly string[] } => row.heads !== null

/** The rows of a passage's tables that have column headings, spelled out: of a plain row the reader does not see which figure is which. */
export const spelledRows = (text: string, rows: readonly TableRow[]): SpelledRow[] =>
  rows.filter(isHeaded).map((row) => spellRow(text, row, row.heads))

/** What names things in the tables of a passage: headings, and cells that are no figures. */
export const labelsOf = (text: string, rows: readonly TableRow[]): string[] => [
  ...new Set(
    rows.flatMap(({ heads, cells }) =>
      [...(heads ?? []), ...cells.map(({ start, end }) => text.slice(start, end))].filter(
        (label) => /\p{L}/u.test(label) && !isValue(label),
      ),
    ),
  ),
]

/** What of a passage is no headed row: the stretches of lines between them. */
export function outsideRows({ text, rows = [] }: Passage): Stretch[] {
  const headed = rows
    .filter(isHeaded)
    .map(({ cells }) => ({ start: cells[0]?.start ?? 0, end: cells.at(-1)?.end ?? 0 }))
  const stretches: Stretch[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    const last = stretches.at(-1)
    if (!headed.some((row) => row.start <= end && row.end >= start)) {
      if (last?.end === start - 1) last.end = end
      else stretches.push({ start, end })
    }
    start = end + 1
  }
  return stretches
}
