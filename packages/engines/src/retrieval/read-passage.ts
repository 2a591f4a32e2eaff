import { type CandidateSpan, candidateSpans } from './candidate-spans.ts'
import type { Question } from './question.ts'
import { spanFeatureNames, spanFeatures } from './span-features.ts'
import type { SpanRanker } from './span-ranker.ts'
import type { TaggedToken } from './tagged-text.ts'
import { predict } from './tree-ensemble.ts'

/** What one passage answers to a question, and what speaks for it. */
export interface PassageReading {
  /** Offsets into the passage. */
  start: number
  end: number
  text: string
  /** The ranker's score of the answer. */
  score: number
  /** 0…1: the answer's share of belief among all candidates of the passage. */
  share: number
  /** Share of the question's content that the answer's sentence says, in the same or in similar words. */
  soft: number
  /** The same for what stands within ten words of the answer. */
  near: number
  /** Whether the answer is of the asked kind as far as its looks tell: a figure, a date, a name. */
  fits: boolean
}

// Only these can win: the others' shares vanish.
const contenders = 12

// What the ranker learnt of too few questions: a length is no date, a date has a figure.
const unfitCost = 1

const column = (name: string): number => spanFeatureNames.indexOf(name)
const [softColumn, nearColumn] = [column('soft'), column('met10')]

/** Reads one passage. Null where there is nothing that may be an answer. */
export function readPassage(
  { vectors, trees }: SpanRanker,
  question: Question,
  text: string,
  tokens: readonly TaggedToken[],
): PassageReading | null {
  const { sentenceOf, rowOf } = spanFeatures(vectors, question, text, tokens)
  const scored = candidateSpans(tokens, sentenceOf).map((span) => {
    const row = rowOf(span)
    const isFit = fits(question, tokens.slice(span.first, span.last + 1))
    return { span, row, score: predict(trees, row) - (isFit ? 0 : unfitCost) }
  })
  const best = scored.sort((a, b) => b.score - a.score).slice(0, contenders)
  const top = best[0]
  if (top === undefined) return null
  const weights = best.map(({ score }) => Math.exp(score - top.score))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const chosen = mostAgreed(best.map(({ span }, index) => ({ span, share: (weights[index] ?? 0) / total })))
  const { span, row, score } = best[chosen.index] ?? top
  const start = tokens[span.first]?.start ?? 0
  const end = tokens[span.last]?.end ?? 0
  return {
    start,
    end,
    text: text.slice(start, end),
    score,
    share: chosen.support,
    soft: row[softColumn] ?? 0,
    near: row[nearColumn] ?? 0,
    fits: fits(question, tokens.slice(span.first, span.last + 1)),
  }
}

/** The candidate that overlaps most with what the others say: several near-equal spans share their belief. */
function mostAgreed(candidates: readonly { span: CandidateSpan; share: number }[]): { index: number; support: number } {
  const supports = candidates.map(({ span }) =>
    candidates.reduce((sum, other) => sum + other.share * overlap(span, other.span), 0),
  )
  const support = Math.max(...supports)
  return { index: supports.indexOf(support), support }
}

function overlap(a: CandidateSpan, b: CandidateSpan): number {
  const shared = Math.min(a.last, b.last) - Math.max(a.first, b.first) + 1
  return shared <= 0 ? 0 : (2 * shared) / (a.last - a.first + b.last - b.first + 2)
}

function fits({ kind }: Question, answer: readonly TaggedToken[]): boolean {
  if (kind === 'who' && answer.some(({ entity }) => entity === 'DATE')) return false
  if (kind === 'who') return answer.some(({ text, pos }) => /^\p{Lu}/u.test(text) || pos === 'PRON' || pos === 'NOUN')
  if (kind === 'where') return answer.some(({ pos }) => pos === 'PROPN' || pos === 'NOUN')
  if (kind === 'when')
    return answer.some(
      ({ entity, text }) =>
        /^(?:DATE|TIME|DURATION|CARDINAL)$/.test(entity ?? '') || /\d|day|week|month|year|time|century/i.test(text),
    )
  if (kind === 'how-long' && answer.some(({ entity }) => entity === 'DATE')) return false
  if (kind === 'how-many' || kind === 'how-much' || kind === 'how-long')
    return answer.some(({ pos, text }) => pos === 'NUM' || /\d/.test(text))
  return true
}
