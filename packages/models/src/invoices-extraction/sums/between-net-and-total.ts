import { at } from '@vitrine/basics/at.ts'
import type { FormAnswer } from '@vitrine/engines/forms/answers/form-answer.ts'
import { sumOfKind } from '@vitrine/engines/forms/answers/settle-sums.ts'
import { agrees } from '../../shared/extraction/compare-sums.ts'
import { sumScore } from '../weights.ts'

export const betweenNames = ['shipping', 'discount', 'withheld', 'rounding'] as const
export type BetweenName = (typeof betweenNames)[number]

/** An amount between the net sum and the total other than the tax, with its sign. */
export interface Between {
  /** 'other' is a cost or discount whose name is not known. */
  name: BetweenName | 'other'
  answer: FormAnswer
  /** In the document's currency: positive is added, negative subtracted. */
  value: number
}

/** As a fraction of the page's width. */
const sameColumn = 0.03
/** Largest share of the net sum; more is another sum, such as the balance of an earlier bill. */
const mostOfNet = 0.3
/** The same for several that add up to the cent, which is stronger evidence. */
const mostOfNetInAll = 0.6
/** At most one currency unit. */
const mostRounding = 1

function signsOf(name: BetweenName, value: number): number[] {
  if (name === 'shipping') return value > 0 ? [value] : []
  if (name === 'discount' || name === 'withheld') return [-Math.abs(value)]
  // 'Round off 0.20' is printed without its sign.
  return Math.abs(value) < mostRounding ? [value, -value] : []
}

/** Every choice of at most one answer of each name, the smaller ones first. */
export function choicesBetween(found: Record<BetweenName, readonly FormAnswer[]>): Between[][] {
  let choices: Between[][] = [[]]
  for (const name of betweenNames) {
    const [answer] = found[name]
    if (answer === undefined || answer.score < sumScore.weakestBetween) continue
    // Two taxes withheld by the buyer are one sum.
    const alternatives = name === 'withheld' ? [answer, ...sumOfKind(found[name])] : [answer]
    const signed = alternatives.flatMap((one) =>
      signsOf(name, Number(one.value)).map((value): Between => ({ name, answer: one, value })),
    )
    choices = [...choices, ...signed.flatMap((one) => choices.map((others) => [...others, one]))]
  }
  return choices.toSorted((a, b) => a.length - b.length)
}

interface Sums {
  net: number
  tax: number
  total: number
}

/** More fees would be items. */
const mostFees = 4

/** A run of a few consecutive amounts that add up to a difference. */
function runThatMakes(money: readonly FormAnswer[], missing: number): readonly FormAnswer[] {
  for (const [index] of money.entries()) {
    let sum = 0
    for (let end = index; end < Math.min(money.length, index + mostFees); end += 1) {
      sum += Number(at(money, end).value)
      if (Math.abs(sum - missing) < 0.011) return money.slice(index, end + 1)
    }
  }
  return []
}

/** Amounts printed between net and total, under any name, that make up the difference; null where there are none. */
export function unnamedBetween(
  { net, tax, total }: Record<keyof Sums, FormAnswer>,
  money: readonly FormAnswer[],
): readonly Between[] | null {
  const missing = Number(total.value) - Number(net.value) - Number(tax.value)
  const share = Math.abs(missing / Number(net.value))
  if (Math.abs(missing) <= mostRounding || !(share < mostOfNetInAll)) return null
  const column = money.filter(
    ({ page, box }) =>
      page === total.page &&
      net.page === total.page &&
      box[1] > net.box[1] &&
      box[3] < total.box[3] &&
      // In the column of the sums, and none of them itself.
      Math.abs(box[2] - total.box[2]) < sameColumn &&
      [net, tax, total].every((sum) => sum.box[1] !== box[1]),
  )
  const single = column.find(({ value }) => agrees(Math.abs(Number(value)), Math.abs(missing)))
  if (single !== undefined && share < mostOfNet) return [{ name: 'other', answer: single, value: missing }]
  const several = runThatMakes(column, missing)
  return several.length === 0
    ? null
    : several.map((answer): Between => ({ name: 'other', answer, value: Number(answer.value) }))
}

/** The smallest choice with which net and tax add up to the total; null where none does, empty where none is needed. */
export const bridging = (choices: readonly Between[][], { net, tax, total }: Sums): readonly Between[] | null =>
  choices.find((choice) =>
    agrees(
      choice.reduce((sum, { value }) => sum + value, net + tax),
      total,
    ),
  ) ?? null
