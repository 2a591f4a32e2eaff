import { sigmoid, weightedSum } from '@vitrine/basics/logistic.ts'
import type { TrainedCategory } from '../categories.ts'
import { type BranchSigns, isSurelyHarmless } from './branch-signs.ts'

/** Weights by category, and for 'offensive', in the order of the inputs. */
export type Combination = Record<TrainedCategory | 'offensive', readonly number[]>

/** The evidence on a text in one category: the log odds from its words and from its sentence vector, and the network's signs. */
export interface CategoryEvidence {
  words: number
  meaning: number
  signs: BranchSigns
}

// The branch has learned too little about these to rule them out.
const unknownToBranch: ReadonlySet<TrainedCategory> = new Set(['self-harm', 'sexual'])

/** 1, the log odds of words, meaning and network, and whether the network is sure that nobody is meant any harm. */
export const categoryInputs = (name: TrainedCategory, { words, meaning, signs }: CategoryEvidence): number[] => [
  1,
  words,
  meaning,
  signs.categories[name],
  !unknownToBranch.has(name) && isSurelyHarmless(signs) ? 1 : 0,
]

export const offensiveInputs = (words: number, signs: BranchSigns): number[] => [
  1,
  words,
  signs.offensive,
  signs.hateful,
]

/** The probability, 0…1, of inputs under the fitted weights. */
export const probabilityOf = (inputs: readonly number[], weights: readonly number[]): number =>
  sigmoid(weightedSum(inputs, weights))
