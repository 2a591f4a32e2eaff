import { readPatterns } from '../../text/read-patterns.ts'
import type { FormAnswer } from '../answers/form-answer.ts'
import type { Locale } from '../answers/parse-answer.ts'
import { datesOf, type FoundDate } from '../values/dates.ts'
import { isSum, scores, valueOf } from './amounts.ts'

const { atOnce } = readPatterns(new URL('./wordings/planned-payments.txt', import.meta.url), ['atOnce'])

/** The part of a total that is to be paid first. */
export interface NextPayment {
  amount: FormAnswer
  /** Null where it is to be paid at once. */
  day: FoundDate | null
}

interface Planned extends NextPayment {
  /** ISO */
  on: string
}

/** When a sum is to be paid by what its row says around it, up to other sums; null where nothing says so, or where the day is past. */
function plannedOf(
  amount: FormAnswer,
  { money, dateOrder, billed }: { money: readonly FormAnswer[]; dateOrder: Locale['dateOrder']; billed: string },
): Planned | null {
  const [span] = amount.spans
  if (span === undefined) return null
  const { row } = span
  const inRow = money.flatMap(({ spans: [other] }) => (other?.row === row ? [other] : []))
  const from = Math.max(0, ...inRow.filter(({ end }) => end <= span.start).map(({ end }) => end))
  const to = Math.min(row.text.length, ...inRow.filter(({ start }) => start >= span.end).map(({ start }) => start))
  const near = datesOf(row, dateOrder).filter(({ span: { start, end } }) => start >= from && end <= to)
  const day = near.find(({ span: { start } }) => start >= span.end) ?? near.at(-1)
  if (day !== undefined) return day.value >= billed ? { amount, day, on: day.value } : null
  return atOnce.test(row.text.slice(from, to)) ? { amount, day: null, on: billed } : null
}

/**
 * The first of several payments in which a total is asked for, each beside the day on which it is due: a deposit now and the rest before the
 * event, or instalments. Null where no such payments make up the total.
 */
export function nextPayment(
  total: number,
  { money, dateOrder, billed }: { money: readonly FormAnswer[]; dateOrder: Locale['dateOrder']; billed: string },
): NextPayment | null {
  const planned = money.flatMap((amount) => {
    const isPart = valueOf(amount) > 0 && valueOf(amount) < total
    return (isPart ? plannedOf(amount, { money, dateOrder, billed }) : null) ?? []
  })
  for (const from of planned.keys()) {
    let sum = 0
    for (const [index, { amount }] of planned.slice(from).entries()) {
      sum += valueOf(amount)
      if (index === 0 || !isSum(sum, total)) continue
      const [first] = planned.slice(from, from + index + 1).toSorted((a, b) => a.on.localeCompare(b.on))
      if (first === undefined) return null
      return { amount: { ...first.amount, score: scores.left }, day: first.day }
    }
  }
  return null
}
