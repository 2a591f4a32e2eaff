import { at } from '@vitrine/basics/at.ts'
import { sigmoid, weightedSum } from '@vitrine/basics/logistic.ts'
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
  const scores = vectorScores(head, vector)
  const signs = { branch: branchOdds(readings), subject: byCategory((_, column) => at(scores, column)) }
  const isShort = text.trim().split(/\s+/).length < fewWords
  return byCategory((category) =>
    sigmoid(
      isShort ? signs.branch[category] : weightedSum(everydayInputs(category, signs), weights.together[category]),
    ),
  )
}
