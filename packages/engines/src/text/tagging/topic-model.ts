import type { TermModel } from '../linear/term-model.ts'
import type { VectorHead } from '../encoder/vector-head.ts'

/** How words and meaning are weighed together, fitted on texts that neither had seen. */
export interface TopicCalibration {
  /** What the scores of words and of meaning count before they become probabilities. */
  words: number
  meaning: number
  /** A logistic that tells texts of the kind from others: of `familiaritySigns`, and last its offset. */
  familiar: readonly number[]
  /** A best topic below this is not named. */
  leastConfidence: number
}

/** What tells a domain's topics: words and their weights, and heads over the sentence encoder's vectors with the same classes. */
export interface TopicModel {
  terms: TermModel
  topics: VectorHead
  /** One class: whether a text is of the domain at all. */
  domain: VectorHead
  calibration: TopicCalibration
}
