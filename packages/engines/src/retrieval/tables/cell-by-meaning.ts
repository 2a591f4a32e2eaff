import { at } from '@vitrine/basics/at.ts'
import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import type { Encoding } from '../../text/encoder/token-batches.ts'
import type { Question } from '../question/question.ts'
import { namesOther } from '../question/unsaid-things.ts'
import { isNamed, type PassageIndex, searchTerms } from '../search/passage-index.ts'
import { tagText } from '../tagged-text.ts'
import { asksForMeasure } from './column-wordings.ts'
import { fitsQuestion } from './fits-question.ts'
import type { NarrowedRow, NarrowedTables } from './narrowed-tables.ts'
import type { TableCell } from './table-cell.ts'
import { isValue } from './table-heads.ts'
import { wholeDays } from './whole-days.ts'

/**
 * Cosine similarity from which a question means a cell, and by how much it must be nearer than any other: of a label alone, of a label with
 * its column's heading, and of the heading where the row is named. `property` is that of the property asked for,
 * `thing` that of what it is asked of. Set by hand, on
 * documents of our own.
 */
const means = {
  label: { nearness: 0.4, lead: 0.07 },
  cell: { nearness: 0.5, lead: 0.03 },
  column: { nearness: 0.35, lead: 0.05 },
  property: 0.3,
  thing: 0.35,
} as const
/** Confidence at the least similarity, what it gains by similarity and by lead, and the most that it gains by lead. */
const sureness = { least: 0.5, nearness: 0.8, lead: 2, mostByLead: 0.2, most: 0.85 } as const
/** Cells compared; a longer table is not read by meaning. */
const mostCells = 300

interface Candidate extends TableCell {
  /** What names the cell: 'Ticket Single, Children'. */
  key: string
  name: string
  /** Empty in a list of labels and values. */
  head: string
  /** Whether its row covers a value of the question. */
  isCovering: boolean
}

/** The cells of a passage that may answer, each with what names it. */
function cellsOf(passage: number, text: string, rows: readonly NarrowedRow[], question: Question): Candidate[] {
  return rows.flatMap(({ cells, heads, covering }) => {
    const [name = '', ...others] = cells.map(({ start, end }) => text.slice(start, end))
    // Without headings only a label and its value are clear.
    if (name === '' || (isValue(name) && !covering.cells.has(0)) || (heads === null && cells.length !== 2)) return []
    return others.flatMap((cell, place) => {
      const head = heads?.[place + 1] ?? ''
      if (!/[\p{L}\p{N}]/u.test(cell) || !fitsQuestion(question, { name, head, cell }, text)) return []
      const key = wholeDays(heads === null ? name : `${heads[0] ?? ''} ${name}, ${head}`.trim())
      const isCovering = covering.cells.size > 0
      return [{ passage, ...at(cells, place + 1), text: cell, confidence: 0, key, name, head, isCovering }]
    })
  })
}

/** Of several cells those that hold the most of the question's names and figures: the 10 kg parcel is not the 30 kg one. */
function withNames<Cell extends { key: string }>({ tokens }: Question, cells: readonly Cell[]): Cell[] {
  const named = new Set(tokens.filter(isNamed).map(({ stem }) => stem))
  const held = cells.map(({ key }) => searchTerms(tagText(key)).filter((stem) => named.has(stem)).length)
  const most = Math.max(0, ...held)
  return cells.filter((_, place) => held[place] === most)
}

/** Whether the question names something that neither the passages nor the cells' names have: another boat, another year. */
function lacksName(index: PassageIndex, question: Question, cells: readonly { key: string }[]): boolean {
  const said = new Set(cells.flatMap(({ key }) => searchTerms(tagText(key))))
  const tokens = question.tokens.filter((token, place, all) => !(isNamed(token, place, all) && said.has(token.stem)))
  return index.missingNameShare({ ...question, tokens }) > 0
}

/** What the question asks besides a row's name: 'games lose' of "How many games did Ashcombe lose?"; null where it does not name the row. */
function restOf({ tokens, content }: Question, name: string): string | null {
  const stems = searchTerms(tagText(name))
  const said = tokens.filter((_, place) => content[place])
  const namesRow = stems.length > 0 && stems.every((stem) => said.some((token) => token.stem === stem))
  const rest = said.filter(({ stem }) => !stems.includes(stem))
  return namesRow && rest.length > 0 ? rest.map(({ text }) => text).join(' ') : null
}

