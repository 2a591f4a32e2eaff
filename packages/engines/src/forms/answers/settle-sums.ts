import { keysOf } from '@vitrine/basics/typed-keys.ts'
import { addedUp } from '../sums/added-up.ts'
import type { Read } from '../values/read.ts'
import { numberReadOf } from './confidence.ts'
import { distinctFigures } from './distinct-figures.ts'
import { asList, type FormAnswer } from './form-answer.ts'
import { onePerRow } from './one-per-row.ts'
import { type Picks, settle } from './settle.ts'
import { sums } from './weights.ts'

/** `plus` minus `minus` equals `equals`; figures not stated count as zero, except the first of `plus`. */
export interface Equation<Name extends string> {
  plus: readonly Name[]
  minus: readonly Name[]
  equals: Name
}

const tolerance = 0.021

/** A total rounded to whole units differs by at most half of one from what it is the sum of. */
const mostRounding = 0.5

/** Whether a sum of several figures with cents was rounded to a whole one: 24,187.00 + 4,353.66 = 28,541.00. */
const isRounded = (sum: number, whole: number, stated: number): boolean =>
  stated > 1 && Number.isInteger(whole) && !Number.isInteger(sum) && Math.abs(sum - whole) <= mostRounding

const namesOf = <Name extends string>({ plus, minus, equals }: Equation<Name>): Name[] => [...plus, ...minus, equals]

function support<Name extends string>({ plus, minus, equals }: Equation<Name>, picks: Picks<Name>): number {
  const amount = (name: Name): number => Math.abs(Number(picks[name]?.value ?? 0))
  const [first] = plus
  if (first === undefined || picks[first] === null || picks[equals] === null) return 0
  const stated = [...plus, ...minus].filter((name) => picks[name] !== null).length
  const sum =
    plus.reduce((total, name) => total + amount(name), 0) - minus.reduce((total, name) => total + amount(name), 0)
  if (Math.abs(sum - amount(equals)) <= tolerance) return sums.comesOut + sums.forEachStated * stated
  return isRounded(sum, amount(equals), stated)
    ? sums.comesOutRounded + sums.forEachStated * stated
    : sums.doesNotComeOut
}

const distinct = (answers: readonly FormAnswer[]): FormAnswer[] =>
  distinctFigures(answers, { signed: false, forEachPlace: sums.forEachPlace, most: 1 })

/** Chooses sums together: those that add up support one another. Negative figures are deductions with a minus sign. */
export function settleSums<Name extends string>(
  found: Record<Name, readonly FormAnswer[]>,
  equations: readonly Equation<Name>[],
): { picks: Picks<Name>; agreed: ReadonlySet<Name> } {
  const names = keysOf(found)
  // The cast: there is one entry for each name.
  const candidates = Object.fromEntries(
    names.map((name) => [name, distinct(found[name].filter((answer) => answer.score >= sums.weakest))]),
  ) as Record<Name, FormAnswer[]>
  const { picks } = settle(candidates, (chosen) =>
    equations.reduce((sum, equation) => sum + support(equation, chosen), 0),
  )
  const agreed = new Set(equations.filter((equation) => support(equation, picks) > 0).flatMap(namesOf))
  return { picks, agreed }
}

/** One of the settled sums; deductions are written with or without a sign. */
export function settledSum<Name extends string>(
  name: Name,
  { picks, agreed }: ReturnType<typeof settleSums<Name>>,
): Read<number> | null {
  const read = numberReadOf(picks[name], agreed.has(name) ? sums.agreedSupport : 0)
  return read && { ...read, value: Math.abs(read.value) }
}

const mostParts = 5

/** Several of a kind, each in its own row with its own label ('GST', 'Stamp duty'), may belong together: adds their sum. */
export function sumOfKind(answers: readonly FormAnswer[]): FormAnswer[] {
  const parts = onePerRow(answers.filter(({ score }) => score >= sums.leastPart))
  if (parts.length < 2 || parts.length > mostParts) return []
  // Lower than one alone, so that it is only chosen where the sums need it.
  return asList(addedUp(parts)).map((sum) => ({ ...sum, score: sum.score + sums.ofKind }))
}

/** Answers that equal the sum of a list are almost certain. */
export function provedBy(answers: readonly FormAnswer[], amounts: readonly (number | undefined)[]): FormAnswer[] {
  const listed = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
  return answers.map((answer) =>
    Math.abs(Number(answer.value) - listed) < tolerance
      ? { ...answer, score: Math.max(answer.score, sums.proved) }
      : answer,
  )
}
