import { answerQuestion } from '@vitrine/engines/retrieval/answer-question.ts'
import { timedAnswer } from '@vitrine/engines/speech/timed-answer.ts'
import { timedText } from '@vitrine/engines/speech/timed-text.ts'
import type { TranscriptSegment } from '@vitrine/engines/speech/transcript.ts'
import type { Answer } from './schema.ts'
import { clock, meanOf, type VideoEvidence } from './video-evidence.ts'

type Said = Omit<Answer, 'question'>

/** About a paragraph. */
const segmentsInPassage = 6
/** Misheard words lead astray: with the last resort an answer must be likelier to count. */
const leastOfLastResort = 0.4

/** Everything written on the pictures. */
export function whatIsWritten({ video: { written } }: VideoEvidence): Said {
  if (written.length === 0) {
    return { answer: 'No text was read on the pictures.', found: false, confidence: 0, citations: [] }
  }
  return {
    answer: written.map(({ start, text }) => `${clock(start)} ${text}`).join('\n'),
    found: true,
    confidence: meanOf(written.map(({ confidence }) => confidence)),
    citations: written.slice(0, 12).map(({ start, end, text }) => ({ start, end, quote: text })),
  }
}

/** Everything said, or why nothing can be told of it. */
export function whatIsSaid({ video: { track } }: VideoEvidence): Said {
  const { segments } = track.transcript
  if (segments.length === 0) {
    return { answer: track.reason ?? 'No words could be made out.', found: false, confidence: 0, citations: [] }
  }
  return {
    answer: track.transcript.text,
    found: true,
    confidence: meanOf(segments.map(({ confidence }) => confidence ?? 0.8)),
    citations: segments.slice(0, 12).map(({ start, end, text }) => ({ start, end, quote: text })),
  }
}

/** An answer in the words that are said or written; null where they do not answer. */
export async function answerFromWords(question: string, { video }: VideoEvidence): Promise<Said | null> {
  const { transcript } = video.track
  const written = video.written.map(({ text, ...line }) => ({ ...line, text: /[.!?]$/.test(text) ? text : `${text}.` }))
  const spoken = inParts(transcript.segments).map(timedText)
  const passages = [...spoken, ...inParts(written).map(timedText)]
  if (passages.length === 0) return null
  const read = await answerQuestion(passages, question)
  const isSpoken = (read.citations[0]?.passage ?? 0) < spoken.length
  const doubtful = isSpoken && transcript.recogniser?.kind === 'pocketsphinx'
  const told = timedAnswer(read, passages, { doubtful })
  if (told === null || (doubtful && read.confidence < leastOfLastResort)) return null
  return { answer: told.answer, found: true, confidence: read.confidence, citations: [told.citation] }
}

function inParts(segments: readonly TranscriptSegment[]): TranscriptSegment[][] {
  return Array.from({ length: Math.ceil(segments.length / segmentsInPassage) }, (_, part) =>
    segments.slice(part * segmentsInPassage, (part + 1) * segmentsInPassage),
  )
}
