import { at } from '@vitrine/basics/at.ts'
import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import type { Encoding } from '../../text/encoder/token-batches.ts'
import type { Passage } from '../passages/passage.ts'
import type { Question } from '../question/question.ts'
import { isNamed, type PassageIndex, searchTerms } from '../search/passage-index.ts'
import { tagText } from '../tagged-text.ts'
import { fitsQuestion } from './fits-question.ts'
import type { TableCell } from './table-cell.ts'
import { isValue } from './table-heads.ts'
import { wholeDays } from './whole-days.ts'

/**
 * Cosine similarity from which a question means a cell, of its label alone and of its label with its heading, and by how much it is nearer
 * than any other. `property` is
 * that of the property asked for. Set by hand, on documents of our own.
 */
const means = { label: 0.4, cell: 0.5, property: 0.3, lead: 0.03, labelLead: 0.07 } as const
/** Confidence at the least similarity, what it gains by similarity and by lead, and the most that it gains by lead. */
const sureness = { least: 0.5, nearness: 0.8, lead: 2, mostByLead: 0.2, most: 0.85 } as const
/** Cells compared; a longer table is not read by meaning. */
const mostCells = 300

interface Candidate extends TableCell {
  /** What names the cell: 'Ticket Single, Children'. */
  key: string
  isLabelled: boolean
}

/** The cells of a passage that may answer, each with what names it. */
function cellsOf(passage: number, { text, rows = [] }: Passage, question: Question): Candidate[] {
  return rows.flatMap(({ cells, heads }) => {
    const [name = '', ...others] = cells.map(({ start, end }) => text.slice(start, end))
    // Without headings only a label and its value are clear.
    if (name === '' || isValue(name) || (heads === null && cells.length !== 2)) return []
    return others.flatMap((cell, place) => {
      const head = heads?.[place + 1] ?? ''
      if (!/[\p{L}\p{N}]/u.test(cell) || !fitsQuestion(question, { name, head, cell }, text)) return []
      const key = wholeDays(heads === null ? name : `${heads[0] ?? ''} ${name}, ${head}`.trim())
      return [{ passage, ...at(cells, place + 1), text: cell, confidence: 0, key, isLabelled: heads === null }]
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

/** Whether a cell tells the property that is asked for by its name: 'what colour' is not told by 'Basket capacity'. */
async function tellsProperty(
  index: PassageIndex,
  { kind, target, tokens }: Question,
  cell: Candidate,
): Promise<boolean> {
  const asked = kind === 'what-thing' && target !== null ? tokens[target] : undefined
  if (asked === undefined) return true
  const [near = 0] = await index.nearnessOf(asked.text, [`${cell.key}: ${cell.text}`])
  return near >= means.property
}

/**
 * The cell that a question means by its row and column in whatever words: 'kids' for 'Children 6–15', 'how loud' for 'Noise level'. Null where
 * none is near, or two are equally so.
 */
export async function cellByMeaning(
  index: PassageIndex,
  question: Question,
  passages: readonly number[],
  encoding: Encoding,
): Promise<TableCell | null> {
  const cells = withNames(
    question,
    passages.flatMap((passage) => cellsOf(passage, at(index.passages, passage), question)),
  )
  if (cells.length === 0 || cells.length > mostCells || lacksName(index, question, cells)) return null
  const nearness = await index.nearnessOf(
    question.text,
    cells.map(({ key }) => key),
    encoding,
  )
  const ranked = cells
    .map((cell, place) => ({ ...cell, near: at(nearness, place) }))
    .toSorted((a, b) => b.near - a.near)
  const best = at(ranked, 0)
  const rival = ranked.find(({ text }) => text !== best.text)?.near ?? 0
  const lead = best.near - rival
  const least = best.isLabelled ? means.label : means.cell
  if (best.near < least || lead < (best.isLabelled ? means.labelLead : means.lead)) return null
  if (!(await tellsProperty(index, question, best))) return null
  const { passage, start, end, text } = best
  const byLead = Math.min(sureness.mostByLead, sureness.lead * lead)
  const sure = sureness.least + sureness.nearness * (best.near - least) + byLead
  return { passage, start, end, text, confidence: clampFraction(Math.min(sureness.most, sure)) }
}
