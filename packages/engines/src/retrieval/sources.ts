import { at } from '@vitrine/basics/at.ts'
import type { Encoding } from '../text/encoder/token-batches.ts'
import type { Question } from './question/question.ts'
import { namesOther } from './question/unsaid-things.ts'
import type { PassageIndex, Ranked } from './search/passage-index.ts'
import { asksForExtreme } from './tables/extreme-row.ts'
import type { NarrowedTables } from './tables/narrowed-tables.ts'
import { labelsOf, outsideRows, type SpelledRow, type Stretch, spelledRows } from './tables/row-sources.ts'
import { type TaggedToken, tagText } from './tagged-text.ts'

/** Rows that are read apart; of a longer table those that are nearest to the question. */
const rowsRead = 24
/** What a row's score falls by its distance from the nearest row, and where it lacks the question's words that tell rows apart. Set by hand. */
const falls = { nearness: 2, lacking: 1 } as const

const superlative = /\b(?:\p{L}{3,}est|most|least)\b/iu

/** A passage, a stretch of one, or a row of its tables as a sentence. */
export interface Source {
  of: number
  text: string
  tokens: readonly TaggedToken[]
  score: number
  /** Whether the question asks about a thing that neither the document nor, by its meaning, this table names. */
  isOfOther: boolean
  /** Where a stretch of the text stands in the passage, and what it says there. */
  placeOf: SpelledRow['placeOf']
}

/** A stretch of a passage as a source. */
export function stretchSource(index: PassageIndex, of: number, { start, end }: Stretch, score: number): Source {
  const whole = at(index.passages, of).text
  const text = whole.slice(start, end)
  const tokens = text === whole ? index.tokensOf(of) : tagText(text)
  const placeOf = (stretch: Stretch) => ({
    start: start + stretch.start,
    end: start + stretch.end,
    text: text.slice(stretch.start, stretch.end),
  })
  return { of, text, tokens, score, isOfOther: false, placeOf }
}

/** How many of the words that the question shares with some rows of a table, but not with all, each row lacks; 0…1. */
function lackingShares(question: Question, rows: readonly { tokens: readonly TaggedToken[] }[]): number[] {
  const stems = rows.map(({ tokens }) => new Set(tokens.map(({ stem }) => stem)))
  const telling = question.tokens
    .filter(({ stem }, place) => question.content[place] === true && stems.some((own) => own.has(stem)))
    .filter(({ stem }) => !stems.every((own) => own.has(stem)))
  return stems.map((own) => telling.filter(({ stem }) => !own.has(stem)).length / Math.max(1, telling.length))
}

async function rowSources(
  index: PassageIndex,
  { question, rows: tables }: NarrowedTables,
  found: readonly Ranked[],
  encoding: Encoding,
): Promise<Source[]> {
  const rows = found.flatMap(({ of, score }) => {
    // What is the most of all no single row tells, unless it says so.
    const telling = asksForExtreme(question) ? superlative : /(?:)/
    const told = spelledRows(at(index.passages, of).text, at(tables, of)).filter(({ text }) => telling.test(text))
    const own = told.map((row) => ({ ...row, of, score, tokens: tagText(row.text) }))
    const lacking = lackingShares(question, own)
    return own.map((row, place) => ({ ...row, lacks: at(lacking, place) }))
  })
  if (rows.length === 0) return []
  const labels = [...new Set(found.flatMap(({ of }) => labelsOf(at(index.passages, of).text, at(tables, of))))]
  const isAbsent = await namesOther(index, question, labels, encoding)
  const near = await index.nearnessOf(
    question.text,
    rows.map(({ text }) => text),
    encoding,
  )
  const nearest = Math.max(...near)
  return rows
    .map((row, place) => ({
      ...row,
      isOfOther: isAbsent,
      score: row.score - falls.nearness * (nearest - at(near, place)) - falls.lacking * row.lacks,
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, rowsRead)
}

/** What of the passages is read for a question: their prose, and each row of their tables with its headings. */
export async function sourcesIn(
  index: PassageIndex,
  tables: NarrowedTables,
  passages: readonly Ranked[],
  encoding: Encoding,
): Promise<Source[]> {
  const prose = passages.flatMap(({ of, score }) =>
    outsideRows(at(index.passages, of)).map((stretch) => stretchSource(index, of, stretch, score)),
  )
  return [...prose, ...(await rowSources(index, tables, passages, encoding))]
}
