import { at } from '@vitrine/basics/at.ts'
import { sigmoid, weightedSum } from '@vitrine/basics/logistic.ts'
import { logSumExp } from '@vitrine/basics/softmax.ts'
import { readVectorHead, vectorScores } from '../../encoder/vector-head.ts'
import { type BranchReading, oddsOf } from '../../multilingual/read-branch.ts'
import weights from './everyday.json' with { type: 'json' }

/** Categories in which harm in everyday words is recognised; the others are left to the word models. */
export const everydayCategories = ['violence', 'harassment', 'hate', 'self-harm', 'spam'] as const

export type EverydayCategory = (typeof everydayCategories)[number]

/** The chance of each category, 0…1; harm that is let through counted more than a needless review when it was fitted. */
export type EverydayReading = Record<EverydayCategory, number>

/** The signs of a text: log odds by category of the branch, those of its likeliest window, and of what the text is about. */
export interface EverydaySigns {
  branch: Readonly<Record<EverydayCategory, number>>
  subject: Readonly<Record<EverydayCategory, number>>
}

const head = readVectorHead(weights.head)

const byCategory = <Value>(valueOf: (category: EverydayCategory, column: number) => Value) =>
  // The cast: there is one entry for each category.
  Object.fromEntries(everydayCategories.map((name, column) => [name, valueOf(name, column)])) as Record<
    EverydayCategory,
    Value
  >

/** What the branch says of harm in everyday words in a text's windows. */
export const branchOdds = (readings: readonly BranchReading[]): EverydaySigns['branch'] =>
  byCategory((category) => Math.max(...readings.map((reading) => oddsOf(reading, 'everyday', category))))

/** Words; what fewer are about does not tell a fraud from a firm that asks to be paid, nor an insult from its refusal. */
const fewWords = 20

export const isShort = (text: string): boolean => text.trim().split(/\s+/).length < fewWords

/** The intercept, and the branch's odds of harm of any kind: what it is unsure of by kind may be harm all the same. */
export const shortInputs = (branch: EverydaySigns['branch']): number[] => [1, logSumExp(Object.values(branch))]

// Honest short texts about money are many: a needless look counts twice what a fraud that passes counts.
const shortFraud = Math.log(0.5)

function shortReading(branch: EverydaySigns['branch']): EverydayReading {
  const odds = weightedSum(shortInputs(branch), weights.short)
  const likeliest = everydayCategories.reduce((most, category) => (branch[category] > branch[most] ? category : most))
  return byCategory((category) =>
    sigmoid(category === likeliest ? odds + (category === 'spam' ? shortFraud : 0) : branch[category]),
  )
}

/** The intercept and both signs. */
export const everydayInputs = (category: EverydayCategory, { branch, subject }: EverydaySigns): number[] => [
  1,
  subject[category],
  branch[category],
]

/**
 * Recognises by meaning harm without harmful words: a veiled threat, an ill wish, exclusion of a group, a plan of self-harm, a fraudulent
 * offer. `vector` is what the text is about. Learned from texts written for it; English, a few sentences.
 */
export function everydayReading(
  text: string,
  readings: readonly BranchReading[],
  vector: Float32Array,
): EverydayReading {
  const branch = branchOdds(readings)
  if (isShort(text)) return shortReading(branch)
  const scores = vectorScores(head, vector)
  const signs = { branch, subject: byCategory((_, column) => at(scores, column)) }
  return byCategory((category) => sigmoid(weightedSum(everydayInputs(category, signs), weights.together[category])))
}
