import { at } from '@vitrine/basics/at.ts'
import type { Word } from '../../documents/document.ts'
import { boxAround, heightOf } from '../../documents/layout/box.ts'

type Row = readonly Word[]
type Interval = readonly [from: number, to: number]

/** Rows of a page, from `first` to before `end`, as cells: a label and the values that stand under one another. */
export interface ValueTable {
  first: number
  end: number
  cells: Row[][]
}

const value = /^(?:[£$€¥₹+±–-]?\d[\d.,:]*(?:%|[£$€¥₹]|p)?|[–—-]|n\/a)$/iu
const fewestRows = 2
const fewestValues = 2
/** In line heights: how far a heading may stand from its column's left, middle or right. */
const headingOff = 1

const isValueWord = ({ text }: Word): boolean => value.test(text)
const says = (words: Row): boolean => words.some(({ text }) => /\p{L}/u.test(text))
function extentOf(words: Row): Interval {
  const [from, , to] = boxAround(words.map(({ box }) => box))
  return [from, to]
}
const overlap = (a: Interval, b: Interval): boolean => a[0] < b[1] && b[0] < a[1]
const joined = (a: Interval, b: Interval): Interval => [Math.min(a[0], b[0]), Math.max(a[1], b[1])]

/** A row's label, and the values that end it, each in its column; null where a value stands in none, or the row has no label. */
function splitRow(row: Row, columns: readonly Interval[]): Row[] | null {
  const firstColumn = columns[0]?.[0] ?? 0
  const from = row.findLastIndex((word) => !isValueWord(word) || word.box[2] <= firstColumn) + 1
  const label = row.slice(0, from)
  const cells = columns.map((column) => row.slice(from).filter((word) => overlap(extentOf([word]), column)))
  const placed = cells.flat().length
  const isFilled = placed === row.length - from && cells.every(({ length }) => length < 2)
  return says(label) && isFilled && placed * 2 >= columns.length ? [label, ...cells] : null
}

/** Consecutive rows whose values stand under those of the first one. */
function bodyFrom(rows: readonly Row[], first: number, areNear: (above: Row, below: Row) => boolean): Row[][] | null {
  const start = at(rows, first)
  const label = start.findLastIndex((word) => !isValueWord(word))
  let columns = start.slice(label + 1).map((word) => extentOf([word]))
  const body: Row[][] = []
  for (let next = first; next < rows.length; next += 1) {
    const row = at(rows, next)
    const cells = body.length > 0 && !areNear(at(rows, next - 1), row) ? null : splitRow(row, columns)
    if (cells === null) break
    const wider = columns.map((column, place) => {
      const cell = at(cells, place + 1)
      return cell.length === 0 ? column : joined(column, extentOf(cell))
    })
    if (wider.some((column, place) => place > 0 && at(wider, place - 1)[1] > column[0])) break
    columns = wider
    body.push(cells)
  }
  // '4' of 'Child under 4' is part of that row's label.
  const isOfLabel = columns.length > 0 && body.filter((cells) => at(cells, 1).length > 0).length * 2 < body.length
  const whole = isOfLabel
    ? body.map(([words = [], number = [], ...others]) => [[...words, ...number], ...others])
    : body
  return whole.length >= fewestRows && at(whole, 0).length > fewestValues ? whole : null
}

/** How far a heading's words stand from their column, in its terms: aligned with its left, its middle or its right. */
function distance(words: Row, [from, to]: Interval): number {
  const [left, right] = extentOf(words)
  return Math.min(Math.abs(left - from), Math.abs(right - to), Math.abs(left + right - from - to) / 2)
}

/** A row of headings, cut between words so that each column gets those that stand nearest to it; null where one gets none. */
function headingsOver(row: Row, columns: readonly Interval[], most: number): Row[] | null {
  interface Cut {
    cost: number
    cells: Row[]
  }
  // The cheapest cut of the first words into the first columns, column by column.
  let cuts = new Map<number, Cut>(
    [...row.keys(), row.length]
      .filter((count) => count === 0 || at(row, count - 1).box[2] <= (columns[1]?.[0] ?? 1) + most)
      .map((count) => [count, { cost: 0, cells: [row.slice(0, count)] }]),
  )
  for (const column of columns.slice(1)) {
    const next = new Map<number, Cut>()
    for (const [from, { cost, cells }] of cuts)
      for (let to = from + 1; to <= row.length; to += 1) {
        const words = row.slice(from, to)
        const off = distance(words, column)
        const total = cost + off
        if (off <= most && total < (next.get(to)?.cost ?? Number.POSITIVE_INFINITY))
          next.set(to, { cost: total, cells: [...cells, words] })
      }
    cuts = next
  }
  return cuts.get(row.length)?.cells ?? null
}

/**
 * Tables that are set too closely for gaps to tell their columns, by rows that end in values under one another, below a row of headings.
 */
export function valueTablesOf(
  rows: readonly Row[],
  { aspect, areNear }: { aspect: number; areNear: (above: Row, below: Row) => boolean },
): ValueTable[] {
  const tables: ValueTable[] = []
  for (let first = 0; first + 1 < rows.length; ) {
    const head = at(rows, first)
    const body = areNear(head, at(rows, first + 1)) ? bodyFrom(rows, first + 1, areNear) : null
    const columns = (body?.[0] ?? []).map((_, column) => extentOf((body ?? []).flatMap((cells) => at(cells, column))))
    const most = (headingOff * Math.max(...head.map(({ box }) => heightOf(box)))) / aspect
    const headings = body === null ? null : headingsOver(head, columns, most)
    if (body === null || headings === null) first += 1
    else {
      tables.push({ first, end: first + 1 + body.length, cells: [headings, ...body] })
      first += 1 + body.length
    }
  }
  return tables
}
