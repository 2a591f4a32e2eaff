import { readPatterns } from '../../text/read-patterns.ts'
import { plainWords } from '../../text/text-key.ts'
import { lacksAskedForm } from '../question/asked-form.ts'
import type { Question } from '../question/question.ts'
import { asksForHead } from './column-wordings.ts'
import { isNamedExtreme } from './named-extreme.ts'
import { isValue } from './table-heads.ts'

const patterns = readPatterns(new URL('./wordings/fits-question.txt', import.meta.url), [
  'time',
  'money',
  'priced',
  'extent asked',
  'extent',
  'open asked',
  'hours',
  'weekday',
  'most',
])

/** A table's cell with what names it: the first cell of its row and the heading of its column. */
interface NamedCell {
  name: string
  head: string
  cell: string
}

function fitsKind({ kind, text }: Question, { name, head, cell }: NamedCell): boolean {
  // A bare number is no length and no time, unless its label or heading says what it counts.
  if (patterns['open asked'].test(text)) return patterns.hours.test(cell)
  if (patterns['extent asked'].test(text) && !patterns.extent.test(`${cell} ${head} ${name}`)) return false
  if (kind === 'how-much' && /^(?:free|included|nothing)\b/i.test(cell)) return true
  if (kind === 'how-long' && patterns.weekday.test(cell)) return false
  // A sum is no age and no length.
  if (kind === 'how-long' && patterns.money.test(cell)) return false
  if (kind === 'how-many' || kind === 'how-much' || kind === 'how-long') return /\d/.test(cell)
  if (kind === 'when') return patterns.time.test(cell) && !patterns.money.test(cell) && !/^\d{1,3}$/.test(cell)
  // A room may be a number.
  if (kind === 'where') return !isValue(cell) || asksForHead(text, head)
  if (kind === 'who') return !isValue(cell) && /^\p{Lu}/u.test(cell)
  return kind !== 'why' || !isValue(cell)
}

/** That figures are sums may be said in the heading or the caption; then any figure may be a sum or a count. */
function lacksForm({ text }: Question, { cell, head }: NamedCell, page: string): boolean {
  const beside = /^[\d.,]+$/.test(cell) && patterns.priced.test(`${head} ${page}`) ? '€' : ''
  return ['', beside].every((before) => lacksAskedForm(text, cell, [before, '']))
}

/** A name that the question says itself: 'Saturday' tells nothing of Saturday. */
const isSaid = ({ text }: Question, cell: string): boolean =>
  /^\p{L}[\p{L} ]+$/u.test(cell) && ` ${plainWords(text)} `.includes(` ${plainWords(cell)} `)

/** Whether a cell can answer a question at all, by its form; `page` is the text around it. What is the most or least of all no cell tells. */
export const fitsQuestion = (question: Question, named: NamedCell, page: string): boolean =>
  (!patterns.most.test(question.text) || isNamedExtreme(question, named.head)) &&
  !isSaid(question, named.cell) &&
  fitsKind(question, named) &&
  !lacksForm(question, named, page)
