import type { FormAnswer } from '@vitrine/engines/forms/answers/form-answer.ts'
import { sumOfKind } from '@vitrine/engines/forms/answers/settle-sums.ts'
import { agrees } from '../shared/extraction/compare-sums.ts'
import { sumScore } from './weights.ts'

export const betweenNames = ['shipping', 'discount', 'withheld', 'rounding'] as const
export type BetweenName = (typeof betweenNames)[number]

/** What stands between the net sum and the total besides the tax, each with the sign it counts with. */
export interface Between {
  /** 'other' is a cost or discount whose name is not known. */
  name: BetweenName | 'other'
  answer: FormAnswer
  /** In the document's currency: positive is added, negative taken off. */
  value: number
}

/** Of the page's width. */
const sameColumn = 0.03
/** More than that part of the net sum is another sum, such as what is open of an earlier bill. */
const mostOfNet = 0.3
/** Several that come out right to the cent are better borne out. */
const mostOfNetInAll = 0.6
/** To a whole unit of money at most. */
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
    // Two taxes that the buyer keeps back are one sum.
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

/** More would be items. */
const mostFees = 4

/** Of amounts one below the other, those that together make up a difference: a run of a few. */
function runThatMakes(money: readonly FormAnswer[], missing: number): readonly FormAnswer[] {
  for (const [index] of money.entries()) {
    let sum = 0
    for (let end = index; end < Math.min(money.length, index + mostFees); end += 1) {
      sum += Number(money[end]?.value ?? 0)
      if (Math.abs(sum - missing) < 0.011) return money.slice(index, end + 1)
    }
  }
  return []
}

/** What is printed between net and total, under whatever name, and makes up the difference; null where nothing does. */
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

/** The smallest choice with which net and tax make the total; null where none does, empty where nothing stands between. */
export const bridging = (choices: readonly Between[][], { net, tax, total }: Sums): readonly Between[] | null =>
  choices.find((choice) =>
    agrees(
      choice.reduce((sum, { value }) => sum + value, net + tax),
      total,
    ),
  ) ?? null
