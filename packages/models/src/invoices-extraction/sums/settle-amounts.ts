import { distinctFigures } from '@vitrine/engines/forms/answers/distinct-figures.ts'
import { asList, type FormAnswer } from '@vitrine/engines/forms/answers/form-answer.ts'
import { onePerRow } from '@vitrine/engines/forms/answers/one-per-row.ts'
import { type Picks, settle } from '@vitrine/engines/forms/answers/settle.ts'
import { addedUp } from '@vitrine/engines/forms/sums/added-up.ts'
import { agrees } from '../../shared/extraction/compare-sums.ts'
import { sumScore, sumSupport } from '../weights.ts'
import { type Between, type BetweenName, bridging, choicesBetween, unnamedBetween } from './between-net-and-total.ts'

type SumName = 'net' | 'tax' | 'total' | 'due' | 'prepaid'

const numberOf = (candidate: FormAnswer | null): number | null => (candidate === null ? null : Number(candidate.value))

/** The amounts needed between net plus tax and the total; null where none fit, undefined where one of the three is not stated. */
function bridgeOf(
  picks: Picks<SumName>,
  { choices, money }: Pick<Known, 'choices' | 'money'>,
): readonly Between[] | null | undefined {
  const [net, tax, total] = [picks.net, picks.tax, picks.total].map(numberOf)
  if (net == null || total == null) return undefined
  if (tax != null) {
    const { net: before, tax: rate, total: all } = picks
    const named = bridging(choices, { net, tax, total })
    return named ?? (before && rate && all && unnamedBetween({ net: before, tax: rate, total: all }, money))
  }
  // Without tax, only amounts that make the sum fit are evidence: 1,980 less a discount of 80 is 1,900.
  const without = bridging(choices, { net, tax: 0, total })
  return without === null || without.length === 0 ? undefined : without
}

/** Support from a sum that adds up: less where other amounts are needed between. */
function bridgeSupport(bridge: readonly Between[] | null | undefined): number {
  if (bridge === undefined) return 0
  if (bridge === null) return sumSupport.doesNotComeOut
  return bridge.length === 0 ? sumSupport.comesOut : sumSupport.comesOutWithParts
}

interface Known {
  paid: Paid | null
  choices: readonly Between[][]
  /** Every printed amount without a sum's label. */
  money: readonly FormAnswer[]
  printed: readonly FormAnswer[]
}

/** Whether what is due is left of the total when another printed sum is taken off, whatever that is called. */
const isRestOf = (due: number, total: number, money: readonly FormAnswer[]): boolean =>
  due > 0 && due < total && money.some(({ value }) => agrees(total - Math.abs(Number(value)), due))

function supportOf(picks: Picks<SumName>, { paid, choices, money, printed }: Known): number {
  const [net, tax, total, due] = [picks.net, picks.tax, picks.total, picks.due].map(numberOf)
  const prepaid = Math.abs(numberOf(picks.prepaid) ?? 0)
  let support = bridgeSupport(bridgeOf(picks, { choices, money }))
  if (net != null && total != null && net > total && !agrees(net, total) && total > 0 && choices.length < 2)
    support += sumSupport.netOverTotal
  if (tax != null && total != null && Math.abs(tax) > Math.abs(total) / 2 && total !== 0)
    support += sumSupport.taxOverHalfOfTotal
  if (tax != null && net != null && tax !== 0 && agrees(tax, net)) support += sumSupport.taxIsNet
  if (due != null && total != null)
    support +=
      agrees(total - prepaid, due) || (prepaid === 0 && isRestOf(due, total, printed))
        ? sumSupport.makesDue
        : sumSupport.doesNotMakeDue
  if (paid !== null && total != null && Math.abs(paid.value - total) < 0.005)
    support += paid.sure ? sumSupport.paidWithChange : sumSupport.paidWithoutChange
  return support
}

interface Paid {
  value: number
  /** Cash and change were both read; without the change, the cash handed over may be more than the total. */
  sure: boolean
}

