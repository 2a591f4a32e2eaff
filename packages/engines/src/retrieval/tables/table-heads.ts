import { at } from '@vitrine/basics/at.ts'
import type { Word } from '../../documents/document.ts'
import { rangeOf } from './label-range.ts'
import type { PageTable } from './page-tables.ts'

const textOf = (cell: readonly Word[]): string => cell.map(({ text }) => text).join(' ')

/** Whether a cell is a figure, with or without its unit; a year may be a heading, and so may a name with a figure in it. */
export const isValue = (cell: string): boolean =>
  /^[(£$€¥₹+±–-]*\s?(?:[A-Z]{3} )?\d/u.test(cell) && !/^(?:19|20)\d\d\w?$/.test(cell)

/** A count of something, '10 visits', above a sum of money. */
const isCountAbove = (cell: string, below: string): boolean =>
  /^\d+[ -]\p{L}{3}/u.test(cell) && /^[£$€¥₹] ?\d|^\d[\d.,]* ?[£$€¥₹]/u.test(below) && !/[£$€¥₹]/.test(cell)

/** Whether a cell is a value beside the one below it: '1 Apr – 30 Jun' above '€72' is a heading. */
const isValueAbove = (cell: string, below: string): boolean =>
  isValue(cell) &&
  !isCountAbove(cell, below) &&
  !(rangeOf(cell, '') !== null && rangeOf(below, '') === null && /\p{L}|[–-]/u.test(cell))

/** Numbers of trips or trains above times of day. */
const areTrips = (cells: readonly string[], below: readonly string[]): boolean =>
  cells.filter((cell) => /^\d{1,5}$/.test(cell)).length > 1 &&
  cells.every(
    (cell, place) =>
      !isValue(cell) || (/^\d{1,5}$/.test(cell) && /^(?:\d{1,2}[:.]\d\d\b|\P{L}?$)/u.test(below[place] ?? '')),
  )

/** A table's headings where its first row is a header. With two columns, which may be labels and values, only where values follow. */
export function headsOf({ rows }: PageTable): readonly string[] | null {
  const [first, ...others] = rows.map((cells) => cells.map(textOf))
  if (first === undefined || others.length === 0) return null
  if (
    !areTrips(first.slice(1), others[0]?.slice(1) ?? []) &&
    first.slice(1).some((cell, place) => isValueAbove(cell, others[0]?.[place + 1] ?? ''))
  )
    return null
  const hasValues = others.filter((cells) => isValue(at(cells, 1))).length > others.length / 2
  return first.length > 2 || hasValues ? first : null
}
