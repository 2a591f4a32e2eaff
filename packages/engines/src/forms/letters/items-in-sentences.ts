import { readPatterns } from '../../text/read-patterns.ts'
import { answerOfSpan } from '../answers/form-answer.ts'
import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'
import { type Amount, amountsIn, amountsOf, type DecimalMark } from '../values/amounts.ts'
import { isProse } from './around.ts'
import { hasColumns, isNextRow } from './over-two-rows.ts'
import { type SaidSum, sumsInSentences } from './sums-in-sentences.ts'

const say = readPatterns(new URL('./wordings/items-in-sentences.txt', import.meta.url), [
  'count',
  'counts',
  'granted',
  'leadsToItem',
  'leadsToPrice',
  'listMark',
  'ofEach',
  'priceFirst',
  'sentenceEnd',
  'upTo',
])

type Figure = Pick<Amount, 'value' | 'span'>

/** One way to understand what was asked for an item: as its price, or as the price of one of several. */
export interface ToldPrice {
  amount: Figure
  /** Both null where the price is that of the item. */
  quantity: Figure | null
  unitPrice: Figure | null
}

/** An article or a service that a text names with its price. */
export interface ToldItem {
  /** Of one row, or of two where a line ends within it. */
  description: Span[]
  /** The likeliest first. Which it is, only their sum tells. */
  prices: ToldPrice[]
}

const noItem: readonly SaidSum[] = ['total', 'due', 'paid', 'insurancePaid', 'adjustments', 'tax']
/** Characters; a longer one is more than a name. */
const longestName = 90

/** Rows as one text, in which a line feed stands where no sentence goes on. */
interface Passage {
  text: string
  startOf: (span: Pick<Span, 'row' | 'start'>) => number
  spansOf: (start: number, end: number) => Span[]
}

/** Whether a sentence may go on from a row to the next one: not from a list's entry, nor over a gap. */
function goesOn(above: SearchRow, row: SearchRow, prices: readonly Amount[]): boolean {
  if (!isNextRow(above, row) || hasColumns(above) || hasColumns(row) || say.listMark.test(row.text)) return false
  // The line above a letter's first sentence is a heading or an address.
  if (!isProse(above) && isProse(row) && /^\p{Lu}/u.test(row.text)) return false
  const price = prices.findLast(({ span }) => span.row === above)
  const behind = price === undefined ? null : above.text.slice(price.span.end)
  return !/[.:!?]$/.test(above.text) && (behind === null || /\p{L}{2}/u.test(behind.replace(say.ofEach, '')))
}

