import { sigmoid } from '@vitrine/basics/logistic.ts'
import type { AnswerSigns } from './answer-signs.ts'
import weights from './answerability.json' with { type: 'json' }
import { mismatchCosts } from '../reader-weights.ts'

interface Found {
  /** The network's log odds of the reading, and how far the candidates agree on it. */
  margin: number
  agreement: number
  /** Its log odds that the passage answers at all. */
  judged: number
  /** The passage's search score compared with the best (1). */
  passageShare: number
  signs: AnswerSigns
  /** Share of the question's names and numbers that are missing from the source, plus 1 where the answer does not have the form that is asked for. */
  mismatch: number
}

const weighed = (table: Readonly<Record<string, number>>, values: Readonly<Record<string, number>>): number =>
  Object.entries(values).reduce((sum, [name, value]) => sum + (table[name] ?? 0) * value, table['offset'] ?? 0)

/** Below this `answerable`, the passages are said not to answer; evals/evaluate/pdfqa.ts measures the errors that it causes and prevents. */
export const answerThreshold = weights.threshold

/**
 * Chance that a passage answers the question (`answerable`), and that its reading is right (`confidence`). Words in common with the question are
 * left out: they add little, and would suppress every question asked in other words. Weights by
 * evals/train/qa/train_answerability.py, on articles and documents that the network did not learn from.
 */
export function answerability(found: Found): { answerable: number; confidence: number } {
  const { margin, agreement, judged, passageShare, signs } = found
  const there = { margin, judged, passageShare, ...signs }
  const cost = mismatchCosts.missingNames * found.mismatch
  const score = weighed(weights.ranking, { ...there, agreement }) - cost
  return {
    answerable: sigmoid(weighed(weights.answerable, there) - cost),
    confidence: sigmoid(weighed(weights.confidence, { score })),
  }
}