/** Whether a cell tells what is asked for: 'what colour' is not told by 'Basket capacity', nor a captain by 'Home green'. */
async function tellsProperty(index: PassageIndex, question: Question, cell: Candidate): Promise<boolean> {
  const { kind, target, tokens } = question
  const rest = cell.head === '' ? null : restOf(question, cell.name)
  const asked = rest ?? (kind === 'what-thing' && target !== null ? tokens[target]?.text : undefined)
  if (asked === undefined) return true
  const [near = 0] = await index.nearnessOf(asked, [rest === null ? `${cell.key}: ${cell.text}` : wholeDays(cell.head)])
  return near >= means.property
}

/** Whether a cell's row is about nothing that the question names: of 'revenue in Q2' the employees in Q2 tell nothing. */
async function isOfNothingAsked(
  index: PassageIndex,
  { tokens, content, target }: Question,
  { name, head }: Candidate,
): Promise<boolean> {
  const heads = searchTerms(tagText(head))
  const things = tokens.filter(
    ({ text, stem, pos }, place) =>
      /^(?:NOUN|PROPN)$/.test(pos) &&
      content[place] === true &&
      place !== target &&
      !asksForMeasure(text) &&
      !heads.includes(stem),
  )
  const own = searchTerms(tagText(name))
  if (things.length === 0 || things.some(({ stem }) => own.includes(stem))) return false
  const nearness = await index.nearnessOf(
    name,
    things.map(({ text }) => text),
  )
  return Math.max(...nearness) < means.thing
}

interface Ranked extends Candidate {
  near: number
}

const rankedBy = (cells: readonly Candidate[], nearness: readonly number[]): Ranked[] =>
  cells.map((cell, place) => ({ ...cell, near: at(nearness, place) })).toSorted((a, b) => b.near - a.near)

/** The nearest cell where it is near enough and leads all that say something else, as sure as these make it. */
function clearest(ranked: readonly Ranked[], least: { nearness: number; lead: number }): Ranked | null {
  const [best] = ranked
  if (best === undefined) return null
  const lead = best.near - (ranked.find(({ text }) => text !== best.text)?.near ?? 0)
  if (best.near < least.nearness || lead < least.lead) return null
  const byLead = Math.min(sureness.mostByLead, sureness.lead * lead)
  const sure = sureness.least + sureness.nearness * (best.near - least.nearness) + byLead
  return { ...best, confidence: clampFraction(Math.min(sureness.most, sure)) }
}

/** Of a row that the question names in its own words, the column that the rest of the question means: 'lose' for 'Lost'. */
async function cellOfNamedRow(
  index: PassageIndex,
  question: Question,
  cells: readonly Candidate[],
  encoding: Encoding,
): Promise<Ranked | null> {
  const named = cells.flatMap((cell) => {
    const rest = cell.head === '' ? null : restOf(question, cell.name)
    return rest === null ? [] : [{ ...cell, rest }]
  })
  // The longest name leaves the least.
  const rest = named.map((cell) => cell.rest).toSorted((a, b) => a.length - b.length)[0]
  if (rest === undefined) return null
  const own = named.filter((cell) => cell.rest === rest)
  const heads = own.map(({ head }) => wholeDays(head))
  const nearness = await index.nearnessOf(rest, heads, encoding)
  return clearest(rankedBy(own, nearness), means.column)
}

/**
 * The cell that a question means by its row and column in whatever words: 'kids' for 'Children 6–15', 'how loud' for 'Noise level'. Null where
 * none is near, or two are equally so.
 */
export async function cellByMeaning(
  index: PassageIndex,
  question: Question,
  tables: NarrowedTables,
  passages: readonly number[],
  encoding: Encoding,
): Promise<TableCell | null> {
  const cells = withNames(
    question,
    passages.flatMap((passage) =>
      cellsOf(passage, at(index.passages, passage).text, at(tables.rows, passage), question),
    ),
  )
  if (cells.length === 0 || cells.length > mostCells || lacksName(index, tables.question, cells)) return null
  const keys = cells.map(({ key }) => key)
  const nearness = await index.nearnessOf(question.text, keys, encoding)
  // A label alone is as near as a label with its heading where it lacks as much to what its kind needs.
  const fair = nearness.map(
    (near, place) => near + (cells[place]?.head === '' ? means.cell.nearness - means.label.nearness : 0),
  )
  const ranked = rankedBy(cells, fair)
  const lead = ranked[0]?.head === '' ? means.label.lead : means.cell.lead
  const best = (await cellOfNamedRow(index, question, cells, encoding)) ?? clearest(ranked, { ...means.cell, lead })
  if (best === null || !(await tellsProperty(index, question, best))) return null
  if (!best.isCovering && (await isOfNothingAsked(index, tables.question, best))) return null
  return (await namesOther(index, tables.question, [best.name, best.head], encoding)) ? null : best
}