/** Cash handed over minus the change: on a receipt that is the total, and printed as such. */
function paidAmount(
  { cash, change }: Record<'cash' | 'change', readonly FormAnswer[]>,
  money: readonly FormAnswer[],
): Paid | null {
  const [given] = change
  const back = Math.abs(numberOf(given ?? null) ?? 0)
  const paid = cash.map(({ value }) => Number(value) - back)
  const value = paid.find((amount) => money.some((printed) => agrees(Number(printed.value), amount))) ?? paid[0]
  return value === undefined ? null : { value, sure: given !== undefined }
}

const isRound = (value: number): boolean => Math.round(100 * value) % 5 === 0

/** Where a receipt rounds to five cents, an unrounded amount ranks below a rounded one beside it. */
function rounded(totals: readonly FormAnswer[], money: readonly FormAnswer[]): FormAnswer[] {
  return totals.flatMap((total) => {
    const exact = Number(total.value)
    const round = isRound(exact)
      ? undefined
      : money.find(({ value }) => isRound(Number(value)) && Math.abs(Number(value) - exact) < 0.045)
    return round === undefined
      ? [total]
      : [
          { ...round, score: total.score },
          { ...total, score: sumScore.timesUnrounded * total.score },
        ]
  })
}

// Scores only rank the candidates here, so they may be above 1; of a credit note sums are negative.
const distinct = (candidates: readonly FormAnswer[]): FormAnswer[] =>
  distinctFigures(candidates, { signed: true, forEachPlace: sumScore.addedForEachPlace, most: Infinity })

/** As a fraction of the page's height. */
const sameRow = 0.002

const mostRates = 4

const distinctPlaces = (rates: readonly FormAnswer[]): FormAnswer[] =>
  onePerRow(rates).toSorted((a, b) => a.page - b.page || a.box[1] - b.box[1])

/** Line heights; a rate's net sum may be between two taxes. */
const rateSpacing = 4

const follows = (lower: FormAnswer, upper: FormAnswer): boolean =>
  lower.page === upper.page &&
  Math.abs(lower.box[2] - upper.box[2]) < 0.02 &&
  lower.box[1] - upper.box[3] < rateSpacing * (upper.box[3] - upper.box[1])

const rateIn = ({ spans }: FormAnswer): string | null =>
  /(?<!\d)\d{1,2}(?:[.,]\d{1,2})?(?=\s?%)/.exec(spans[0]?.row.text ?? '')?.[0] ?? null

/** '9%' and '21%': each has its own rate, and neither is the whole tax. */
function haveOwnRates(parts: readonly FormAnswer[]): boolean {
  const rates = parts.map(rateIn)
  return !rates.includes(null) && new Set(rates).size === parts.length
}

function scoreOfSum(parts: readonly FormAnswer[]): number {
  const scores = parts.map(({ score }) => score)
  return haveOwnRates(parts) ? Math.max(...scores) : Math.min(...scores) + sumScore.addedToSumOfRates
}

function sumOf(parts: readonly FormAnswer[]): FormAnswer[] {
  return asList(addedUp(parts)).map((sum) => ({ ...sum, score: scoreOfSum(parts) }))
}

/** Taxes of several rates are in consecutive rows, aligned below one another. */
function sumsOfRates(rates: readonly FormAnswer[]): FormAnswer[] {
  const [first, ...others] = distinctPlaces(rates)
  if (first === undefined) return []
  const columns: FormAnswer[][] = [[first]]
  for (const rate of others) {
    const last = columns.at(-1)?.at(-1)
    if (last !== undefined && follows(rate, last)) columns.at(-1)?.push(rate)
    else columns.push([rate])
  }
  return columns.flatMap((parts) => (parts.length < 2 || parts.length > mostRates ? [] : sumOf(parts)))
}

/** Indian tax falls to the union and to the state in equal halves. */
const ofUnion = /(?<!\p{L})(?:c\.?gst|central (?:gst|tax))(?!\p{L})/iu
const ofState = /(?<!\p{L})(?:(?:s|ut)\.?gst|state (?:gst|tax))(?!\p{L})/iu

const totalOf = (answers: readonly FormAnswer[]): number => answers.reduce((sum, { value }) => sum + Number(value), 0)

