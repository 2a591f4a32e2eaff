import { sigmoid } from '@vitrine/basics/logistic.ts'
import { mismatchCosts } from '../reader-weights.ts'
import type { AnswerSigns } from './answer-signs.ts'
import weights from './answerability.json' with { type: 'json' }

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

/** Log odds by which a reading leads the next one; more says nothing further. */
const mostLead = 3

/**
 * Chance that a passage answers the question (`answerable`), and the log odds by which readings are ranked (`score`). Words in common with
 * the question are left out: they add little, and would suppress every question asked in other words. Weights by
 * evals/train/qa/train_answerability.py, on articles and documents that the network did not learn from.
 */
export function answerability(found: Found): { answerable: number } & Pick<Grounds, 'score' | 'cost'> {
  const { margin, agreement, judged, passageShare, signs } = found
  const there = { margin, judged, passageShare, ...signs }
  const cost = mismatchCosts.missingNames * found.mismatch
  return {
    answerable: sigmoid(weighed(weights.answerable, there) - cost),
    score: weighed(weights.ranking, { ...there, agreement }) - cost,
    cost,
  }
}

/** What tells how likely a reading is right. */
export interface Grounds {
  score: number
  /** What mismatches took off the score; set by hand, so the fit does not make them count less. */
  cost: number
  /** By how much it leads the best reading that says something else, −3…3. */
  lead: number
  /** Share of the question's content words that stand in the sentence: it says little of whether an answer is there, but of how sure one may be. */
  said: number
}

/** Chance that a reading is right; weights by evals/train/qa/fit_confidence.py. */
export const confidenceOf = (grounds: Grounds): number => sigmoid(weighed(weights.confidence, { ...grounds }))

/** @param rival score of the best reading that says something else; null where there is none */
export const groundsOf = (reading: Omit<Grounds, 'lead'>, rival: number | null): Grounds => ({
  ...reading,
  lead: rival === null ? mostLead : Math.max(-mostLead, Math.min(mostLead, reading.score - rival)),
})
