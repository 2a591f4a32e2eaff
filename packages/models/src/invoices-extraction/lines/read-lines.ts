import { numberReadOf } from '@vitrine/engines/forms/answers/confidence.ts'
import { answerOfSpan, type FormAnswer } from '@vitrine/engines/forms/answers/form-answer.ts'
import type { Locale } from '@vitrine/engines/forms/answers/parse-answer.ts'
import { isProse } from '@vitrine/engines/forms/letters/around.ts'
import type { FormDocument } from '@vitrine/engines/forms/rows/form-page.ts'
import type { Span } from '@vitrine/engines/forms/rows/search-rows.ts'
import { textOfCell } from '@vitrine/engines/forms/tables/cells.ts'
import type { TableRow } from '@vitrine/engines/forms/tables/gather-items.ts'
import { readPlainLines } from '@vitrine/engines/forms/tables/read-plain-lines.ts'
import { readTable } from '@vitrine/engines/forms/tables/read-table.ts'
import type { BodyRow } from '@vitrine/engines/forms/tables/ruled-rows.ts'
import { type Amount, amountsIn } from '@vitrine/engines/forms/values/amounts.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import { agrees } from '../../shared/extraction/compare-sums.ts'
import { invoiceFields } from '../descriptions.ts'
import type { InvoiceLine } from '../schema.ts'
import vocabulary from '../vocabulary.json' with { type: 'json' }
import { cellScore } from '../weights.ts'
import { afterLines, type LineColumn, lineColumns } from './columns.ts'

/** Labels of sums that may also begin the name of an item. */
const weakSums = new Set(['net', 'goods', 'items', 'amount', 'merchandise'])

type Figure = Pick<Amount, 'value' | 'span'>

export interface Item {
  description: readonly Span[]
  quantity: Figure | null
  unitPrice: Figure | null
  amount: Figure
  /** Negative amounts below the item, 0 where none; only the sums show whether the amount already includes them. */
  reduction: number
}

