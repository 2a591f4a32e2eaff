import type { FormAnswer } from '../answers/form-answer.ts'

/** Scores of a sum by what proves it. */
export const scores = {
  /** An amount that is known by nothing but its place. */
  unlabelled: 0.3,
  /** Net sum and tax at a usual rate make the total. */
  taxed: 0.82,
  /** A sum less what was paid leaves it. */
  left: 0.72,
  /** The amounts above it add up to it. */
  listed: 0.7,
  /** The bill says that it was paid. */
  paidInFull: 0.62,
} as const

const cent = 0.011

export const valueOf = ({ value }: FormAnswer): number => Number(value)
export const sumOf = (answers: readonly FormAnswer[]): number =>
  answers.reduce((sum, answer) => sum + valueOf(answer), 0)
export const isSum = (one: number, other: number): boolean => Math.abs(one - other) < cent
export const isAmount = (answer: FormAnswer, value: number): boolean => isSum(valueOf(answer), value)

/** Zeros add nothing: '0.00 shipping' beside a sum would make every sum one of two parts. */
export const withoutZeros = (money: readonly FormAnswer[]): FormAnswer[] =>
  money.filter((amount) => valueOf(amount) !== 0)
