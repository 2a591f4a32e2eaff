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

/** How the scores of a letter are combined; fitted on letters that neither the shipped weights nor the letters' heads had learned from. */
export interface LetterCalibration {
  /** Factors on the joint scores of words and meaning, and on those of the letters' own head. */
  shipped: number
  own: number
  /** As in `TopicCalibration`, with the letters' reading of the domain. */
  familiar: readonly number[]
}

/** Heads over the same vectors that have learned from letters: texts of several sentences in which a person tells what happened. */
export interface LetterModel {
  /** One class: whether a text is such a letter, and not of the kind of the domain's set. */
  register: VectorHead
  topics: VectorHead
  domain: VectorHead
  calibration: LetterCalibration & Pick<TopicCalibration, 'leastConfidence' | 'leastFamiliar'>
}

/** The weights for a domain's topics: words with their weights, and heads over the sentence encoder's vectors with the same classes. */
export interface SetModel {
  terms: TermModel
  topics: VectorHead
  /** One class: whether a text is of the domain at all. */
  domain: VectorHead
  calibration: TopicCalibration
}

export interface TopicModel extends SetModel {
  letters: LetterModel
}