const sumWords = new RegExp(
  `^(?:${invoiceFields
    .filter(({ name }) => name === 'net' || name === 'tax' || name === 'total')
    .flatMap(({ labels }) => labels.filter(({ text }) => !weakSums.has(text)).map(({ text }) => text))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'u',
)

/** Whether a row's label names a sum or a tax. */
const isSumRow = (key: string): boolean => afterLines.test(key) || sumWords.test(key)

/** Codes of an article and discounts below its name: 'GTIN: 4012345001235'. */
const remark = /^[\p{L}. -]{2,30}\s?:(?:\s*\S|$)/u

/** '#' may be the heading of positions or of quantities: numbers that do not just count up are quantities. */
function withQuantities(
  rows: readonly BodyRow<LineColumn>[],
  decimal: Locale['decimal'],
): readonly BodyRow<LineColumn>[] {
  if (rows.some(({ cells }) => cells.quantity !== undefined)) return rows
  const positions = rows.flatMap(({ cells }) => (cells.position ?? []).flatMap((span) => amountsIn(span, decimal)))
  if (positions.every(({ value }, index) => value === index + 1)) return rows
  return rows.map(({ cells: { position, ...cells }, ...row }) => ({
    ...row,
    cells: position === undefined ? cells : { ...cells, quantity: position },
  }))
}

function itemOf({ row, cells, further }: TableRow<LineColumn>, decimal: Locale['decimal']): Item | null {
  // A sum's label may be in a column that is not read.
  if (cells.description === undefined && cells.article === undefined && isSumRow(keyOf(row.text))) return null
  const figuresIn = (spans: readonly Span[] | undefined): Amount[] =>
    (spans ?? []).flatMap((span) => amountsIn(span, decimal))
  // A column without a known heading may precede the amounts: the last figure is the row's.
  const amount = figuresIn(cells.amount).findLast(({ money }) => money)
  if (amount === undefined) return null
  const deducted = further
    .flatMap((below) => figuresIn(below.cells.amount))
    .filter(({ money, value }) => money && value < 0)
  return {
    description: cells.description ?? cells.article ?? [],
    quantity: figuresIn(cells.quantity).find(({ percent }) => !percent) ?? null,
    unitPrice: figuresIn(cells.unitPrice).findLast(({ percent }) => !percent) ?? null,
    amount,
    reduction: deducted.reduce((sum, { value }) => sum + value, 0),
  }
}

/** The table of taxes by rate that follows the lines. */
const taxTable = new RegExp(`^(?:${vocabulary.taxTables.join('|')})\\b`)

const endsLines = (key: string): boolean => afterLines.test(key) || taxTable.test(key)

/** The items of the list under its headings. */
export function listedItems(form: FormDocument, { decimal }: Locale): Item[] {
  const isFigure = (span: Span, role: LineColumn): boolean =>
    amountsIn(span, decimal).some(({ money, percent }) => (role === 'amount' ? money : !percent))
  const { items } = readTable(form, {
    columns: lineColumns,
    required: [['description', 'article', 'quantity'], ['amount']],
    fewest: 3,
    twice: [{ role: 'amount', first: 'quantity' }],
    anchors: ['amount'],
    counts: 'quantity',
    isFigure,
    wraps: ['description', 'article'],
    isRemark: (span) => remark.test(span.text),
    renamed: (rows) => withQuantities(rows, decimal),
    endsAt: (row) => endsLines(keyOf(row.text)),
    isTotal: () => false,
  })
  return items.flatMap((item) => itemOf(item, decimal) ?? [])
}

const levies = new RegExp(`^(?:${vocabulary.levies.join('|')})\\b`)
const noItems = new RegExp(`^(?:${vocabulary.noItems.join('|')})\\b`)

/** Whether a row's words name what is neither sold nor a tax: a pension levy, a stamp duty, what an earlier bill left. */
export const namesLevy = (text: string): boolean => levies.test(keyOf(text))

/** Whether a row of the list is a sum or a shipping cost, not an item. */
function isNoItem(description: readonly Span[]): boolean {
  const name = description.map(({ text }) => text).join(' ')
  return namesLevy(name) || noItems.test(keyOf(name))
}

const cents = (value: number): number => Math.round(100 * value) / 100

const addUpTo = (items: readonly Item[], sums: readonly FormAnswer[]): boolean =>
  sums.some(({ value }) =>
    agrees(
      Number(value),
      items.reduce((sum, item) => sum + item.amount.value, 0),
    ),
  )

const payment = new RegExp(`^(?:${vocabulary.payments.join('|')})\\b`)

/** An account lists payments among the charges: they are dropped where the others alone add up to one of the sums. */
function withoutPayments(items: readonly Item[], sums: readonly FormAnswer[]): readonly Item[] {
  const charged = items.filter(
    ({ description }) => !payment.test(keyOf(description.map((span) => span.text).join(' '))),
  )
  return addUpTo(charged, sums) && !addUpTo(items, sums) ? charged : items
}

/** A second list, such as that of taxes by code, may look like more of the first: drops rows without a name that do not add up to any sum together with the named ones. */
function withoutNameless(items: readonly Item[], sums: readonly FormAnswer[]): readonly Item[] {
  const named = items.filter(({ description }) => description.length > 0)
  return named.length > 0 && !addUpTo(items, sums) ? named : items
}

/** What stands below the sum that the items above it make is added to them, as a levy or a stamp duty is: it is no item. */
function untilTheirSum(items: readonly Item[], sums: readonly FormAnswer[]): readonly Item[] {
  if (addUpTo(items, sums)) return items
  const isBetween = ({ page, box }: FormAnswer, above: Item, below: Item): boolean =>
    [above, below].every(({ amount }) => amount.span.row.page === page) &&
    above.amount.span.box[1] < box[1] &&
    box[1] < below.amount.span.box[1]
  const end = items.findIndex((item, index) => {
    const above = items[index - 1]
    return (
      index > 1 &&
      above !== undefined &&
      sums.some(
        (sum) =>
          addUpTo(items.slice(0, index), [sum]) &&
          // A row under the same headings may state it itself.
          (isBetween(sum, above, item) || (item.description.length === 0 && addUpTo([item], [sum]))),
      )
    )
  })
  return end < 0 ? items : items.slice(0, end)
}

/** Subtracts discounts from their items where only that makes the lines add up to a sum of the document. */
function lessReductions(items: readonly Item[], sums: readonly FormAnswer[]): readonly Item[] {
  const reduced = items.map((item) => ({
    ...item,
    amount: { ...item.amount, value: cents(item.amount.value + item.reduction) },
  }))
  return !addUpTo(items, sums) && addUpTo(reduced, sums) ? reduced : items
}

/** Rounding tolerance: one cent for each unit, and two for the amount. */
const roundedPrice = 0.01
const roundedAmount = 0.02

/** How well quantity times unit price matches the amount. */
function priceScore({ quantity, unitPrice, amount }: Pick<Item, 'quantity' | 'unitPrice' | 'amount'>): number {
  if (quantity === null || unitPrice === null) return cellScore.figure
  const product = Math.abs(quantity.value * unitPrice.value)
  const close = Math.abs(product - Math.abs(amount.value)) <= roundedAmount + roundedPrice * Math.abs(quantity.value)
  return close ? cellScore.figure : cellScore.doubtfulPrice
}

function lineOf(item: Item): InvoiceLine {
  const { description, quantity, unitPrice, amount } = item
  return {
    description: textOfCell(description, cellScore.description),
    quantity: quantity && numberReadOf(answerOfSpan(quantity.value, quantity.span, cellScore.figure)),
    unitPrice: unitPrice && numberReadOf(answerOfSpan(unitPrice.value, unitPrice.span, priceScore(item))),
    amount: numberReadOf(answerOfSpan(amount.value, amount.span, cellScore.figure)),
  }
}

/** The list under its headings, else rows that add up to one of the document's sums. `subtotals` are further sums of lists. */
export function readLines(
  form: FormDocument,
  {
    listed,
    locale,
    fees,
    sums,
    subtotals,
    noItems: apart,
  }: {
    listed: readonly Item[]
    locale: Locale
    /** Items outside the list, below the tax. */
    fees: readonly Item[]
    sums: readonly FormAnswer[]
    subtotals: readonly FormAnswer[]
    /** What was paid and what is due, which also add up to the total. */
    noItems: readonly FormAnswer[]
  },
): InvoiceLine[] {
  const sold = listed.filter(({ description }) => !isNoItem(description))
  const all = [...sums, ...subtotals]
  if (sold.length > 0) {
    const items = untilTheirSum(lessReductions(withoutPayments(withoutNameless(sold, all), all), all), sums)
    const further = fees.filter(({ amount }) => items.every((item) => item.amount.span.row !== amount.span.row))
    return [...items, ...further].map(lineOf)
  }
  const closing = new Set(apart.flatMap(({ spans }) => spans.map(({ row }) => row.index)))
  return readPlainLines(form.rows, {
    sums,
    apart,
    decimal: locale.decimal,
    isSum: (key, row) => isSumRow(key) || (closing.has(row.index) && !isProse(row)),
  })
    .filter(({ description }) => !isNoItem(description))
    .map(({ description, quantity, unitPrice, amount }) =>
      lineOf({ description, quantity, unitPrice, amount, reduction: 0 }),
    )
}
