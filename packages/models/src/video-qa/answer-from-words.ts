import { clockTime } from '@vitrine/basics/clock-time.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import { withStop } from '@vitrine/basics/wording.ts'
import { answerQuestion } from '@vitrine/engines/retrieval/answer-question.ts'
import { timedAnswer } from '@vitrine/engines/speech/timed-answer.ts'
import { timedText } from '@vitrine/engines/speech/timed-text.ts'
import type { TranscriptSegment } from '@vitrine/engines/speech/transcript.ts'
import type { Answer } from './schema.ts'
import type { VideoEvidence } from './video-evidence.ts'

type Said = Omit<Answer, 'question'>

/** About a paragraph. */
const segmentsInPassage = 6
/** Characters. A sign is answered with whole; a page of text is read sentence by sentence. */
const longestSign = 160

const quotesOf = (parts: readonly { start: number; end: number; text: string }[]): Said['citations'] =>
  parts.slice(0, 12).map(({ start, end, text }) => ({ start, end, quote: text }))

/** Everything written on the pictures. */
export function whatIsWritten({ video: { written } }: VideoEvidence): Said {
  if (written.length === 0) {
    return { answer: 'No text was read on the pictures.', found: false, confidence: 0, citations: [] }
  }
  return {
    answer: written.map(({ start, text }) => `${clockTime(start)} ${text}`).join('\n'),
    found: true,
    confidence: mean(written.map(({ confidence }) => confidence)),
    citations: quotesOf(written),
  }
}

/** Everything said, or the reason why it is unknown. */
export function whatIsSaid({ video: { track } }: VideoEvidence): Said {
  const { segments } = track.transcript
  if (segments.length === 0) {
    return { answer: track.reason ?? 'No words could be made out.', found: false, confidence: 0, citations: [] }
  }
  return {
    answer: track.transcript.text,
    found: true,
    confidence: mean(segments.map(({ confidence }) => confidence ?? 0.8)),
    citations: quotesOf(segments),
  }
}

/** The lines that came into the picture together, as one sentence where they are few, else a sentence each. */
function signsOf(written: VideoEvidence['video']['written']): TranscriptSegment[] {
  return [...Map.groupBy(written, ({ start }) => start).values()].map((lines) => {
    const texts = lines.map(({ text }) => text)
    const sign = texts.join(', ')
    const sentences = texts.map(withStop).join(' ')
    return {
      start: Math.min(...lines.map(({ start }) => start)),
      end: Math.max(...lines.map(({ end }) => end)),
      text: sign.length <= longestSign ? sign : sentences,
      confidence: mean(lines.map(({ confidence }) => confidence)),
    }
  })
}

function inParts(segments: readonly TranscriptSegment[]): TranscriptSegment[][] {
  return Array.from({ length: Math.ceil(segments.length / segmentsInPassage) }, (_, part) =>
    segments.slice(part * segmentsInPassage, (part + 1) * segmentsInPassage),
  )
}

/** An answer in the words that are said or written; null where they do not answer. */
export async function answerFromWords(question: string, { video }: VideoEvidence): Promise<Said | null> {
  const spoken = inParts(video.track.transcript.segments).map(timedText)
  const signs = signsOf(video.written).map((sign) => timedText([sign]))
  const passages = [...spoken, ...signs]
  if (passages.length === 0) return null
  const read = await answerQuestion(passages, question)
  const told = timedAnswer(read, passages)
  const [first] = read.citations
  if (told === null || first === undefined) return null
  const sign = first.passage < spoken.length ? undefined : passages[first.passage]
  // A part of a sign says little: hours are under their days, a name above its office.
  const whole = sign && sign.text.length <= longestSign ? sign.text : null
  const citation = whole ? { ...told.citation, quote: whole } : told.citation
  return { answer: whole ?? told.answer, found: true, confidence: read.confidence, citations: [citation] }
}
