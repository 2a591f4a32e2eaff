import type { Box } from '../../documents/document.ts'
import { isSamePlace } from '../../documents/layout/box.ts'
import { keyOf } from '../../text/text-key.ts'
import { itemsInSentences, type ToldItem, type ToldPrice } from '../letters/items-in-sentences.ts'
import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'
import { type Amount, amountsIn, amountsOf, type DecimalMark } from '../values/amounts.ts'

type Figure = Pick<Amount, 'value' | 'span'>

export interface PlainLine {
  /** Of one row, or of two where a sentence tells it over the end of a line. */
  description: readonly Span[]
  quantity: Figure | null
  unitPrice: Figure | null
  amount: Figure
}

export interface PrintedSum {
  value: string | number
  page: number
  box: Box
}

interface PlainSums {
  sums: readonly PrintedSum[]
  decimal: DecimalMark
  /** What was paid and what is left, which also add up to a sum: no sentence's item. */
  apart?: readonly PrintedSum[]
  /** Whether a row, of which `key` is the comparable form, states a sum itself. */
  isSum: (key: string, row: SearchRow) => boolean
}

/** Rounding of single lines may add up to a few cents. */
const tolerance = 0.021

/** More rows than this before a sum are unlikely to be its items. */
const mostItems = 40

/** Rows on the sum's own line are not before it. */
const isBefore = (row: SearchRow, sum: PrintedSum): boolean =>
  row.page < sum.page || (row.page === sum.page && row.box[3] < sum.box[3] - 0.3 * (sum.box[3] - sum.box[1]))

interface PricedRow {
  row: SearchRow
  value: number
  span: Span
  /** A till prints the article above its count and price: 'Milk 1 l' / '2 x 1.29   2.58'. */
  article: SearchRow | null
}

/** '2 x 1,29', '0,412 kg x 11,90' */
const countTimesPrice = /^\s*[\d.,]+\s*\p{L}{0,3}\.?\s*[x×*@]\s*\p{Sc}?\s?[\d.,]+(?:\s*\/\s*\p{L}{1,5})?\s*$/iu

function pricedRow(row: SearchRow, above: SearchRow | undefined, decimal: DecimalMark): PricedRow | null {
  const amount = amountsOf(row, decimal).findLast(({ money }) => money)
  if (amount === undefined || row.text.slice(amount.span.end).match(/\p{L}{3}/u) !== null) return null
  const before = row.text.slice(0, amount.span.start)
  const priced = { row, value: amount.value, span: amount.span }
  if (countTimesPrice.test(before)) {
    const isArticle = above?.page === row.page && /\p{L}{3}/u.test(above.text)
    return isArticle && !amountsOf(above, decimal).some(({ money }) => money) ? { ...priced, article: above } : null
  }
  return /\p{L}{3}/u.test(before) ? { ...priced, article: null } : null
}

function itemOf({ row, value, span, article }: PricedRow, decimal: DecimalMark): PlainLine {
  // Dots or a dash may lead to the price.
  const end = row.text.slice(0, span.start).replace(/[\s—–:.…_-]+$/u, '').length
  const before = spanOf(row, 0, end)
  if (article === null) return { description: [before], quantity: null, unitPrice: null, amount: { value, span } }
  const [quantity = null, unitPrice = null] = amountsIn(before, decimal)
  return { description: [spanOf(article, 0, article.text.length)], quantity, unitPrice, amount: { value, span } }
}

function addsUp(run: readonly { value: number }[], sums: readonly PrintedSum[]): boolean {
  const total = run.reduce((sum, item) => sum + item.value, 0)
  return sums.some(({ value }) => Number(value) !== 0 && Math.abs(total - Number(value)) <= tolerance)
}

/** Of two sums, each of its own part, the first may stand for the rows above it: 'October 426.00' below what October was. */
function withParts(run: readonly PricedRow[], items: readonly PricedRow[]): readonly PricedRow[] {
  const [first, ...others] = run
  const before = first === undefined ? [] : items.slice(0, items.indexOf(first))
  for (let count = 2; count <= Math.min(before.length, mostItems); count += 1) {
    const parts = before.slice(before.length - count)
    const sum = parts.reduce((total, { value }) => total + value, 0)
    if (first !== undefined && Math.abs(sum - first.value) <= tolerance) return [...parts, ...others]
  }
  return run
}

/** The rows right before the sums; null where they do not add up to one of them. */
function runBefore(priced: readonly PricedRow[], sums: readonly PrintedSum[]): readonly PricedRow[] | null {
  const items = priced.filter(({ row }) => sums.every((sum) => isBefore(row, sum)))
  for (let count = 1; count <= Math.min(items.length, mostItems); count += 1) {
    const run = items.slice(items.length - count)
    if (addsUp(run, sums)) return withParts(run, items)
  }
  return null
}

