import { overlaps } from '@vitrine/basics/spans.ts'
import { answerQuestion } from '@vitrine/engines/retrieval/answer-question.ts'
import { relatedQuestions } from '@vitrine/engines/retrieval/question/related-questions.ts'
import { PassageIndex } from '@vitrine/engines/retrieval/search/passage-index.ts'
import { timedAnswer } from '@vitrine/engines/speech/timed-answer.ts'
import { meanConfidence, type Transcript, type TranscriptSegment } from '@vitrine/engines/speech/transcript.ts'
import type { AudioAnswer } from './schema.ts'
import { spokenPassages } from './spoken-passages.ts'

export const notFound = 'This was not found in the recording.'

/** The recogniser's confidence in the words there; 1 where it reports none. */
function trustAt(segments: readonly TranscriptSegment[], place: { start: number; end: number } | null): number {
  const there = place ? segments.filter((segment) => overlaps(segment, place)) : segments
  return meanConfidence(there) ?? 1
}

/** Answers each question from a transcript, in the words that were said, with their time. */
export async function answerTranscript(
  questions: readonly string[],
  { segments }: Pick<Transcript, 'segments'>,
  signal: AbortSignal,
): Promise<{ answers: AudioAnswer['answers']; related: string[] }> {
  const passages = spokenPassages(segments)
  if (passages.length === 0) {
    const none = { answer: notFound, found: false, confidence: 0, citations: [] }
    return { answers: questions.map((question) => ({ question, ...none })), related: [] }
  }
  const index = new PassageIndex(passages)
  const answers: AudioAnswer['answers'] = []
  const near: number[] = []
  for (const question of questions) {
    signal.throwIfAborted()
    const read = await answerQuestion(index, question)
    const told = timedAnswer(read, passages)
    const confidence = read.confidence * trustAt(segments, told?.citation ?? null)
    near.push(...read.citations.map((citation) => citation.passage))
    answers.push({
      question,
      answer: told?.answer ?? notFound,
      found: told !== null,
      confidence,
      citations: told === null ? [] : [told.citation],
    })
  }
  return { answers, related: relatedQuestions(index, { near, said: questions }) }
}
