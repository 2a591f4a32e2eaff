import { sigmoid } from '@vitrine/basics/logistic.ts'
import { type BranchReading, oddsOf } from '../../multilingual/read-branch.ts'

/** Categories in which harm in everyday words is recognised; the others are left to the word models. */
export const everydayCategories = ['violence', 'harassment', 'hate', 'self-harm', 'spam'] as const

/** The probability of each category, 0…1. */
export type EverydayReading = Record<(typeof everydayCategories)[number], number>

/**
 * Recognises by meaning harm without harmful words: a veiled threat, an ill wish, exclusion of a group, a plan of self-harm, a fraudulent
 * offer. Learned from texts written for it; English, a few sentences.
 */
export function everydayReading(readings: readonly BranchReading[]): EverydayReading {
  const chance = (category: string): number =>
    Math.max(...readings.map((reading) => sigmoid(oddsOf(reading, 'everyday', category))))
  return {
    violence: chance('violence'),
    harassment: chance('harassment'),
    hate: chance('hate'),
    'self-harm': chance('self-harm'),
    spam: chance('spam'),
  }
}
