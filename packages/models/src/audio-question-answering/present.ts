import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { transcriptNotes } from '@vitrine/engines/speech/transcript-notes.ts'
import type { AudioAnswer } from './schema.ts'

/** The answers, where they are said on the recording, the transcript, and what to know of it. */
export function presentAudioAnswer(output: AudioAnswer): Block[] {
  const { answers, segments, recogniser, notes, related_questions: related } = output
  const told = transcriptNotes({ recogniser, segments, notes: notes.recogniser }, notes.file)
  const missing = answers.filter(({ found }) => !found)
  return [
    {
      kind: 'fields',
      title: answers.length === 1 ? 'The answer' : 'The answers',
      items: answers.map(({ question, answer, found, confidence, citations }, index) => ({
        name: `answer-${index + 1}`,
        label: question,
        value: found ? answer : null,
        confidence: found ? confidence : null,
        place: null,
        note: found
          ? citations.map(({ start, quote }) => `${clock(start)} “${quote}”`).join(' ')
          : 'Not found in the recording.',
      })),
    },
    ...(missing.length > 0 && segments.length > 0
      ? [
          {
            kind: 'notice' as const,
            tone: 'info' as const,
            title: missing.length === answers.length ? 'No answer found' : 'Not everything was found',
            text: 'Answers are taken from the transcript word for word. What is not said, or was not recognised, is not answered.',
          },
        ]
      : []),
    ...told.map((note) => ({ kind: 'notice' as const, ...note })),
    {
      kind: 'timeline',
      title: 'Where it is said',
      duration: output.durationSeconds,
      waveform: output.waveform,
      events: answers.flatMap(({ question, confidence, citations }) =>
        citations.map(({ start, end }) => ({ start, end, label: question, confidence })),
      ),
      curve: null,
    },
    ...(segments.length > 0 ? [{ kind: 'transcript' as const, segments }] : []),
    ...(related.length > 0
      ? [
          {
            kind: 'markdown' as const,
            title: 'You may also ask',
            text: related.map((question) => `- ${question}`).join('\n'),
          },
        ]
      : []),
  ]
}

/** One plain sentence. */
export function summarizeAudioAnswer({ answers, recogniser }: AudioAnswer): string {
  if (recogniser === null) return 'Nobody speaks in this recording, so it answers nothing.'
  const found = answers.filter((answer) => answer.found)
  const [only] = found
  if (answers.length === 1 && only) return `At ${clock(only.citations[0]?.start ?? 0)}: ${withStop(only.answer)}`
  return `${found.length} of ${answers.length} ${answers.length === 1 ? 'question' : 'questions'} answered from the recording.`
}

const withStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
