import type { Candidate } from '@vitrine/engines/documents/fields/field-description.ts'
import { type Picks, settle } from '@vitrine/engines/documents/fields/settle.ts'

type SumName = 'net' | 'tax' | 'total' | 'due' | 'prepaid'

/** Rounding of single lines may add up to a few cents. */
const tolerance = 0.021

export const agrees = (a: number, b: number): boolean => Math.abs(a - b) <= tolerance

const numberOf = (candidate: Candidate | null): number | null => (candidate === null ? null : Number(candidate.value))

/**
 * Chooses net, tax, total and due together: values whose sums come out right support one another.
 * Several tax rates without a printed sum are added up.
 */
export function settleAmounts(
  found: Record<SumName | 'cash' | 'change' | 'rounding', readonly Candidate[]>,
  money: readonly Candidate[],
): {
  picks: Picks<SumName>
  agreement: number
} {
  const paid = paidAmount(found)
  const candidates: Record<SumName, readonly Candidate[]> = {
    net: distinct(found.net),
    tax: [...distinct(found.tax).slice(0, 4), ...sumOfRates(found.tax)],
    total: distinct([
      ...(found.rounding.length > 0 ? rounded(found.total, money) : found.total),
      ...found.due.map((candidate) => ({ ...candidate, score: 0.4 * candidate.score })),
      ...money
        .filter(({ value }) => paid !== null && Number(value) > 0 && agrees(Number(value), paid.value))
        .map((candidate) => ({ ...candidate, score: paid?.sure === true ? 0.5 : 0.25 })),
    ]),
    due: distinct(found.due).slice(0, 3),
    prepaid: distinct(found.prepaid).slice(0, 2),
  }
  return settle(candidates, (picks) => supportOf(picks, paid))
}

function supportOf(picks: Picks<SumName>, paid: Paid | null): number {
  const [net, tax, total, due] = [picks.net, picks.tax, picks.total, picks.due].map(numberOf)
  const prepaid = Math.abs(numberOf(picks.prepaid) ?? 0)
  let support = 0
  if (net != null && tax != null && total != null) support += agrees(net + tax, total) ? 1.2 : -0.6
  if (net != null && total != null && net > total + tolerance && total > 0) support -= 0.8
  if (tax != null && total != null && Math.abs(tax) > Math.abs(total) / 2 && total !== 0) support -= 0.8
  if (tax != null && net != null && tax !== 0 && agrees(tax, net)) support -= 1
  if (due != null && total != null) support += agrees(total - prepaid, due) ? 0.3 : -0.1
  if (paid !== null && total != null && Math.abs(paid.value - total) < 0.005) support += paid.sure ? 0.6 : 0.15
  return support
}

interface Paid {
  value: number
  /** Cash and change were both read; without the change, what was handed over may be more than the total. */
  sure: boolean
}

/** What was handed over less the change: on a receipt that is the total. */
function paidAmount(found: Record<'cash' | 'change', readonly Candidate[]>): Paid | null {
  const cash = numberOf(found.cash[0] ?? null)
  const change = numberOf(found.change[0] ?? null)
  return cash === null ? null : { value: cash - Math.abs(change ?? 0), sure: change !== null }
}

/** Where a receipt rounds to five cents, an amount that is rounded and stands beside gives way to the rounded one. */
function rounded(totals: readonly Candidate[], money: readonly Candidate[]): Candidate[] {
  return totals.flatMap((total) => {
    const exact = Number(total.value)
    const round = isRound(exact)
      ? undefined
      : money.find(({ value }) => isRound(Number(value)) && Math.abs(Number(value) - exact) < 0.045)
    return round === undefined
      ? [total]
      : [
          { ...round, score: total.score },
          { ...total, score: 0.6 * total.score },
        ]
  })
}

const isRound = (value: number): boolean => Math.round(100 * value) % 5 === 0

/** One candidate for each value; an amount read in several places is the likelier for it. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  return [...Map.groupBy(candidates, (candidate) => Number(candidate.value).toFixed(2)).values()]
    .flatMap(([best, ...others]) =>
      best === undefined ? [] : [{ ...best, score: best.score + 0.06 * Math.min(3, others.length) }],
    )
    .toSorted((a, b) => b.score - a.score)
}

function sumOfRates(rates: readonly Candidate[]): Candidate[] {
  const rows = [...Map.groupBy(rates, (rate) => `${rate.page}:${rate.box[1].toFixed(3)}`).values()].flatMap(
    ([first]) => (first === undefined ? [] : [first]),
  )
  const [first] = rows
  if (first === undefined || rows.length < 2 || rows.length > 4) return []
  const parts = rows.toSorted((a, b) => a.box[1] - b.box[1])
  const value = Math.round(100 * parts.reduce((sum, rate) => sum + Number(rate.value), 0)) / 100
  return [
    {
      ...first,
      value,
      text: parts.map((rate) => rate.text).join(' + '),
      box: [
        Math.min(...parts.map((rate) => rate.box[0])),
        parts[0]?.box[1] ?? 0,
        Math.max(...parts.map((rate) => rate.box[2])),
        parts.at(-1)?.box[3] ?? 1,
      ],
      score: Math.min(...parts.map((rate) => rate.score)) - 0.1,
    },
  ]
}
