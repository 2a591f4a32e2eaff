import { at } from '@vitrine/basics/at.ts'
import { splitSentences } from '../text/sentences.ts'
import { answerSigns } from './answer-signs.ts'
import { answerability, answerThreshold } from './answerability.ts'
import { lacksAskedForm } from './asked-form.ts'
import { completeQuestion, type Turn } from './follow-up.ts'
import type { Citation, Passage } from './passage.ts'
import { PassageIndex } from './passage-index.ts'
import { type Question, readQuestion } from './question.ts'
import { type PassageReading, readPassage } from './read-passage.ts'
import { readByNetwork } from './reader/read-by-network.ts'
import { loadSpanRanker } from './span-ranker.ts'

export interface PassageAnswer {
  /** A stretch of a passage, word for word; null where the passages do not answer. */
  answer: string | null
  /** The likeliest stretch, said or not; null where there is nothing to choose from. */
  best: string | null
  found: boolean
  /** 0…1: how likely the passages answer the question at all, which decides whether it is answered. */
  answerable: number
  /** 0…1: how likely the answer is right. */
  confidence: number
  /** The sentence that says it first, then others that may; where nothing was found, the nearest ones. */
  citations: Citation[]
}

export interface AnswerOptions {
  /** What was asked and answered before, oldest first: a follow-up may leave its subject unsaid. */
  history?: readonly Turn[]
  signal?: AbortSignal | undefined
}

const passagesRead = 6

/** A span cannot say yes or no: there the whole sentence answers. */
function answerOf({ kind }: Question, span: string, citation: Citation | undefined): string {
  return kind === 'yes-no' ? (citation?.quote ?? span) : span
}

interface Read {
  passage: number
  reading: PassageReading
  answerable: number
  confidence: number
}

/** What the likeliest passages answer, the likeliest answer first. */
async function readLikely(index: PassageIndex, question: Question, signal: AbortSignal | undefined): Promise<Read[]> {
  const found = (await index.search(question.text, signal)).slice(0, passagesRead)
  const likely = found.length > 0 ? found : index.passages.slice(0, passagesRead).map((_, of) => ({ of, score: 0 }))
  const texts = likely.map(({ of }) => at(index.passages, of).text)
  const [ranker, networkReadings] = await Promise.all([loadSpanRanker(), readByNetwork(question.text, texts, signal)])
  const best = Math.max(1e-6, likely[0]?.score ?? 0)
  const strangers = index.strangers(question)
  return likely
    .flatMap(({ of, score }, rank) => {
      const source = { text: at(texts, rank), tokens: index.tokensOf(of) }
      const reading = readPassage(ranker, question, source, at(networkReadings, rank))
      if (reading === null) return []
      const { margin, agreement } = reading
      const signs = answerSigns(question, { ...source, reading })
      const strange = strangers + (lacksAskedForm(question.text, reading.text) ? 1 : 0)
      const chances = answerability({ margin, agreement, passageShare: score / best, signs, strangers: strange })
      return [{ passage: of, reading, ...chances }]
    })
    .sort((a, b) => b.confidence - a.confidence)
}

function cite(text: string, passage: number, { start, end }: PassageReading): Citation {
  const sentence = splitSentences(text).find((candidate) => candidate.start <= start && candidate.end >= end)
  const place = sentence ?? { start, end }
  return { passage, quote: text.slice(place.start, place.end), start: place.start, end: place.end }
}

/**
 * Answers a question by a stretch of the passages, with the sentence it stands in. Made for English. The first call loads
 * the weights (0.5 s); keep a `PassageIndex` to ask the same passages again.
 */
export async function answerQuestion(
  passages: PassageIndex | readonly Passage[],
  questionText: string,
  { history = [], signal }: AnswerOptions = {},
): Promise<PassageAnswer> {
  const index = passages instanceof PassageIndex ? passages : new PassageIndex(passages)
  const question = readQuestion(completeQuestion(questionText, history))
  const ranked = await readLikely(index, question, signal)
  const best = ranked[0]
  const citations = ranked
    .slice(0, 3)
    .map(({ passage, reading }) => cite(index.passages[passage]?.text ?? '', passage, reading))
  const found = best !== undefined && best.answerable >= answerThreshold
  return {
    answer: found ? answerOf(question, best.reading.text, citations[0]) : null,
    best: best?.reading.text ?? null,
    found,
    answerable: best?.answerable ?? 0,
    confidence: best?.confidence ?? 0,
    citations,
  }
}
