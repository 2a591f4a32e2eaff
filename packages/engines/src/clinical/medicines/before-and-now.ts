import type { Box, ReadDocument } from '../../documents/document.ts'
import { heightOf, rowAround } from '../../documents/layout/box.ts'
import { rowsOfWords } from '../../documents/layout/lines.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import type { MedicineAction } from './said-of-medicine.ts'

const patterns = readPatterns(new URL('./wordings/before-and-now.txt', import.meta.url), [
  'before',
  'now',
  'dose',
  'ended',
  'nothing',
])

/** A row of a table of doses before and now: the dose to take from now on, null where it ends, and what that means. */
export interface DoseNow {
  dose: string | null
  action: MedicineAction
  page: number
  box: Box
}

interface Word {
  text: string
  box: Box
}

/** Left edges of the two columns and of the one behind them, in shares of the page's width. */
interface Columns {
  before: number
  now: number
  behind: number
}

/** Letters of a heading row; more is a sentence. */
const mostLetters = 60
/** Rows with nothing in the two columns that end a table. */
const mostBlank = 2
/** In heights of the heading: how far left of its heading a cell may begin. */
const slack = 1
/** A gap of as many heights parts the heading's cells; between words of one it is a third. */
const cellGap = 0.7

function columnsOf(row: readonly Word[], aspect: number): Columns | null {
  const before = row.find(({ text }) => patterns.before.test(text))
  const now = row.find(({ text, box }) => patterns.now.test(text) && before !== undefined && box[0] > before.box[2])
  if (before === undefined || now === undefined || row.map(({ text }) => text).join('').length > mostLetters)
    return null
  const isNext = (one: Word, other: Word): boolean =>
    (one.box[0] - other.box[2]) * aspect > cellGap * heightOf(other.box)
  const edge = (own: Word): number => {
    // 'On discharge', 'Dose now': the cell begins with its first word.
    const at = row.indexOf(own)
    const first = row.slice(0, at).findLastIndex((word, index) => isNext(row[index + 1] ?? own, word))
    return (row[first + 1] ?? own).box[0] - (slack * heightOf(own.box)) / aspect
  }
  const behind = row.slice(row.indexOf(now) + 1).find((word, index, rest) => isNext(word, rest[index - 1] ?? now))
  const columns = { before: edge(before), now: edge(now), behind: behind === undefined ? 1 : edge(behind) }
  // The medicine's column stands first, and each cell is its own: a sentence has no gaps.
  const isTable = columns.before > (row[0]?.box[0] ?? 1) && columns.now > columns.before && columns.behind > columns.now
  return isTable ? columns : null
}

const cellOf = (row: readonly Word[], from: number, to: number): string =>
  row
    .filter(({ box }) => box[0] >= from && box[0] < to)
    .map(({ text }) => text)
    .join(' ')

const doseIn = (cell: string): string | null => patterns.dose.exec(cell)?.[0] ?? null

function meaningOf(before: string, now: string): Pick<DoseNow, 'dose' | 'action'> | null {
  const [old, dose] = [doseIn(before), doseIn(now)]
  if (dose === null) return old !== null && patterns.ended.test(now) ? { dose: null, action: 'stop' } : null
  if (old === null) return before === '' || patterns.nothing.test(before) ? { dose, action: 'start' } : null
  return { dose, action: old === dose ? 'continue' : 'change' }
}

/** The rows of tables that set the dose before beside the dose now ('Medicine | Before | Now'). */
export function dosesNowOf(document: ReadDocument): DoseNow[] {
  return document.pages.flatMap((page) => {
    let columns: Columns | null = null
    let blank = 0
    return rowsOfWords(page.words).flatMap((row): DoseNow[] => {
      const [first, last] = [row[0], row.at(-1)]
      if (first === undefined || last === undefined) return []
      const heading = columnsOf(row, page.aspect)
      if (heading !== null) {
        columns = heading
        blank = 0
        return []
      }
      const under = columns && {
        before: cellOf(row, columns.before, columns.now),
        now: cellOf(row, columns.now, columns.behind),
      }
      const meaning = under && meaningOf(under.before, under.now)
      if (meaning === null) {
        blank += 1
        if (blank > mostBlank) columns = null
        return []
      }
      blank = 0
      const tops = row.map(({ box }) => box[1])
      const box: Box = [first.box[0], Math.min(...tops), last.box[2], Math.max(...row.map((word) => word.box[3]))]
      return [{ ...meaning, page: page.number, box }]
    })
  })
}

/** The row in which something stands; null where none does. */
export const doseNowAt = (rows: readonly DoseNow[], place: { page: number; box: Box }): DoseNow | null =>
  rowAround(rows, place) ?? null
