import { readPatterns } from '../../text/read-patterns.ts'
import type { FormAnswer } from '../answers/form-answer.ts'
import { isProse } from '../letters/around.ts'
import { type Addition, additionsOf } from './additions.ts'
import { scores, sumOf, valueOf, withoutZeros } from './amounts.ts'
import { leftOf } from './left-of.ts'

/** The sums that close a bill, known by how they add up; each null where nothing shows it. */
export interface ClosingSums {
  /** Before taxes and fees. */
  net: FormAnswer | null
  /** One for each tax. */
  taxes: readonly FormAnswer[]
  /** What is added beside the taxes. */
  fees: readonly FormAnswer[]
  total: FormAnswer | null
  /** What is taken off the total. */
  paid: FormAnswer | null
  due: FormAnswer | null
}

const { ofTax } = readPatterns(new URL('./wordings/closing-sums.txt', import.meta.url), ['ofTax'])

/** Rates of taxes on sales, by steps of a quarter of a per cent. */
const rates = { least: 0.01, most: 0.3, step: 0.0025 } as const
/** All taxes of a bill together, as a share: less is a tax on stays or a fee. */
const leastInAll = 0.04
/** Rounding of each line may change a tax by this much. */
const rounding = 0.011
/** Below this sum any small amount is some rate of it. */
const leastTaxed = 15
const nearlyAll = 0.9
const countAndPrice = /(\d+(?:[.,]\d+)?)\s*[x×@*]\s*\p{Sc}?\s?(\d+(?:[.,]\d{1,2})?)\D*$/u

/** Whether an amount is a usual rate of another. */
function isRateOf(tax: number, base: number): boolean {
  if (base < leastTaxed || tax <= 0) return false
  const rate = Math.round(tax / base / rates.step) * rates.step
  return rate >= rates.least && rate <= rates.most && Math.abs(base * rate - tax) < rounding
}

interface Taxed {
  net: FormAnswer
  taxes: FormAnswer[]
  fees: FormAnswer[]
  total: FormAnswer
}

/** '40 x 15.00   600.00': a row of a list, whose count and price make the amount. */
function isCounted({ value, spans: [span] }: FormAnswer): boolean {
  if (span === undefined) return false
  const [, count, price] = countAndPrice.exec(span.row.text.slice(0, span.start)) ?? []
  if (count === undefined || price === undefined) return false
  const product = Number(count.replaceAll(',', '.')) * Number(price.replaceAll(',', '.'))
  return Math.abs(product - Math.abs(Number(value))) < rounding
}

/** An addition of a sum, its taxes and perhaps fees; null for another kind. */
function taxedIn({ parts, sum }: Addition): Taxed | null {
  if (parts.some(isCounted)) return null
  const net = parts.reduce((most, part) => (valueOf(part) > valueOf(most) ? part : most))
  const others = parts.filter((part) => part !== net)
  const taxes = others.filter((part) => isRateOf(valueOf(part), valueOf(net)))
  const fees = others.filter((part) => !taxes.includes(part))
  const taxed = sumOf(taxes)
  const isTax = taxed >= leastInAll * valueOf(net) && taxed <= (rates.most + rates.step) * valueOf(net)
  // A list of goods of which one is by chance a tenth of another is no addition of taxes.
  const areFees = fees.length < 2 && Math.abs(sumOf(fees)) <= taxed
  return isTax && areFees ? { net, taxes, fees, total: sum } : null
}

/** Two rows of which the smaller has a name that speaks of no tax: goods of which one costs by chance a fifth of the other. */
function areNamedItems({ parts: [first, second] }: Addition): boolean {
  if (first === undefined || second === undefined) return false
  const [span] = (valueOf(first) < valueOf(second) ? first : second).spans
  const name = span === undefined || isProse(span.row) ? '' : span.row.text.slice(0, span.start)
  return /\p{L}{3}/u.test(name) && !ofTax.test(name)
}

const scored = (answer: FormAnswer, score: number): FormAnswer => ({ ...answer, score })

/**
 * Net sum, taxes, fees, total and what is left of it, by their arithmetic alone: bills name them in any words, beside, above or below, in
 * sentences or not at all.
 */
export function closingSums(printed: readonly FormAnswer[]): ClosingSums {
  const money = withoutZeros(printed)
  const additions = additionsOf(money)
  // The bill's total is the largest of its sums, or a little less than one before a discount: what adds up within a list or a share is far less.
  const largest = Math.max(0, ...additions.map(({ sum }) => valueOf(sum)))
  const [taxed = null] = additions
    .flatMap((addition) => {
      const isNoChance = (addition.isBeside && !areNamedItems(addition)) || addition.parts.length > 2
      const found = isNoChance && valueOf(addition.sum) > nearlyAll * largest ? taxedIn(addition) : null
      return found === null ? [] : [{ ...found, isBeside: addition.isBeside }]
    })
    .toSorted(
      (a, b) =>
        Number(b.isBeside) - Number(a.isBeside) || valueOf(b.total) - valueOf(a.total) || a.fees.length - b.fees.length,
    )
  if (taxed === null) return { net: null, taxes: [], fees: [], total: null, paid: null, due: null }
  return {
    net: scored(taxed.net, scores.taxed),
    taxes: taxed.taxes.map((tax) => scored(tax, scores.taxed)),
    fees: taxed.fees.map((fee) => scored(fee, scores.left)),
    total: scored(taxed.total, scores.taxed),
    ...leftOf(taxed.total, money, [taxed.net, ...taxed.taxes, ...taxed.fees]),
  }
}
