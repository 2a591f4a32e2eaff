import type { AnswerSigns } from './answer-signs.ts'
import weights from './answerability.json' with { type: 'json' }
import { strangerCosts } from './reader-weights.ts'

interface Found {
  /** The network's log odds of the reading, and how far its contenders agree on it. */
  margin: number
  agreement: number
  /** Its log odds that the passage answers at all. */
  judged: number
  /** The passage's search score compared with the best (1). */
  passageShare: number
  signs: AnswerSigns
  /** Share of the question's names and numbers that stand nowhere in the source, and 1 more where the answer lacks the look of what is asked. */
  strangers: number
}

const weighed = (table: Readonly<Record<string, number>>, values: Readonly<Record<string, number>>): number =>
  Object.entries(values).reduce((sum, [name, value]) => sum + (table[name] ?? 0) * value, table['offset'] ?? 0)

/** Where it is less likely that the passages answer, they are said not to; see evals/evaluate/pdfqa.ts for what it costs and spares. */
export const answerThreshold = weights.threshold

const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/**
 * Chance that a passage answers the question (`answerable`), and that its reading does so rightly. Words in common with the question are
 * left out: they tell little more, and would silence every question asked in other words. Weights by
 * evals/train/qa/train_answerability.py, on articles and documents that the network did not learn from.
 */
export function answerability(found: Found): { answerable: number; confidence: number } {
  const { margin, agreement, judged, passageShare, signs } = found
  const there = { margin, judged, passageShare, ...signs }
  const strange = strangerCosts.stranger * found.strangers
  const score = weighed(weights.ranking, { ...there, agreement }) - strange
  return {
    answerable: chanceOf(weighed(weights.answerable, there) - strange),
    confidence: chanceOf(weighed(weights.confidence, { score })),
  }
}