function passageOf(rows: readonly SearchRow[], prices: readonly Amount[]): Passage {
  let text = ''
  const starts = rows.map((row, index) => {
    const above = rows[index - 1]
    text += above === undefined ? '' : goesOn(above, row, prices) ? ' ' : '\n'
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

const isName = (text: string): boolean => /\p{L}{2}/u.test(text) && text.length <= longestName

/** The words before a price, without what leads to them and to it. */
function namedBefore({ text, spansOf }: Passage, start: number, end: number): Span[] {
  const ends = [...text.slice(start, end).matchAll(say.sentenceEnd)].at(-1)
  const from = ends === undefined ? start : start + ends.index + ends[0].length
  const said = text.slice(from, end)
  const [lead, tail] = [say.leadsToItem.exec(said)?.[0].length ?? 0, say.leadsToPrice.exec(said)?.index ?? said.length]
  return lead < tail && isName(said.slice(lead, tail)) && !say.granted.test(said.slice(lead, tail))
    ? spansOf(from + lead, from + tail)
    : []
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

/** The numbers that stand among an item's words, in figures or as words up to twelve. */
function countsIn(description: readonly Span[], decimal: DecimalMark): Figure[] {
  return description.flatMap((span) => {
    const inWords = [...span.text.matchAll(say.counts)].flatMap((match): Figure[] => {
      const [name] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? []
      const start = span.start + match.index
      return name === undefined
        ? []
        : [{ value: Number(name.slice(1)), span: spanOf(span.row, start, start + match[0].length) }]
    })
    return [...amountsIn(span, decimal).filter(({ money, percent }) => !money && !percent), ...inWords]
  })
}

/** From the count to the price, where both stand on one row: a reader sees what was multiplied. */
const aroundBoth = (count: Span, price: Span): Span =>
  count.row === price.row && count.start < price.start ? spanOf(count.row, count.start, price.end) : price

function pricesOf(price: Amount, counts: readonly Figure[], ofEach: boolean): ToldPrice[] {
  const { value, span } = price
  const whole: ToldPrice = { amount: { value, span }, quantity: null, unitPrice: null }
  const products = counts
    .filter((count) => count.value > 0 && count.value !== 1)
    .map((count): ToldPrice => {
      const amount = { value: Math.round(count.value * value * 100) / 100, span: aroundBoth(count.span, span) }
      return { amount, quantity: count, unitPrice: { value, span } }
    })
  return ofEach ? [...products, whole] : [whole, ...products]
}

/** '4 x pedestals' without its count, where that is told beside it. */
function withoutCount(description: readonly Span[]): Span[] {
  const [first, ...others] = description
  if (first === undefined) return []
  const length = say.count.exec(first.text)?.[0].length ?? 0
  const left = spanOf(first.row, first.start + length, first.end)
  return isName(left.text) ? [left, ...others] : [...description]
}

/** 'hedge, 6 hours - £168': a dash with a space on either side belongs to the text, not to the figure. */
function withoutDash(amount: Amount): Amount {
  const { row, start, end, text } = amount.span
  const dash = /^[-–−]\s/.exec(text)?.[0].length ?? 0
  return dash === 0 || !/\s$/.test(row.text.slice(0, start))
    ? amount
    : { ...amount, value: Math.abs(amount.value), span: spanOf(row, start + dash, end) }
}

/** '6 hours at £28 an hour: £168', '2 nights @ $150 = $300': the next price is that of all. */
function leadsToWhole(
  { amount, next, each, between }: { amount: Amount; next: Amount; each: number; between: string },
  before: string,
): boolean {
  if (between.includes('\n') || say.leadsToPrice.exec(` ${between.slice(each)}`)?.index !== 0) return false
  const counts = [...before.matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) => Number(figure.replace(',', '.')))
  return each > 0 || counts.some((count) => Math.abs(count * amount.value - next.value) < 0.01)
}

/**
 * The prices that running text, or with `lists` a list typed into it, tells, each with what was sold for it: 'the skip was £185.00',
 * '$65.00 for parking', '3 x mulch at £7.50 each'. Their sum is not checked.
 */
export function itemsInSentences(
  rows: readonly SearchRow[],
  decimal: DecimalMark,
  { lists = false }: { lists?: boolean } = {},
): ToldItem[] {
  if (!lists && !rows.some(isProse)) return []
  const money = rows.flatMap((row) =>
    amountsOf(row, decimal)
      .map(withoutDash)
      .filter((amount) => amount.money && amount.value > 0),
  )
  const said = sumsInSentences(
    rows,
    money.map(({ value, span }) => answerOfSpan(value, span, 1)),
  )
  const sums = noItem.flatMap((kind) => said[kind].flatMap(({ spans }) => spans))
  const isSum = ({ span }: Amount): boolean =>
    sums.some(({ row, start }) => row.index === span.row.index && start === span.start)
  const passage = passageOf(rows, money)
  const found: ToldItem[] = []
  /** Up to here the text has been used for what was told before. */
  let used = 0
  /** Where the price of one begins, if one was told since: the name ends before it. */
  let priceOfOne: number | null = null
  for (const [index, amount] of money.entries()) {
    const { span } = amount
    const [start, end] = [passage.startOf(span), passage.startOf({ row: span.row, start: span.end })]
    // 'Vet fees up to £6,000 – £211.60'
    if (say.upTo.test(passage.text.slice(used, start))) continue
    const behind = passage.text.slice(end)
    const next = money[index + 1]
    const untilNext = next === undefined ? '\n' : passage.text.slice(end, passage.startOf(next.span))
    const each = say.ofEach.exec(behind)?.[0].length ?? 0
    if (
      next !== undefined &&
      leadsToWhole({ amount, next, each, between: untilNext }, passage.text.slice(used, start))
    ) {
      priceOfOne ??= start
      continue
    }
    const isTold = lists || isProse(span.row) || rows.some((row) => row.index === span.row.index - 1 && isProse(row))
    const first = say.priceFirst.test(behind)
    const description =
      !isTold || hasColumns(span.row) || isSum(amount)
        ? []
        : first
          ? namedAfter(passage, end, next === undefined ? passage.text.length : passage.startOf(next.span))
          : namedBefore(passage, used, priceOfOne ?? start)
    if (description.length > 0) {
      // Beside the price of one the whole is told: nothing is left to multiply.
      const counts = priceOfOne === null ? countsIn(description, decimal) : []
      found.push({
        description: counts.length > 0 && each > 0 ? withoutCount(description) : description,
        prices: pricesOf(amount, counts, each > 0),
      })
    }
    const last = description.at(-1)
    used = first && last !== undefined ? passage.startOf({ row: last.row, start: last.end }) : end + each
    priceOfOne = null
  }
  return found
}
