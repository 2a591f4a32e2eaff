import type { BranchReading } from '../multilingual/read-branch.ts'

/** What harm in everyday words is told of; the other categories are left to the words. */
export const everydayCategories = ['violence', 'harassment', 'hate', 'self-harm', 'spam'] as const

/** The chance of each category, 0…1. */
export type EverydayReading = Record<(typeof everydayCategories)[number], number>

/**
 * Tells by meaning what has no word of harm in it: a veiled threat, a wish of ill, exclusion of a group, a plan of self-harm, an offer of a
 * crook. Learned from texts written for it; English, some sentences.
 */
export function everydayReading(readings: readonly BranchReading[]): EverydayReading {
  const chance = (category: string): number =>
    Math.max(...readings.map((reading) => 1 / (1 + Math.exp(-(reading[`everyday ${category}`] ?? 0)))))
  return {
    violence: chance('violence'),
    harassment: chance('harassment'),
    hate: chance('hate'),
    'self-harm': chance('self-harm'),
    spam: chance('spam'),
  }
}
