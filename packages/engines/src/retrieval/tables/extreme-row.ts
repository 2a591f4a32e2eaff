import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import type { Question } from '../question/question.ts'
import type { PassageIndex } from '../search/passage-index.ts'
import { searchTerms } from '../search/passage-index.ts'
import { tagText } from '../tagged-text.ts'
import { unitOf } from './measures.ts'
import { isNamedExtreme } from './named-extreme.ts'
import type { NarrowedRow, NarrowedTables } from './narrowed-tables.ts'
import type { TableCell } from './table-cell.ts'
import { isValue } from './table-heads.ts'

const measures = ['price', 'weight', 'speed', 'duration', 'length', 'time', 'height', 'size', 'noise', 'heat'] as const
const patterns = readPatterns(new URL('./wordings/extremes.txt', import.meta.url), [
  'most of a noun',
  'least of a noun',
  ...measures.flatMap((measure): `${typeof measure} ${'most' | 'least' | 'column'}`[] => [
    `${measure} most`,
    `${measure} least`,
    `${measure} column`,
  ]),
])

/** Of the row that is named; nothing but the table was read for it. */
const confidence = 0.75
/** Share of the rows that must have a figure in the column. */
const leastFilled = 0.75

/** What is compared: the columns by what their headings or figures look like or say, and whether the most or the least is asked for. */
interface Extreme {
  isMost: boolean
  isOf: (head: string, cells: readonly string[]) => boolean
}

/** What a question may compare: the fastest by speed or by the time that it takes. */
function extremesOf({ text }: Question): Extreme[] {
  const measured = measures.flatMap((measure): Extreme[] => {
    const isMost = patterns[`${measure} most`].test(text)
    if (!isMost && !patterns[`${measure} least`].test(text)) return []
    const looks = patterns[`${measure} column`]
    return [{ isMost, isOf: (head, cells) => looks.test(head) || cells.every((cell) => looks.test(cell)) }]
  })
  const counted = [true, false].flatMap((isMost): Extreme[] => {
    const noun = patterns[isMost ? 'most of a noun' : 'least of a noun'].exec(text)?.[1]
    if (noun === undefined) return []
    const stems = searchTerms(tagText(noun))
    return [{ isMost, isOf: (head) => searchTerms(tagText(head)).some((stem) => stems.includes(stem)) }]
  })
  return [...measured, ...counted]
}

/** Whether what is the most or the least of all is asked for: no single row of a table tells. */
export const asksForExtreme = (question: Question): boolean => extremesOf(question).length > 0

/** A cell's first figure in its measure's unit; minutes after midnight of a time of day; null where it has none. */
function figureIn(cell: string): number | null {
  const clock = /\b(\d{1,2}):(\d\d)\b/.exec(cell)
  if (clock !== null) return 60 * Number(clock[1]) + Number(clock[2])
  if (/^(?:free|none)\b/i.test(cell)) return 0
  const [, figure, unit = ''] = /(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?(\p{L}*)/u.exec(cell) ?? []
  return figure === undefined ? null : Number(figure.replaceAll(',', '')) * (unitOf(unit)?.times ?? 1)
}

/** The row whose figure in a column is the most or the least; null where too few have one or two are equal. */
function bestOf(cells: readonly string[], isMost: boolean): number | null {
  const figures = cells.map(figureIn)
  const known = figures.filter((figure) => figure !== null)
  if (known.length < 2 || known.length < leastFilled * cells.length) return null
  const best = isMost ? Math.max(...known) : Math.min(...known)
  return known.filter((figure) => figure === best).length === 1 ? figures.indexOf(best) : null
}

function extremeOfTable(
  question: Question,
  { text, table }: { text: string; table: readonly NarrowedRow[] },
  { isMost, isOf }: Extreme,
) {
  const wantsFigure = /^how-(?:much|many|long)$/.test(question.kind)
  const cellOf = (row: NarrowedRow, column: number) => text.slice(row.cells[column]?.start, row.cells[column]?.end)
  const heads = table[0]?.heads ?? []
  if (heads.some((head) => isNamedExtreme(question, head))) return null
  if (table.length < 2 || table.some((row) => isValue(cellOf(row, 0)))) return null
  const columns = [...heads.keys()].slice(1).filter((column) => {
    const cells = table.map((row) => cellOf(row, column)).filter((cell) => cell !== '')
    return cells.length > 0 && isOf(at(heads, column), cells)
  })
  const best = columns.map((column) =>
    bestOf(
      table.map((row) => cellOf(row, column)),
      isMost,
    ),
  )
  const [row] = best
  // Of the cheapest room in one season and another in the next none is the cheapest.
  if (row === undefined || row === null || best.some((other) => other !== row)) return null
  if (wantsFigure && columns.length > 1) return null
  return { ...at(at(table, row).cells, wantsFigure ? at(columns, 0) : 0) }
}

/** The row with the most or the least of what is asked for: 'the lightest' by the weights, 'the most seats' by the column 'Seats'. */
export function extremeRow(
  index: PassageIndex,
  { question, rows }: NarrowedTables,
  passages: readonly number[],
): TableCell | null {
  const extremes = extremesOf(question)
  if (extremes.length === 0 || index.missingNameShare(question) > 0) return null
  for (const passage of passages) {
    const { text } = at(index.passages, passage)
    for (const table of Map.groupBy(at(rows, passage), ({ heads }) => heads).values()) {
      const [cell] = extremes.flatMap((extreme) => extremeOfTable(question, { text, table }, extreme) ?? [])
      if (cell !== undefined) return { passage, ...cell, text: text.slice(cell.start, cell.end), confidence }
    }
  }
  return null
}
