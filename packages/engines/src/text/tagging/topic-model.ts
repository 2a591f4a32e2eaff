import type { VectorHead } from '../encoder/vector-head.ts'
import type { TermModel } from '../linear/term-model.ts'

/** How the scores of words and of meaning are combined; fitted on texts that neither was trained on. */
export interface TopicCalibration {
  /** Factors on the scores of words and of meaning before they become probabilities. */
  words: number
  meaning: number
  /** Weights of a logistic that separates texts of the domain from others: one for each of `familiaritySigns`, then the offset. */
  familiar: readonly number[]
  /** A best topic below this is not named. */
  leastConfidence: number
  /** A text of one passage that is less familiar is of no known topic. */
  leastFamiliar: number
}

/** The weights for a domain's topics: words with their weights, and heads over the sentence encoder's vectors with the same classes. */
export interface TopicModel {
  terms: TermModel
  topics: VectorHead
  /** One class: whether a text is of the domain at all. */
  domain: VectorHead
  calibration: TopicCalibration
}
