import { boxAround } from '@vitrine/engines/documents/layout/box.ts'
import { answerOfSpan, type FormAnswer } from '@vitrine/engines/forms/answers/form-answer.ts'
import type { Locale } from '@vitrine/engines/forms/answers/parse-answer.ts'
import type { FormDocument } from '@vitrine/engines/forms/rows/form-page.ts'
import type { SearchRow } from '@vitrine/engines/forms/rows/search-rows.ts'
import { type Amount, amountsOf } from '@vitrine/engines/forms/values/amounts.ts'
import { agrees } from '../../shared/extraction/compare-sums.ts'
import { sumScore } from '../weights.ts'

interface TaxedPart {
  rate: number
  net: Amount
  tax: Amount
}

/** Of a smaller base a whole unit is too much to be rounded. */
const leastWhole = 100

/** Rounding to the cent, or to a whole unit where nothing smaller is printed. */
const tolerance = (tax: number, net: number): number => (Number.isInteger(tax) && net >= leastWhole ? 1 : 0.02)

/** '10%  32,00  3,20  35,20', '8%対象 39,200 消費税 3,136': of a rate its base and the tax on it, whatever the columns are called. */
function taxedPart(row: SearchRow, { decimal }: Locale): TaxedPart | null {
  const amounts = amountsOf(row, decimal)
  const rate = amounts.find(({ percent }) => percent)?.value
  const sums = amounts.filter(({ percent, value }) => !percent && value > 0)
  if (rate === undefined || rate <= 0 || rate > 30) return null
  for (const [index, net] of sums.entries()) {
    const tax = sums
      .slice(index + 1)
      .find(
        ({ value }) => Math.abs(value - (net.value * rate) / 100) <= tolerance(value, net.value) && value < net.value,
      )
    if (tax !== undefined) return { rate, net, tax }
  }
  return null
}

function sumOf(parts: readonly Amount[]): FormAnswer[] {
  const [first] = parts
  if (first === undefined) return []
  const value = Math.round(100 * parts.reduce((sum, part) => sum + part.value, 0)) / 100
  const spans = parts.map(({ span }) => span)
  const onPage = spans.filter(({ row }) => row.page === first.span.row.page)
  return [
    {
      ...answerOfSpan(value, first.span, sumScore.byRate),
      text: spans.map(({ text }) => text).join(' + '),
      spans,
      box: boxAround(onPage.map(({ box }) => box)),
    },
  ]
}

/** Net and tax as a bill's taxes by rate add up to them: only where both together make one of its totals. */
export function sumsByRate(
  { rows }: FormDocument,
  locale: Locale,
  totals: readonly FormAnswer[],
): Record<'net' | 'tax', FormAnswer[]> {
  const parts = new Map<number, TaxedPart>()
  for (const row of rows) {
    const part = taxedPart(row, locale)
    // The table of taxes stands below the items.
    if (part !== null) parts.set(part.rate, part)
  }
  const found = [...parts.values()]
  const sum = found.reduce((total, { net, tax }) => total + net.value + tax.value, 0)
  return found.length > 0 && totals.some(({ value }) => agrees(Number(value), sum))
    ? { net: sumOf(found.map(({ net }) => net)), tax: sumOf(found.map(({ tax }) => tax)) }
    : { net: [], tax: [] }
}
