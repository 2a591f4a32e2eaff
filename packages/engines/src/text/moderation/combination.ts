import { at } from '@vitrine/basics/at.ts'
import type { BranchSigns } from './branch-signs.ts'
import type { TrainedCategory } from './categories.ts'

/** Weights by category, and for 'offensive', in the order of the inputs. */
export type Combination = Record<TrainedCategory | 'offensive', readonly number[]>

/** What a category's log odds are made of: 1, those of the words, and those of the network that reads meaning. */
export const categoryInputs = (name: TrainedCategory, words: number, signs: BranchSigns): number[] => [
  1,
  words,
  signs.categories[name],
  signs.categories.hate,
  signs.offensive,
  signs.hateful,
  signs.atGroup,
]

export const offensiveInputs = (words: number, signs: BranchSigns): number[] => [
  1,
  words,
  signs.offensive,
  signs.hateful,
]

/** The probability, 0…1, that fitted weights give such inputs. */
export const probabilityOf = (inputs: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-inputs.reduce((sum, input, index) => sum + input * at(weights, index), 0)))
