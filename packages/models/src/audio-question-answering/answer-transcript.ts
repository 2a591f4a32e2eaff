import { answerQuestion } from '@vitrine/engines/retrieval/answer-question.ts'
import { PassageIndex } from '@vitrine/engines/retrieval/passage-index.ts'
import { relatedQuestions } from '@vitrine/engines/retrieval/related-questions.ts'
import { timedAnswer } from '@vitrine/engines/speech/timed-answer.ts'
import { meanConfidence, type Transcript, type TranscriptSegment } from '@vitrine/engines/speech/transcript.ts'
import type { AudioAnswer } from './schema.ts'
import { spokenPassages } from './spoken-passages.ts'

export const notFound = 'This was not found in the recording.'

/**
 * With the last resort every fifth word is wrong, and the reader picks its stretch by the words around it. So an answer
 * must be likelier to the reader, and the words around it are given too.
 */
const leastOfLastResort = 0.2

/** Answers each question from a transcript, in the words that were said and with their time. */
export async function answerTranscript(
  questions: readonly string[],
  { segments, recogniser }: Pick<Transcript, 'segments' | 'recogniser'>,
  signal: AbortSignal,
): Promise<{ answers: AudioAnswer['answers']; related: string[] }> {
  const passages = spokenPassages(segments)
  if (passages.length === 0) {
    const none = { answer: notFound, found: false, confidence: 0, citations: [] }
    return { answers: questions.map((question) => ({ question, ...none })), related: [] }
  }
  const lastResort = recogniser?.kind === 'pocketsphinx'
  const index = new PassageIndex(passages)
  const answers: AudioAnswer['answers'] = []
  const near: number[] = []
  for (const question of questions) {
    signal.throwIfAborted()
    const read = await answerQuestion(index, question)
    const told = timedAnswer(read, passages, { doubtful: lastResort })
    const confidence = read.confidence * trustAt(segments, told?.citation ?? null)
    const found = told !== null && (!lastResort || read.confidence >= leastOfLastResort)
    near.push(...read.citations.map((citation) => citation.passage))
    answers.push({
      question,
      answer: found ? told.answer : notFound,
      found,
      confidence,
      citations: found ? [told.citation] : [],
    })
  }
  // Questions made from misheard words would lead nowhere.
  return { answers, related: lastResort ? [] : relatedQuestions(index, { near, said: questions }) }
}

/** How sure the recogniser is of what was said there; where it does not tell, it is believed. */
function trustAt(segments: readonly TranscriptSegment[], place: { start: number; end: number } | null): number {
  const there = place ? segments.filter(({ start, end }) => start < place.end && end > place.start) : segments
  return meanConfidence(there) ?? 1
}