/** Whether the last row states the sum of those above it. */
function endsInItsSum(run: readonly PricedRow[]): boolean {
  const last = run.at(-1)
  const above = run.slice(0, -1).reduce((sum, { value }) => sum + value, 0)
  return run.length > 2 && last !== undefined && Math.abs(last.value - above) <= tolerance
}

/** The longest run of several rows that adds up to one of the sums, wherever that is: above, or in a column beside them. */
function runAnywhere(priced: readonly PricedRow[], sums: readonly PrintedSum[]): readonly PricedRow[] {
  const items = priced.filter(({ value }) => sums.every((sum) => Math.abs(value - Number(sum.value)) > tolerance))
  for (let count = Math.min(items.length, mostItems); count > 1; count -= 1) {
    for (let from = 0; from + count <= items.length; from += 1) {
      const run = items.slice(from, from + count)
      if (addsUp(run, sums) && !endsInItsSum(run)) return run
    }
  }
  return []
}

/** More ways to read a run's prices than this are a list of counts and not a bill's items. */
const mostReadings = 5000

/** The first way to read each price that makes one of the sums; null where none does. */
function pricesThatAddUp(run: readonly ToldItem[], sums: readonly PrintedSum[]): readonly ToldPrice[] | null {
  let readings = new Map<number, readonly ToldPrice[]>([[0, []]])
  for (const { prices } of run) {
    const longer = new Map<number, readonly ToldPrice[]>()
    for (const [sum, chosen] of readings) {
      for (const price of prices) {
        const cents = sum + Math.round(price.amount.value * 100)
        if (!longer.has(cents)) longer.set(cents, [...chosen, price])
      }
    }
    if (longer.size > mostReadings) return null
    readings = longer
  }
  for (const [cents, chosen] of readings) {
    if (addsUp([{ value: cents / 100 }], sums)) return chosen
  }
  return null
}

/** What is told, where the longest run of it adds up to one of the sums. One alone only where it is a number of things at a price each. */
function toldLines(
  rows: readonly SearchRow[],
  { decimal, sums, apart = [], isSum, lists }: PlainSums & { lists: boolean },
): PlainLine[] {
  const isApart = ({ amount: { span } }: ToldPrice): boolean =>
    apart.some((sum) => isSamePlace({ page: span.row.page, box: span.box }, sum))
  const told = itemsInSentences(rows, decimal, { lists }).filter(
    ({ description, prices: [price] }) =>
      price !== undefined &&
      !isApart(price) &&
      !description.some(({ row, text }) => isSum(keyOf(text), row)) &&
      !addsUp([price.unitPrice ?? price.amount], sums),
  )
  for (let count = Math.min(told.length, mostItems); count > 0; count -= 1) {
    for (let from = 0; from + count <= told.length; from += 1) {
      const run = told.slice(from, from + count)
      const prices = pricesThatAddUp(run, sums)
      if (prices === null || (count === 1 && prices[0]?.quantity === null)) continue
      return run.flatMap(({ description }, index) => {
        const price = prices[index]
        // 'Con la cassa geometri 5% (€ 48,50)': a rate names a tax or a levy, which is added to the items.
        const isRate = /\d\s?%\W*$/.test(description.at(-1)?.text ?? '')
        return price === undefined || isRate ? [] : [{ description, ...price }]
      })
    }
  }
  return []
}

/**
 * Lines without column headings: what sentences tell, else rows that end with an amount, right before the sum that they make, else a list typed
 * into a text, else such rows anywhere.
 * Only a matching sum makes them items, so nothing is returned without one.
 */
export function readPlainLines(rows: readonly SearchRow[], plain: PlainSums): PlainLine[] {
  const { sums, decimal, isSum } = plain
  const told = toldLines(rows, { ...plain, lists: false })
  if (told.length > 0) return told
  const priced = rows
    .flatMap((row) => pricedRow(row, rows[row.index - 1], decimal) ?? [])
    .filter(({ span, row, article }) => article !== null || !isSum(keyOf(row.text.slice(0, span.start)), row))
  const before = runBefore(priced, sums)
  // '3 x mulch at £7.50 each' among the rows of a mail: its amount is nowhere printed.
  const listed = before === null ? toldLines(rows, { ...plain, lists: true }) : []
  if (listed.length > 0) return listed
  const run = before ?? runAnywhere(priced, sums)
  return run.map((item) => itemOf(item, decimal))
}
