import type { Passage, TableRow } from '../passages/passage.ts'
import type { Question } from '../question/question.ts'
import { searchTerms } from '../search/passage-index.ts'
import { type TaggedToken, tagText } from '../tagged-text.ts'
import { type AskedValue, askedValues } from './asked-values.ts'
import { covers, rangeOf, widthOf } from './label-range.ts'

/** A row of which only the cells are left that may tell of the values asked for. */
export interface NarrowedRow extends TableRow {
  /** The columns whose cell, and those whose heading, covers a value of the question. */
  covering: { cells: ReadonlySet<number>; heads: ReadonlySet<number> }
}

export interface NarrowedTables {
  /** For each passage. */
  rows: readonly (readonly NarrowedRow[])[]
  /** The question without the values that tables cover, and what they are of: '12' of a 12 kg parcel is in none of their words. */
  question: Question
}

type Table = readonly NarrowedRow[]

const noColumns: ReadonlySet<number> = new Set()

const tablesOf = (rows: readonly TableRow[]): NarrowedRow[][] =>
  [...Map.groupBy(rows, ({ heads }) => heads).values()].map((own) =>
    own.map((row) => ({ ...row, covering: { cells: noColumns, heads: noColumns } })),
  )

const textOf = (text: string, { cells }: TableRow, column: number): string =>
  text.slice(cells[column]?.start, cells[column]?.end)

/** Which of several labels cover the value; null where they are no ranges that could. */
function covered(labels: readonly (readonly [label: string, heading: string])[], value: AskedValue): boolean[] | null {
  const ranges = labels.map(([label, heading]) => rangeOf(label, heading))
  const are = ranges.map((range) => (range === null ? null : covers(range, value)))
  const compared = are.filter((one) => one !== null)
  const isRange = ranges.some(
    (range, place) => are[place] !== null && !(range?.kind === 'amount' && range.from === range.to),
  )
  if (compared.length === 0 || !isRange) return null
  if (value.kind !== 'amount') return are.map((one) => one === true)
  // '5 kg' lies in '2–5 kg' and in '5–10 kg', 71 in '16 and over' and in 'Over 65'.
  const widths = ranges.map((range, place) =>
    range !== null && are[place] === true ? widthOf(range) : Number.POSITIVE_INFINITY,
  )
  const narrowest = widths.indexOf(Math.min(...widths))
  return are.map((one, place) => one === true && place === narrowest)
}

function byRows(text: string, table: Table, value: AskedValue): Table | null {
  for (const column of (table[0]?.cells ?? []).keys()) {
    const labels = table.map((row) => [textOf(text, row, column), row.heads?.[column] ?? ''] as const)
    // Ages stand in the column of names or are called so: '9–13' beside a day is the hours.
    const mayBeAges = column === 0 || labels.some((pair) => /\b(?:ages?|aged|years?|yrs?)\b/i.test(pair.join(' ')))
    const told = value.kind === 'amount' && value.unit === 'year' && !mayBeAges ? null : covered(labels, value)
    if (told === null) continue
    return table
      .filter((_, place) => told[place])
      .map((row) => ({
        ...row,
        covering: { ...row.covering, cells: new Set([...row.covering.cells, column]) },
      }))
  }
  return null
}

function byHeads(table: Table, value: AskedValue): Table | null {
  const heads = table[0]?.heads ?? []
  const told = covered(
    heads.map((head) => [head, heads[0] ?? ''] as const),
    value,
  )
  if (told === null) return null
  const compared = new Set(
    heads.flatMap((head, column) => {
      const range = rangeOf(head, heads[0] ?? '')
      return range !== null && covers(range, value) !== null ? [column] : []
    }),
  )
  return table.map(({ cells, heads: own, covering }) => ({
    heads: own,
    cells: cells.map((cell, column) =>
      compared.has(column) && told[column] !== true ? { start: cell.start, end: cell.start } : cell,
    ),
    covering: {
      ...covering,
      heads: new Set([...covering.heads, ...told.flatMap((is, column) => (is ? [column] : []))]),
    },
  }))
}

/** The noun that a value is of: 'parcel' of 'a 12 kg parcel' and of 'a parcel of 12 kg'. */
function ownersOf({ tokens }: Question, { start, end }: AskedValue): TaggedToken[] {
  const nounsFrom = (place: number, step: 1 | -1): TaggedToken[] => {
    const token = tokens[place]
    return token?.pos === 'NOUN' ? [token, ...nounsFrom(place + step, step)] : []
  }
  const before = tokens.findLastIndex((token) => token.end <= start)
  const isLinked = /^(?:of|weighing|measuring|with)$/i.test(tokens[before]?.text ?? '')
  const after = tokens.findIndex((token) => token.start >= end)
  return [...(isLinked ? nounsFrom(before - 1, -1) : []), ...(after < 0 ? [] : nounsFrom(after, 1))]
}

function withoutValues(question: Question, values: readonly AskedValue[]): Question {
  const owners = new Set(values.flatMap((value) => ownersOf(question, value)))
  const left = question.tokens.map(
    (token) => !values.some((value) => token.start >= value.start && token.end <= value.end),
  )
  const target = question.target === null || left[question.target] !== true ? null : question.target
  return {
    ...question,
    tokens: question.tokens.filter((_, place) => left[place]),
    content: question.tokens.flatMap((token, place) =>
      left[place] === true ? [question.content[place] === true && !owners.has(token)] : [],
    ),
    target: target === null ? null : left.slice(0, target).filter(Boolean).length,
  }
}

/** Whether a label without a range says the word that only means an age: 'Seniors' is for seniors, and 'Adults 18+' is not. */
function hasOwnLabel(text: string, table: Table, question: Question, { start, end }: AskedValue): boolean {
  const stems = question.tokens.filter((token) => token.start >= start && token.end <= end).map(({ stem }) => stem)
  const labels = [...table.map((row) => textOf(text, row, 0)), ...(table[0]?.heads ?? [])]
  return labels.some(
    (label) => rangeOf(label, '') === null && searchTerms(tagText(label)).some((stem) => stems.includes(stem)),
  )
}

/**
 * The tables without the rows and columns that are for other values than the question's: of a 12 kg parcel the row '10–20 kg', on a Sunday
 * the column 'Weekends', of kids the row 'Under 16'.
 */
export function narrowTables(passages: readonly Passage[], question: Question): NarrowedTables {
  const values = askedValues(question.text)
  const used = new Set<AskedValue>()
  const rows = passages.map(({ text, rows: all = [] }) =>
    tablesOf(all).flatMap((table) => {
      let left: Table = table
      for (const value of values) {
        if (value.isMeant && hasOwnLabel(text, left, question, value)) continue
        const next = byRows(text, left, value) ?? byHeads(left, value)
        // 'Kids' may be the word of a label.
        if (next === null || (value.isMeant && next.length === 0)) continue
        // What no row is for stays in the question: nothing else may answer it.
        if (next.length > 0) used.add(value)
        left = next
      }
      return left
    }),
  )
  return { rows, question: withoutValues(question, [...used]) }
}
