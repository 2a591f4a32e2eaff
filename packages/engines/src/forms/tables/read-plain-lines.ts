import { amountsOf, type DecimalMark } from '../values/amounts.ts'
import type { Box } from '../../documents/document.ts'
import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'
import { keyOf } from '../../text/text-key.ts'

export interface PlainLine {
  description: Span
  amount: { value: number; span: Span }
}

export interface PrintedSum {
  value: string | number
  page: number
  box: Box
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
}

function pricedRow(row: SearchRow, decimal: DecimalMark): PricedRow | null {
  const amount = amountsOf(row, decimal).findLast(({ money }) => money)
  if (amount === undefined || row.text.slice(amount.span.end).match(/\p{L}{3}/u) !== null) return null
  return /\p{L}{3}/u.test(row.text.slice(0, amount.span.start)) ? { row, value: amount.value, span: amount.span } : null
}

function itemOf({ row, value, span }: PricedRow): PlainLine {
  const end = row.text.slice(0, span.start).trimEnd().length
  return { description: spanOf(row, 0, end), amount: { value, span } }
}

/**
 * Lines without column headings: rows that end with an amount, right before the sum they add up to.
 * Only the sum coming out makes them items, so nothing is answered where it does not.
 */
export function readPlainLines(
  rows: readonly SearchRow[],
  {
    sums,
    decimal,
    isSum,
  }: {
    sums: readonly PrintedSum[]
    decimal: DecimalMark
    /** Whether a row, in its comparable form, states a sum itself. */
    isSum: (key: string) => boolean
  },
): PlainLine[] {
  const items = rows
    .filter((row) => sums.every((sum) => isBefore(row, sum)))
    .flatMap((row) => pricedRow(row, decimal) ?? [])
    .filter(({ span, row }) => !isSum(keyOf(row.text.slice(0, span.start))))
  for (let count = 1; count <= Math.min(items.length, mostItems); count += 1) {
    const run = items.slice(items.length - count)
    const sum = run.reduce((total, item) => total + item.value, 0)
    if (sums.some(({ value }) => Number(value) !== 0 && Math.abs(sum - Number(value)) <= tolerance))
      return run.map(itemOf)
  }
  return []
}
