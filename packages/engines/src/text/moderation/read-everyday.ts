import { at } from '@vitrine/basics/at.ts'
import { readVectorHead, vectorScores } from '../encoder/vector-head.ts'
import type { BranchReading } from '../encoder/read-branch.ts'
import everyday from './everyday.json' with { type: 'json' }

/** What harm in everyday words is told of; the other categories are left to the words. */
export const everydayCategories = ['violence', 'harassment', 'hate', 'self-harm', 'spam'] as const

/** The chance of each category, 0…1. */
export type EverydayReading = Record<(typeof everydayCategories)[number], number>

/** What the head sees of a text: its sentence vector, and the moderation branch's log odds, made as small as the vector's values. */
export const everydayInputs = (vector: Float32Array, branch: BranchReading): Float32Array =>
  Float32Array.from([...vector, ...Object.values(branch).map((odds) => odds / 8)])

const head = readVectorHead(everyday)

/**
 * Tells by meaning what has no word of harm in it: a veiled threat, a wish of ill, exclusion of a group, a plan of self-harm, an offer of a
 * crook. Fitted on sentences written for it; English, a sentence or two.
 */
export function readEveryday(inputs: Float32Array): EverydayReading {
  const scores = vectorScores(head, inputs)
  const chance = (column: number): number => 1 / (1 + Math.exp(-at(scores, column)))
  return { violence: chance(0), harassment: chance(1), hate: chance(2), 'self-harm': chance(3), spam: chance(4) }
}
