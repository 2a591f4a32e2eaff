import { at } from '@vitrine/basics/at.ts'
import type { PaceOptions } from '@vitrine/basics/pace.ts'
import { familiarWhole, isKnown, readsAsProse } from './familiarity.ts'
import { type EvidenceTerm, tellingWords } from './telling-words.ts'
import type { TopicModel } from './topic-model.ts'
import { readPassages, type TopicPassage } from './topic-passages.ts'

interface Topic {
  /** The training set's own label. */
  code: string
  /** 0…1; those of all topics sum to one. */
  confidence: number
}

export interface Topics {
  /** Best first, all of them. */
  topics: Topic[]
  /** Probability that the text is of the kind that the weights were trained on, 0…1. */
  familiar: number
  /** Whether the best topic may be named; if not, the text is on none of the known topics. */
  known: boolean
  /** The words that contributed most to the best topic, strongest first, each once. */
  telling: EvidenceTerm[]
}

/**
 * Classifies a text by its words and, through the sentence encoder, by its meaning. One that is much longer than those that the weights
 * were trained on (`extra.passageWords`) is read passage by passage; passages with a clear topic count more.
 */
export async function classifyTopics(model: TopicModel, text: string, options: PaceOptions = {}): Promise<Topics> {
  const passages = await readPassages(model, text, options)
  const weights = passages.map(({ familiar }) => 0.05 + familiar * familiar)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = (of: (passage: TopicPassage) => number): number =>
    passages.reduce((sum, passage, index) => sum + at(weights, index) * of(passage), 0) / (total || 1)
  const topics = model.terms.classes
    .map((code, column) => ({ code, confidence: mean(({ probabilities }) => at(probabilities, column)) }))
    .sort((left, right) => right.confidence - left.confidence)
  const familiar = familiarWhole(passages)
  const familiarToSet = familiarWhole(passages.map((passage) => ({ familiar: passage.familiarToSet })))
  const { code, confidence } = at(topics, 0)
  const letters = passages.filter(({ isLetter }) => isLetter).length
  const { leastConfidence, leastFamiliar } = (letters * 2 > passages.length ? model.letters : model).calibration
  // A letter may also be as familiar as the set's texts are.
  const isFamiliar =
    isKnown(familiar, confidence, passages.length, leastFamiliar) ||
    isKnown(familiarToSet, confidence, passages.length, model.calibration.leastFamiliar)
  const column = model.terms.classes.indexOf(code)
  return {
    topics,
    familiar,
    known: confidence >= leastConfidence && isFamiliar && readsAsProse(text),
    telling: tellingWords(model.terms, passages, column),
  }
}
