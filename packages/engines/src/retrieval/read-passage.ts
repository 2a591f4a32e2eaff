import { at } from '@vitrine/basics/at.ts'
import { isParagraphNumber } from './passages/paragraph-number.ts'
import { besideOf, lacksAskedForm } from './question/asked-form.ts'
import { tellsInOtherClause } from './question/other-clause.ts'
import { tellsAskedExtent, tellsOtherExtent } from './question/other-extent.ts'
import { tellsOfOtherPeriod } from './question/other-period.ts'
import type { Question } from './question/question.ts'
import type { NetworkReading } from './reader/read-by-network.ts'
import { readerWeights, wrongKindCosts } from './reader-weights.ts'
import { type CandidateSpan, candidateSpans } from './spans/candidate-spans.ts'
import { spanFeatures } from './spans/span-features.ts'
import type { SpanRanker } from './spans/span-ranker.ts'
import { predict } from './spans/tree-ensemble.ts'
import { wholeAnswer } from './spans/whole-answer.ts'
import type { TaggedToken } from './tagged-text.ts'

/** The answer of one passage to a question, with its evidence. */
export interface PassageReading {
  /** Offsets within the passage. */
  start: number
  end: number
  text: string
  /** The network's log odds of the answer against 'the passage does not say'. */
  margin: number
  /** The network's log odds that the passage answers at all, judged from the whole. */
  judged: number
  /** 0…1: the candidates' probability mass on this stretch and on those that overlap with it. */
  agreement: number
}

// Candidates from the trees; the network adds as many.
const contenders = 12

const isFigureAsked = ({ kind }: Question): boolean =>
  kind === 'how-many' || kind === 'how-much' || kind === 'how-long' || kind === 'when'

const keyOf = ({ first, last }: CandidateSpan): string => `${first}-${last}`

function tokensAt(tokens: readonly TaggedToken[], place: { start: number; end: number }): CandidateSpan[] {
  const first = tokens.findIndex(({ end }) => end > place.start)
  const last = tokens.findLastIndex(({ start }) => start < place.end)
  return first < 0 || last < first ? [] : [{ first, last }]
}

function overlap(a: CandidateSpan, b: CandidateSpan): number {
  const shared = Math.min(a.last, b.last) - Math.max(a.first, b.first) + 1
  return shared <= 0 ? 0 : (2 * shared) / (a.last - a.first + b.last - b.first + 2)
}

/** The candidate that overlaps most with the others, weighted by their shares: near-equal spans split the probability among them. */
function mostAgreed(candidates: readonly { span: CandidateSpan; share: number }[]): { of: number; agreement: number } {
  const supports = candidates.map(({ span }) =>
    candidates.reduce((sum, other) => sum + other.share * overlap(span, other.span), 0),
  )
  const agreement = Math.max(...supports)
  return { of: supports.indexOf(agreement), agreement }
}

function fits({ kind }: Question, answer: readonly TaggedToken[]): boolean {
  if (kind === 'who' && answer.some(({ entity }) => entity === 'DATE')) return false
  if (kind === 'who') return answer.some(({ text, pos }) => /^\p{Lu}/u.test(text) || pos === 'PRON' || pos === 'NOUN')
  if (kind === 'where') return answer.some(({ pos }) => pos === 'PROPN' || pos === 'NOUN')
  if (kind === 'when')
    return answer.some(
      ({ entity, text }) =>
        /^(?:DATE|TIME|DURATION|CARDINAL|ORDINAL)$/.test(entity ?? '') ||
        /\d|day|week|month|year|time|century|noon|night|morning|evening|tomorrow|spring|summer|autumn|winter|christmas|easter/i.test(
          text,
        ),
    )
  if (kind === 'how-long' && answer.some(({ entity }) => entity === 'DATE')) return false
  if (kind === 'how-many' || kind === 'how-much' || kind === 'how-long')
    return answer.some(({ pos, text }) => pos === 'NUM' || /\d|^(?:dozen|couple|half|none|single)$/i.test(text))
  return true
}

