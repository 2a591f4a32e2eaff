import { at } from '@vitrine/basics/at.ts'
import { answerOfSpan, type FormAnswer } from '../answers/form-answer.ts'
import type { Locale } from '../answers/parse-answer.ts'
import type { FormDocument } from '../rows/form-page.ts'
import { amountsOf } from '../values/amounts.ts'
import { isAmount, scores, valueOf } from './amounts.ts'

/** Printed amounts in a row or a column of their own that add up to another one. */
export interface Addition {
  /** In reading order; with a printed minus negative. */
  parts: readonly FormAnswer[]
  sum: FormAnswer
  /** Whether the sum comes right after its parts, or right before them. */
  isBeside: boolean
}

// A bill states few sums; a ledger has thousands of figures, among which some add up by chance.
const mostAmounts = 160
const mostParts = 12
/** Amounts between the parts and their sum where they still count as beside each other: an instalment, last year's sum. */
const mostBetween = 2
/** Difference of right edges within a column, as a fraction of the page's width. */
const sameEdge = 0.012

/** Every printed sum of money, in reading order, with the score of an amount without a label. */
export function moneyOf({ rows }: FormDocument, { decimal }: Locale, score: number = scores.unlabelled): FormAnswer[] {
  return rows.flatMap((row) =>
    amountsOf(row, decimal).flatMap(({ money, value, span }) => (money ? [answerOfSpan(value, span, score)] : [])),
  )
}

/** The amounts of each column, by their right edges, from top to bottom. */
function columnsOf(money: readonly FormAnswer[]): FormAnswer[][] {
  const columns: FormAnswer[][] = []
  for (const amount of money) {
    const column = columns.find(([first]) => first !== undefined && Math.abs(first.box[2] - amount.box[2]) < sameEdge)
    if (column) column.push(amount)
    else columns.push([amount])
  }
  return columns
}

const isSame = (one: FormAnswer, other: FormAnswer): boolean =>
  one.page === other.page && one.box[0] === other.box[0] && one.box[1] === other.box[1]

/** The additions whose parts follow one another in a sequence; their sum may be anywhere among `all`. */
function additionsIn(sequence: readonly FormAnswer[], all: readonly FormAnswer[]): Addition[] {
  const found: Addition[] = []
  for (const [from, first] of sequence.entries()) {
    let total = valueOf(first)
    for (let to = from + 1; to < Math.min(sequence.length, from + mostParts); to += 1) {
      total += valueOf(at(sequence, to))
      const parts = sequence.slice(from, to + 1)
      const near = [
        ...sequence.slice(to + 1, to + 2 + mostBetween),
        ...sequence.slice(Math.max(0, from - 1 - mostBetween), from),
      ]
      const fits = (amount: FormAnswer): boolean =>
        isAmount(amount, total) && !parts.some((part) => isSame(part, amount))
      const beside = near.find(fits)
      const sum = beside ?? all.find(fits)
      if (sum !== undefined) found.push({ parts, sum, isBeside: beside !== undefined })
    }
  }
  return found
}

/** The additions on the pages of a bill, each once. */
export function additionsOf(money: readonly FormAnswer[]): Addition[] {
  const pages = [...Map.groupBy(money, ({ page }) => page).values()].filter(({ length }) => length <= mostAmounts)
  const all = pages.flatMap((amounts) =>
    [amounts, ...columnsOf(amounts)].flatMap((sequence) => additionsIn(sequence, amounts)),
  )
  const keyOf = ({ parts, sum }: Addition): string =>
    [...parts, sum].map(({ page, box }) => `${page}:${box[0].toFixed(4)}:${box[1].toFixed(4)}`).join(' ')
  // Where rows and a column give the same addition, the one whose sum is next to its parts is better evidence.
  const ranked = all.toSorted((a, b) => Number(a.isBeside) - Number(b.isBeside))
  return [...new Map(ranked.map((addition) => [keyOf(addition), addition])).values()]
}
