import { splitSentences } from '../text/sentences.ts'
import { answerability } from './answerability.ts'
import { completeQuestion, type Turn } from './follow-up.ts'
import type { Citation, Passage } from './passage.ts'
import { PassageIndex } from './passage-index.ts'
import { type Question, readQuestion } from './question.ts'
import { type PassageReading, readPassage } from './read-passage.ts'
import { loadSpanRanker } from './span-ranker.ts'

export interface PassageAnswer {
  /** A stretch of a passage, word for word; null where the passages do not answer. */
  answer: string | null
  /** The likeliest stretch, said or not; null where there is nothing to choose from. */
  best: string | null
  found: boolean
  /** 0…1: how likely the passages answer the question at the cited place. */
  confidence: number
  /** The sentence that says it first, then others that may; where nothing was found, the nearest ones. */
  citations: Citation[]
}

export interface AnswerOptions {
  /** What was asked and answered before, oldest first: a follow-up may leave its subject unsaid. */
  history?: readonly Turn[]
}

/** Below this the passages are said not to answer; see evals/evaluate/pdfqa.ts for what it costs and spares. */
export const answerThreshold = 0.15

const passagesRead = 6

/**
 * Answers a question by a stretch of the passages, with the sentence it stands in. Made for English. The first call loads
 * the weights (0.5 s); keep a `PassageIndex` to ask the same passages again.
 */
export async function answerQuestion(
  passages: PassageIndex | readonly Passage[],
  questionText: string,
  { history = [] }: AnswerOptions = {},
): Promise<PassageAnswer> {
  const index = passages instanceof PassageIndex ? passages : new PassageIndex(passages)
  const ranker = await loadSpanRanker()
  const question = readQuestion(completeQuestion(questionText, history))
  const readings = passagesFor(index, question).flatMap(({ passage, share }) => {
    const text = index.passages[passage]?.text ?? ''
    const reading = readPassage(ranker, question, text, index.tokensOf(passage))
    if (reading === null) return []
    return [{ passage, reading, confidence: answerability(reading, share) }]
  })
  const ranked = readings.sort((a, b) => b.confidence - a.confidence)
  const best = ranked[0]
  const citations = ranked
    .slice(0, 3)
    .map(({ passage, reading }) => cite(index.passages[passage]?.text ?? '', passage, reading))
  const found = best !== undefined && best.confidence >= answerThreshold
  return {
    answer: found ? answerOf(question, best.reading.text, citations[0]) : null,
    best: best?.reading.text ?? null,
    found,
    confidence: best?.confidence ?? 0,
    citations,
  }
}

/** A span cannot say yes or no: there the whole sentence answers. */
function answerOf({ kind }: Question, span: string, citation: Citation | undefined): string {
  return kind === 'yes-no' ? (citation?.quote ?? span) : span
}

/** The passages worth reading, best first; `share` compares each with the best (1). */
function passagesFor(index: PassageIndex, question: Question): { passage: number; share: number }[] {
  const ranked = index.rankPassages(question.text)
  const best = ranked[0]?.score ?? 0
  if (best === 0) return index.passages.slice(0, passagesRead).map((_, passage) => ({ passage, share: 0 }))
  return ranked.slice(0, passagesRead).map(({ of, score }) => ({ passage: of, share: score / best }))
}

function cite(text: string, passage: number, { start, end }: PassageReading): Citation {
  const sentence = splitSentences(text).find((candidate) => candidate.start <= start && candidate.end >= end)
  const place = sentence ?? { start, end }
  return { passage, quote: text.slice(place.start, place.end), start: place.start, end: place.end }
}
