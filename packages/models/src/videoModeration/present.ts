import { clockTime } from '@vitrine/basics/clock-time.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import { writtenTable } from '../shared/blocks/written-table.ts'
import { categoryItems, reasonWords } from '../shared/moderation/category-words.ts'
import { transcriptNotes } from '../shared/speech/transcript-notes.ts'
import type { VideoModeration } from './schema.ts'

const verdictText = {
  allow: {
    tone: 'good',
    title: 'Allow',
    text: 'Nothing in words, flashing, explicit pictures and loudness calls for a second look. Violence and weapons were not judged.',
  },
  review: { tone: 'warning', title: 'Review', text: 'A person should look at this before it is shown' },
  block: { tone: 'bad', title: 'Block', text: 'This should not be shown' },
} as const

const mostFrames = 6

function flashNotice({ flashing }: VideoModeration): Block {
  if (flashing.passes) {
    return {
      ...notice(
        'info',
        'Flashing',
        'Within WCAG 2.3.1: no more than three flashes in any second, or too small or faint.',
      ),
      tone: 'good',
    }
  }
  return {
    ...notice(
      'info',
      'Flashing',
      `Up to ${flashing.flashesPerSecond} flashes in a second, more than the three that WCAG 2.3.1 allows: it may cause seizures. The picture is taken to fill ` +
        'a screen of 1024 × 768.',
    ),
    tone: 'warning',
  }
}

const clock = (seconds: number): string => clockTime(seconds, { tenths: true })

const eventTable = ({ events }: VideoModeration): Block => ({
  kind: 'table',
  title: 'Flags',
  columns: [
    { label: 'From', align: 'end' },
    { label: 'To', align: 'end' },
    { label: 'What', align: 'start' },
    { label: 'Words', align: 'start' },
  ],
  rows: events.map(({ start, end, label, confidence, words }) => [
    { value: clock(start) },
    { value: clock(end) },
    { value: label, confidence },
    { value: words },
  ]),
})

const categories = (output: VideoModeration): Block => ({
  kind: 'labels',
  title: 'Categories of the words',
  known: true,
  independent: true,
  items: categoryItems(output.categories),
})

/** The verdict with its reasons, the flags on a timeline and as a list, their pictures, the words and their categories. */
export function presentVideoModeration(output: VideoModeration): Block[] {
  const { tone, title, text } = verdictText[output.verdict]
  const { segments, recogniser, language, notes } = output
  // Whether anybody speaks is told by the note on the sound track.
  const told =
    recogniser === null
      ? []
      : transcriptNotes({ recogniser, segments, language, notes: notes.recogniser }, { file: [], reads: 'English' })
  return [
    notice(tone, title, output.reasons.length > 0 ? `${text}: ${reasonWords(output.reasons)}.` : text),
    {
      kind: 'timeline',
      title: 'Flags on the video',
      duration: output.durationSeconds,
      waveform: output.waveform.length > 0 ? output.waveform : null,
      events: output.events.map(({ start, end, label, confidence }) => ({ start, end, label, confidence })),
      // A line along the bottom would only ask what it means.
      curve: output.skin.shares.some((share) => share > 0)
        ? { label: 'Skin colour (weak sign)', step: output.skin.step, values: output.skin.shares }
        : null,
    },
    ...(output.events.length > 0 ? [eventTable(output)] : []),
    ...output.events
      .flatMap(({ frame, start, label }) => (frame === null ? [] : [{ frame, start, label }]))
      .slice(0, mostFrames)
      .map(({ frame, start, label }) => ({
        kind: 'image' as const,
        title: `${clockTime(start)} ${label}`,
        src: frame,
        alternative: `A picture of the video at ${clock(start)}`,
      })),
    ...(output.isEnglish === false
      ? [
          {
            ...notice(
              'info',
              'Not English',
              'The words do not read as English, the only language that the trained categories know: harm may go unseen.',
            ),
            tone: 'warning' as const,
          },
        ]
      : []),
    flashNotice(output),
    notice(
      // A warning where the video would be allowed; one held back is seen by a person anyway.
      output.verdict === 'allow' ? 'warning' : 'info',
      'Not judged in the pictures',
      `Of what the pictures show, only sexually explicit ones are looked for. Not recognised: ${output.notJudged.join(', ')}. A person must look at them. Skin colour ` +
        'is a weak sign that faces, wood and sand give too: the verdict does not rest on it.',
    ),
    ...notes.file.map((note) => notice('info', 'The file', note)),
    ...told,
    ...(output.words === '' ? [] : [categories(output)]),
    ...(output.written.length > 0 ? [writtenTable(output.written)] : []),
    ...(segments.length > 0 ? [{ kind: 'transcript' as const, segments }] : []),
  ]
}

/** One plain sentence. */
export function summarizeVideoModeration({ verdict, reasons, durationSeconds }: VideoModeration): string {
  const { title } = verdictText[verdict]
  if (reasons.length > 0) return `${title}: ${reasonWords(reasons)}.`
  return `${title}: nothing found in the words, flashing, explicit pictures and loudness of ${durationSeconds.toFixed(1)} s; violence and weapons are not judged.`
}
