import { clockTime } from '@vitrine/basics/clock-time.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { answerEvents, answerFields, furtherQuestions, summarizeAnswers } from '../shared/answers/answered-questions.ts'
import { notice } from '../shared/blocks/notice.ts'
import { transcriptNotes } from '../shared/speech/transcript-notes.ts'
import type { AudioAnswer } from './schema.ts'

/** The answers, their places in the recording, the transcript, and notices about it. */
export function presentAudioAnswer(output: AudioAnswer): Block[] {
  const { answers, segments, recogniser, language, notes, related_questions: related } = output
  const told = transcriptNotes(
    { recogniser, segments, language, notes: notes.recogniser },
    { file: notes.file, reads: 'English' },
  )
  const missing = answers.filter(({ found }) => !found)
  return [
    answerFields(answers, ({ found, citations }) =>
      found
        ? citations.map(({ start, quote }) => `${clockTime(start)} “${quote}”`).join(' ')
        : 'Not found in the recording.',
    ),
    ...(missing.length > 0 && segments.length > 0
      ? [
          notice(
            'info',
            missing.length === answers.length ? 'No answer found' : 'Not everything was found',
            'Answers are taken from the transcript word for word. What is not said, or was not recognised, is not answered.',
          ),
        ]
      : []),
    ...told,
    {
      kind: 'timeline',
      title: 'Where it is said',
      duration: output.durationSeconds,
      waveform: output.waveform,
      events: answerEvents(answers),
      curve: null,
    },
    ...(segments.length > 0 ? [{ kind: 'transcript' as const, segments }] : []),
    ...furtherQuestions(related),
  ]
}

/** One plain sentence. */
export function summarizeAudioAnswer({ answers, recogniser }: AudioAnswer): string {
  if (recogniser === null) return 'Nobody speaks in this recording, so it answers nothing.'
  return summarizeAnswers(
    answers,
    'recording',
    ({ answer, citations }) => `At ${clockTime(citations[0]?.start ?? 0)}: ${answer}`,
  )
}
