import type { FormAnswer } from '../answers/form-answer.ts'
import type { Addition } from './additions.ts'
import { isAmount, scores, valueOf } from './amounts.ts'

/** What is taken off a sum, and what remains of it. */
export interface Left {
  paid: FormAnswer | null
  due: FormAnswer | null
}

/** Amounts after a sum among which the payment and the rest are looked for. */
const near = 4
/** A bill takes off a discount, what an insurer paid and what a patient paid. */
const mostSteps = 3

/** The sum, a payment and what is left, one after the other: 2,037.75, 500.00, 1,537.75. `known`: amounts that are something else. */
export function leftOf(sum: FormAnswer, money: readonly FormAnswer[], known: readonly FormAnswer[] = []): Left {
  const isKnown = (amount: FormAnswer): boolean => known.some((other) => isAmount(other, Math.abs(valueOf(amount))))
  const start = money.findLastIndex((amount) => isAmount(amount, valueOf(sum)))
  const following = money.slice(start + 1, start + 1 + near)
  for (const [index, paid] of following.entries()) {
    const rest = valueOf(sum) - Math.abs(valueOf(paid))
    const due = following.slice(index + 1).find((amount) => isAmount(amount, rest))
    if (due === undefined || isKnown(paid) || isKnown(due)) continue
    return {
      paid: { ...paid, value: Math.abs(valueOf(paid)), score: scores.left },
      due: { ...due, score: scores.left },
    }
  }
  return { paid: null, due: null }
}

/** What remains of a sum after several deductions, each with its sign ('1,546.00', '–318.60', '–912.40') or with what is left after it. */
export function restOf(
  sum: FormAnswer,
  additions: readonly Addition[],
  money: readonly FormAnswer[],
): FormAnswer | null {
  const signed = additions.find(
    ({ parts: [first, ...others] }) =>
      first !== undefined && isAmount(first, valueOf(sum)) && others.every((part) => valueOf(part) < 0),
  )
  if (signed) return { ...signed.sum, score: scores.left }
  let rest: FormAnswer | null = null
  for (let step = 0; step < mostSteps; step += 1) {
    const { due } = leftOf(rest ?? sum, money)
    if (due === null) break
    rest = due
  }
  return rest
}