/** Where both halves of a tax are found, their sums in place of them: half of a tax is none. */
function withWholeTaxes(taxes: readonly FormAnswer[]): readonly FormAnswer[] {
  const named = (half: RegExp): FormAnswer[] =>
    distinctPlaces(taxes.filter(({ spans }) => spans.some(({ row }) => half.test(row.text))))
  const [union, state] = [named(ofUnion), named(ofState)]
  const isApart = union.every((half) => !state.includes(half))
  const areHalves = union.length > 0 && agrees(totalOf(union), totalOf(state))
  if (!isApart || !areHalves) return taxes
  const halves = new Set([...union, ...state])
  const others = taxes.filter(
    (tax) => !halves.has(tax) && ![...halves].some(({ value }) => agrees(Number(value), Number(tax.value))),
  )
  const score = Math.max(...[...halves].map((half) => half.score))
  return [...asList(addedUp([...halves])).map((whole) => ({ ...whole, score })), ...others]
}

/** A ticket may state no total, but only the sum paid. */
const paidTotal = ({ prepaid }: Picks<SumName>): FormAnswer | null =>
  prepaid && { ...prepaid, score: sumScore.timesPaidAsTotal * prepaid.score }

/** Amounts without a sum's label. */
const apartFromSums = (
  money: readonly FormAnswer[],
  { net, tax, total, due }: Record<SumName, readonly FormAnswer[]>,
): FormAnswer[] =>
  money.filter(({ page, box }) =>
    [...net, ...tax, ...total, ...due].every((sum) => sum.page !== page || Math.abs(sum.box[1] - box[1]) > sameRow),
  )

export interface Settled {
  picks: Picks<SumName>
  /** Whether net and tax, with the amounts between, add up to the total; null where one of them is not stated. */
  agreed: boolean | null
  /** The amounts that had to be added or subtracted for the total; may be empty. */
  between: readonly Between[]
}

/**
 * Chooses net, tax, total and due together: values that add up support one another.
 * Several tax rates without a printed sum are added up.
 */
export function settleAmounts(
  found: Record<SumName | BetweenName | 'cash' | 'change' | 'addedTax', readonly FormAnswer[]>,
  money: readonly FormAnswer[],
): Settled {
  const known = {
    paid: paidAmount(found, money),
    choices: choicesBetween(found),
    money: apartFromSums(money, found),
    printed: money,
  }
  const { paid } = known
  const taxes = withWholeTaxes(found.tax)
  const candidates: Record<SumName, readonly FormAnswer[]> = {
    net: [...distinct(found.net), ...sumsOfRates(found.net).slice(-2)],
    tax: [...sumsOfRates(taxes).slice(-2), ...distinct(taxes).slice(0, 3), ...found.addedTax],
    total: distinct([
      ...(found.rounding.length > 0 ? rounded(found.total, money) : found.total),
      // A sum due of 0 is not a total.
      ...found.due
        .filter(({ value }) => value !== 0)
        .map((candidate) => ({ ...candidate, score: sumScore.timesDueAsTotal * candidate.score })),
      ...money
        .filter(({ value }) => paid !== null && Number(value) > 0 && agrees(Number(value), paid.value))
        .map((candidate) => ({
          ...candidate,
          score: paid?.sure === true ? sumScore.paidWithChange : sumScore.paidWithoutChange,
        })),
    ]),
    due: distinct(found.due).slice(0, 3),
    prepaid: distinct(found.prepaid).slice(0, 2),
  }
  const { picks } = settle(candidates, (chosen) => supportOf(chosen, known))
  // Where nothing is called a total, the subtotal is the sum to pay.
  const subtotal =
    found.total.length === 0 && picks.net !== null
      ? { ...picks.net, score: sumScore.timesNetAsTotal * picks.net.score }
      : null
  const bridge = bridgeOf(picks, known)
  return {
    picks: { ...picks, total: picks.total ?? subtotal ?? paidTotal(picks) },
    agreed: bridge === undefined ? null : bridge !== null,
    between: bridge ?? [],
  }
}
