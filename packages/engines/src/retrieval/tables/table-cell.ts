import { at } from '@vitrine/basics/at.ts'
import type { TableRow } from '../passages/passage.ts'
import { emptyNouns, type Question } from '../question/question.ts'
import type { PassageIndex } from '../search/passage-index.ts'
import { searchTerms } from '../search/passage-index.ts'
import { type TaggedToken, tagText } from '../tagged-text.ts'
import { asksForHead } from './column-wordings.ts'
import { fitsQuestion } from './fits-question.ts'
import type { NarrowedRow, NarrowedTables } from './narrowed-tables.ts'
import { isValue } from './table-heads.ts'

/** The cell of a table that a question names by its row and its column. */
export interface TableCell {
  passage: number
  /** Offsets within the passage. */
  start: number
  end: number
  text: string
  /** 0…1: how likely it is the cell that was asked for. */
  confidence: number
}

interface Named extends TableCell {
  score: number
}

/** A question, the stems of its content words, and what it asks for of something that it names. */
interface Asked {
  question: Question
  stems: ReadonlySet<string>
  owned: TaggedToken | null
}

/** How far a question names a heading. Set by hand: there is no labelled set of tables. */
const naming = {
  /** It contains the heading in full; for each word of it a little more, so that longer headings rank higher. */
  inFull: 2,
  perWord: 0.1,
  inOtherWords: 1.5,
  /** The only possible one of two columns. */
  onlyOne: 1,
  /** The least of one heading, and of both together: one in full and at least half of the other. */
  least: 0.5,
  leastTogether: 2.5,
  /** Two cells whose scores differ by less are named equally well. */
  equally: 0.05,
} as const
/** 0…1. A word of the question that is in neither heading may ask for something else. */
const confidences = { most: 0.88, perWordUnsaid: 0.14, least: 0.4 } as const

/** Words of a heading without what stands in brackets and the hours beside a name, 'Night 22–06'. */
const stemsOf = (text: string): string[] =>
  searchTerms(
    tagText(
      text.replaceAll(
        /\([^)]*\)|\bper [\p{L}]+|(?<=\p{L} )\d{1,2}(?:[:.]\d\d)?\s?[–-]\s?\d{1,2}(?:[:.]\d\d)?$/giu,
        ' ',
      ),
    ),
  )

/** How far a question names a heading; 0: not at all. Among headings contained in full, longer ones rank higher. */
function namingOf({ question, stems }: Asked, head: string, others: readonly string[] = []): number {
  const own = stemsOf(head)
  const said = own.filter((stem) => stems.has(stem))
  if (own.length > 0 && said.length === own.length) return naming.inFull + naming.perWord * said.length
  // A code stands for the whole of its row: "E4" for "Display shows E4".
  const code = said.find((stem) => /\d/.test(stem) && !others.some((other) => stemsOf(other).includes(stem)))
  if (code !== undefined) return naming.inFull
  const partly = own.length === 0 ? 0 : said.length / own.length
  return asksForHead(question.text, head) ? Math.max(naming.inOtherWords, partly) : partly
}

/** The cells of one row that the question may mean. */
function cellsNamed(
  asked: Asked,
  passage: number,
  text: string,
  row: NarrowedRow,
  rows: readonly NarrowedRow[],
): Named[] {
  const cellOf = ({ cells }: TableRow, column: number): string => text.slice(cells[column]?.start, cells[column]?.end)
  const columns = [...row.cells.keys()]
  return columns.flatMap((key) => {
    const name = cellOf(row, key)
    const isCovering = row.covering.cells.has(key)
    if (name === '' || (isValue(name) && !isCovering)) return []
    const others = rows.filter((other) => other !== row).map((other) => cellOf(other, key))
    const byRow = isCovering ? naming.inFull : namingOf(asked, name, others)
    if (byRow === 0) return []
    return columns.flatMap((column) => {
      const cell = cellOf(row, column)
      const head = row.heads?.[column] ?? ''
      if (column === key || !/[\p{L}\p{N}]/u.test(cell)) return []
      const byColumn = row.covering.heads.has(column)
        ? naming.inFull
        : Math.max(namingOf(asked, head), columns.length === 2 && key === 0 ? naming.onlyOne : 0)
      const score = byRow + byColumn
      const isNamed =
        Math.min(byRow, byColumn) >= naming.least &&
        Math.max(byRow, byColumn) >= naming.inFull &&
        score >= naming.leastTogether
      if (!isNamed || !fitsQuestion(asked.question, { name, head, cell }, text)) return []
      const heads = new Set(stemsOf(`${name} ${head} ${row.heads?.[key] ?? ''}`))
      const spared = [name, head].some((one) => asksForHead(asked.question.text, one)) ? 1 : 0
      // The tenant is not the tenant's deposit.
      if (asked.owned !== null && spared === 0 && !heads.has(asked.owned.stem)) return []
      const unsaid = [...asked.stems].filter((stem) => !heads.has(stem)).length
      const confidence = Math.max(
        confidences.least,
        confidences.most - confidences.perWordUnsaid * Math.max(0, unsaid - spared),
      )
      return [{ passage, ...at(row.cells, column), text: cell, confidence, score }]
    })
  })
}

/** A long table goes on in passages of its own, without the row that names its columns. */
const headsIn = (rows: readonly TableRow[]): string =>
  [...new Set(rows.map(({ heads }) => heads))].flatMap((heads) => heads ?? []).join(' ')

/** What is asked for of something: 'deposit' of "the tenant's deposit"; null where nothing is. */
function ownedOf({ tokens }: Question): TaggedToken | null {
  const owner = tokens.findIndex(({ text, pos }) => pos === 'PART' && /^['’]s$/.test(text))
  const owned = owner < 0 ? undefined : tokens.slice(owner + 1).find(({ pos }) => pos === 'NOUN')
  return owned === undefined || emptyNouns.has(owned.text.toLowerCase()) ? null : owned
}

/**
 * The cell that a question names by its row and column headings; null where it names none, or two equally well. A name that
 * no passage contains, or a number that the table's passage lacks, means that the question is about something else.
 */
export function tableCell(index: PassageIndex, { question, rows: tables }: NarrowedTables): TableCell | null {
  if (index.missingNameShare(question) > 0) return null
  const stems = new Set(
    question.tokens.flatMap(({ stem, text }, place) =>
      question.content[place] === true && /[\p{L}\p{N}]/u.test(text) ? [stem] : [],
    ),
  )
  const figures = question.tokens.filter(({ text }) => /^\d+$/.test(text))
  const asked = { question, stems, owned: ownedOf(question) }
  const named = index.passages
    .flatMap(({ text }, passage) => {
      const rows = at(tables, passage)
      return figures.every((figure) => `${text} ${headsIn(rows)}`.includes(figure.text))
        ? rows.flatMap((row) => cellsNamed(asked, passage, text, row, rows))
        : []
    })
    .sort((a, b) => b.score - a.score)
  const [best, ...others] = named
  if (best === undefined) return null
  const rival = others.find(({ score, text }) => score > best.score - naming.equally && text !== best.text)
  return rival === undefined ? best : null
}
