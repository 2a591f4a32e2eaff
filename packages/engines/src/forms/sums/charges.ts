import type { FormAnswer } from '../answers/form-answer.ts'
import { additionsOf } from './additions.ts'
import { scores, valueOf, withoutZeros } from './amounts.ts'
import { restOf } from './left-of.ts'

/** The sum of the first list of a bill that adds up, and what remains to be paid of it; null where nothing shows it. */
export interface Charges {
  total: FormAnswer | null
  due: FormAnswer | null
}

/** Share of the largest sum: a list's sum is no part of another list. */
const nearlyAll = 0.9

export function chargesOf(printed: readonly FormAnswer[]): Charges {
  const money = withoutZeros(printed)
  const additions = additionsOf(money)
  const lists = additions.filter(
    ({ parts, sum, isBeside }) => isBeside && parts.every((part) => valueOf(part) > 0 && part.box[1] <= sum.box[3]),
  )
  const largest = Math.max(0, ...lists.map(({ sum }) => valueOf(sum)))
  const list = lists.find(({ sum }) => valueOf(sum) > nearlyAll * largest)
  if (list === undefined) return { total: null, due: null }
  return { total: { ...list.sum, score: scores.listed }, due: restOf(list.sum, additions, money) }
}