/** A stretch across two lines or table cells is no answer, nor is a lone 'because', and a paragraph's number is not a figure. */
const isNoAnswer = (question: Question, text: string, place: { start: number; end: number }): boolean =>
  /[\n\t]|^because(?: of)?$/i.test(text.slice(place.start, place.end)) ||
  (isFigureAsked(question) && isParagraphNumber(text, place))

/** The end of an answer with the unit that is written to its figure: '18' of '18p' is a token of its own. */
function endWithUnit(text: string, end: number): number {
  const [unit = ''] = /^(?:\p{L}{1,3}(?![\p{L}\d])|%)/u.exec(text.slice(end, end + 5)) ?? []
  return /\d/.test(text.charAt(end - 1)) ? end + unit.length : end
}

/** Reads one passage: trees and network each propose candidates, and both together score them. Null where there are none. */
export function readPassage(
  { vectors, trees }: SpanRanker,
  question: Question,
  { text, tokens }: { text: string; tokens: readonly TaggedToken[] },
  network: NetworkReading | null,
  weight: number = readerWeights.trees,
): PassageReading | null {
  const { sentenceOf, rowOf } = spanFeatures(vectors, question, text, tokens)
  const scored = (span: CandidateSpan) => {
    const isFit = fits(question, tokens.slice(span.first, span.last + 1))
    return { span, score: predict(trees, rowOf(span)) - (isFit ? 0 : wrongKindCosts.unfit) }
  }
  const named = candidateSpans(tokens, sentenceOf)
    .map(scored)
    .sort((a, b) => b.score - a.score)
    .slice(0, contenders)
  const taken = new Set(named.map(({ span }) => keyOf(span)))
  const further = (network?.spans ?? [])
    .flatMap((place) => tokensAt(tokens, place))
    .filter((span) => !taken.has(keyOf(span)) && taken.add(keyOf(span)))
  const read = [...named, ...further.map(scored)].flatMap((contender) => {
    const [start, end] = [at(tokens, contender.span.first).start, at(tokens, contender.span.last).end]
    if (isNoAnswer(question, text, { start, end })) return []
    const margin = network?.marginOf(start, end) ?? 0
    const cost = lacksAskedForm(question.text, text.slice(start, end), besideOf(text, { start, end }))
      ? wrongKindCosts.formless
      : 0
    const isOther =
      tellsOfOtherPeriod(question.text, text, { start, end }) ||
      tellsOtherExtent(question.text, text, { start, end }) ||
      tellsInOtherClause(question, { text, tokens }, { start, end })
    const other = isOther ? wrongKindCosts.ofOther : 0
    const tellsAsked = tellsAskedExtent(question, text, { start, end })
    return [{ ...contender, start, end, margin, tellsAsked, total: margin + weight * contender.score - cost - other }]
  })
  // '120 cm long' says how long a thing is better than '14 days'.
  const isAskedTold = read.some(({ tellsAsked }) => tellsAsked)
  const all = read.map(({ total, ...one }) => ({
    ...one,
    total: total - (isAskedTold && !one.tellsAsked ? wrongKindCosts.formless : 0),
  }))
  const top = all.sort((a, b) => b.total - a.total)[0]
  if (top === undefined) return null
  const weights = all.map(({ total }) => Math.exp(total - top.total))
  const whole = weights.reduce((sum, value) => sum + value, 0)
  const chosen = mostAgreed(all.map(({ span }, index) => ({ span, share: at(weights, index) / whole })))
  const { span, margin } = all[chosen.of] ?? top
  const { first, last } = wholeAnswer(question, tokens, span)
  const [start, end] = [at(tokens, first).start, endWithUnit(text, at(tokens, last).end)]
  return {
    start,
    end,
    text: text.slice(start, end),
    margin,
    judged: network?.answerable ?? 0,
    agreement: chosen.agreement,
  }
}
