import { clockTime } from '@vitrine/basics/clock-time.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { answerEvents, answerFields, furtherQuestions, summarizeAnswers } from '../shared/answers/answered-questions.ts'
import { notice } from '../shared/blocks/notice.ts'
import { writtenTable } from '../shared/blocks/written-table.ts'
import { transcriptNotes } from '../shared/speech/transcript-notes.ts'
import type { VideoAnswer } from './schema.ts'

const mostFrames = 6

const clock = (seconds: number): string => clockTime(seconds, { tenths: true })

/** What the answer rests on and when it is seen; a quotation that only repeats the answer is left out. */
const seen = ({ answer, citations }: VideoAnswer['answers'][number]): string =>
  citations
    .map(({ start, end, quote }) =>
      quote === answer ? `Seen from ${clockTime(start)} to ${clockTime(end)}.` : `${clockTime(start)} ${quote}`,
    )
    .join(' · ')

const picture = (src: string, time: number, what: string): Block => ({
  kind: 'image',
  title: `${clockTime(time)} ${what}`,
  src,
  alternative: `A picture of the video at ${clock(time)}`,
})

function frames({ answers, shots: all }: VideoAnswer): Block[] {
  // Several answers may rest on one moment: it is shown once, with the first question.
  const ofAnswers = answers.flatMap(({ frame, citations, question }, index) =>
    frame === null || answers.findIndex((other) => other.frame === frame) < index
      ? []
      : [picture(frame, citations[0]?.start ?? 0, question)],
  )
  const ofShots = all.flatMap(({ frame, start }, index) =>
    frame === null ? [] : [picture(frame, start, `shot ${index + 1}`)],
  )
  return [...ofAnswers, ...(all.length > 1 || ofAnswers.length === 0 ? ofShots : [])].slice(0, mostFrames)
}

const things = (output: VideoAnswer): Block => ({
  kind: 'table',
  title: 'Recognised',
  columns: [
    { label: 'What', align: 'start' },
    { label: 'At once', align: 'end' },
    { label: 'First seen', align: 'end' },
    { label: 'Last seen', align: 'end' },
  ],
  rows: output.things.map(({ label, mostAtOnce, firstSeen, lastSeen, confidence }) => [
    { value: label, confidence },
    { value: mostAtOnce },
    { value: clock(firstSeen) },
    { value: clock(lastSeen) },
  ]),
})

const shots = (output: VideoAnswer): Block => ({
  kind: 'table',
  title: 'Shots',
  columns: [
    { label: 'Shot', align: 'end' },
    { label: 'From', align: 'end' },
    { label: 'To', align: 'end' },
  ],
  rows: output.shots
    .slice(0, 100)
    .map(({ start, end }, index) => [{ value: index + 1 }, { value: clock(start) }, { value: clock(end) }]),
})

/** The answers with their moments and pictures, what was recognised, written and said. */
export function presentVideoAnswer(output: VideoAnswer): Block[] {
  const { answers, segments, recogniser, language, notes } = output
  const told =
    recogniser === null
      ? []
      : transcriptNotes({ recogniser, segments, language, notes: notes.recogniser }, { file: [], reads: 'English' })
  return [
    answerFields(answers, (one) => (one.found ? seen(one) : one.answer)),
    ...(answers.some(({ found }) => !found)
      ? [
          notice(
            'info',
            'Not everything was found',
            'Answers rest on what can be measured: everyday things and their number, movement, words on the pictures, speech. What cannot be recognised is not answered.',
          ),
        ]
      : []),
    {
      kind: 'timeline',
      title: 'Where it is seen',
      duration: output.durationSeconds,
      waveform: output.waveform.length > 0 ? output.waveform : null,
      events: answerEvents(answers),
      curve: { label: 'Movement', step: output.motion.step, values: output.motion.values },
    },
    ...frames(output),
    ...(output.things.length > 0 ? [things(output)] : []),
    ...(output.written.length > 0 ? [writtenTable(output.written)] : []),
    shots(output),
    ...notes.file.map((note) => notice('info', 'The file', note)),
    ...told,
    ...(segments.length > 0 ? [{ kind: 'transcript' as const, segments }] : []),
    ...furtherQuestions(output.related_questions),
  ]
}

/** One plain sentence. */
export const summarizeVideoAnswer = ({ answers }: VideoAnswer): string =>
  summarizeAnswers(answers, 'video', ({ answer }) => answer.replaceAll('\n', ' '))
