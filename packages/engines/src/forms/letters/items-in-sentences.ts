import { readPatterns } from '../../text/read-patterns.ts'
import { answerOfSpan } from '../answers/form-answer.ts'
import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'
import { type Amount, amountsOf, type DecimalMark } from '../values/amounts.ts'
import { isProse } from './around.ts'
import { hasColumns } from './over-two-rows.ts'
import { type SaidSum, sumsInSentences } from './sums-in-sentences.ts'

const say = readPatterns(new URL('./wordings/items-in-sentences.txt', import.meta.url), [
  'leadsToItem',
  'leadsToPrice',
  'ofEach',
  'priceFirst',
  'sentenceEnd',
])

/** An article or a service that a sentence names with its price. */
export interface ToldItem {
  /** Of one row, or of two where a line ends within it. */
  description: Span[]
  amount: Pick<Amount, 'value' | 'span'>
}

const noItem: readonly SaidSum[] = ['total', 'due', 'paid', 'insurancePaid', 'tax']
/** Characters; a longer one is more than a name. */
const longestName = 90

/** Rows as one text, in which a line feed stands where no sentence goes on. */
interface Passage {
  text: string
  startOf: (span: Pick<Span, 'row' | 'start'>) => number
  spansOf: (start: number, end: number) => Span[]
}

function passageOf(rows: readonly SearchRow[]): Passage {
  let text = ''
  const starts = rows.map((row, index) => {
    const above = rows[index - 1]
    const goesOn = above !== undefined && above.page === row.page && !hasColumns(above) && !hasColumns(row)
    text += index === 0 ? '' : goesOn ? ' ' : '\n'
    const start = text.length
    text += row.text
    return start
  })
  const startOfRow = new Map(rows.map((row, index) => [row.index, starts[index] ?? 0]))
  return {
    text,
    startOf: ({ row, start }) => (startOfRow.get(row.index) ?? 0) + start,
    spansOf: (start, end) =>
      rows.flatMap((row, index) => {
        const from = starts[index] ?? 0
        const [first, last] = [Math.max(start - from, 0), Math.min(end - from, row.text.length)]
        return first < last && row.text.slice(first, last).trim() !== '' ? [spanOf(row, first, last)] : []
      }),
  }
}

const isName = (text: string): boolean => /\p{L}{3}/u.test(text) && text.length <= longestName

/** The words before a price, without what leads to them and to it. */
function namedBefore({ text, spansOf }: Passage, start: number, end: number): Span[] {
  const ends = [...text.slice(start, end).matchAll(say.sentenceEnd)].at(-1)
  const from = ends === undefined ? start : start + ends.index + ends[0].length
  const said = text.slice(from, end)
  const [lead, tail] = [say.leadsToItem.exec(said)?.[0].length ?? 0, say.leadsToPrice.exec(said)?.index ?? said.length]
  return lead < tail && isName(said.slice(lead, tail)) ? spansOf(from + lead, from + tail) : []
}

/** The words after 'for', up to what ends them or leads to the next price. */
function namedAfter({ text, spansOf }: Passage, start: number, end: number): Span[] {
  const said = text.slice(start, end)
  const lead = say.priceFirst.exec(said)?.[0].length ?? 0
  const rest = said.slice(lead)
  const stop = /[,.;\n](?=\s|$)|\s(?:and|plus|und|et|y|e|en)\s+[^\p{L}]*$/u.exec(rest)?.index ?? rest.length
  const words = say.leadsToItem.exec(rest)?.[0].length ?? 0
  return words < stop && isName(rest.slice(words, stop)) ? spansOf(start + lead + words, start + lead + stop) : []
}

/** The prices that running text tells, each with what was sold for it: 'the skip was £185.00', '$65.00 for parking'. Their sum is not checked. */
export function itemsInSentences(rows: readonly SearchRow[], decimal: DecimalMark): ToldItem[] {
  if (!rows.some(isProse)) return []
  const money = rows.flatMap((row) => amountsOf(row, decimal).filter((amount) => amount.money && amount.value > 0))
  const said = sumsInSentences(
    rows,
    money.map(({ value, span }) => answerOfSpan(value, span, 1)),
  )
  const sums = noItem.flatMap((kind) => said[kind].flatMap(({ spans }) => spans))
  const isSum = ({ span }: Amount): boolean =>
    sums.some(({ row, start }) => row.index === span.row.index && start === span.start)
  const passage = passageOf(rows)
  const found: ToldItem[] = []
  /** Up to here the text has been used for what was told before. */
  let used = 0
  /** Where the price of one begins, if one was told since: the name ends before it. */
  let priceOfOne: number | null = null
  for (const [index, amount] of money.entries()) {
    const { span, value } = amount
    const [start, end] = [passage.startOf(span), passage.startOf({ row: span.row, start: span.end })]
    if (say.ofEach.test(passage.text.slice(end))) {
      priceOfOne ??= start
      continue
    }
    const next = money[index + 1]
    const isTold = isProse(span.row) || rows.some((row) => row.index === span.row.index - 1 && isProse(row))
    const first = say.priceFirst.test(passage.text.slice(end))
    const description =
      !isTold || hasColumns(span.row) || isSum(amount)
        ? []
        : first
          ? namedAfter(passage, end, next === undefined ? passage.text.length : passage.startOf(next.span))
          : namedBefore(passage, used, priceOfOne ?? start)
    if (description.length > 0) found.push({ description, amount: { value, span } })
    const last = description.at(-1)
    used = first && last !== undefined ? passage.startOf({ row: last.row, start: last.end }) : end
    priceOfOne = null
  }
  return found
}
