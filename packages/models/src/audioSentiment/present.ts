import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import { transcriptNotes } from '../shared/speech/transcript-notes.ts'
import type { AudioSentiment, Emotion } from './schema.ts'

const names: Readonly<Record<Emotion, string>> = {
  anger: 'Angry',
  boredom: 'Bored',
  disgust: 'Disgusted',
  fear: 'Afraid',
  happiness: 'Happy',
  neutral: 'Neutral',
  sadness: 'Sad',
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`

const field = (name: string, title: string, part: AudioSentiment['words'], missing: string) => ({
  name,
  label: title,
  value: part === null ? null : `${part.label} (${signed(part.score)})`,
  confidence: part?.confidence ?? null,
  place: null,
  ...(part === null && { note: missing }),
})

function figures({ score, label, confidence, voice, words }: AudioSentiment): Block {
  return {
    kind: 'fields',
    title: 'The mood',
    items: [
      field('overall', 'Words and voice together', { score, label, confidence }, ''),
      field('words', 'The words', words, 'No words were made out that could be judged.'),
      field('voice', 'The voice', voice, 'Nobody speaks.'),
    ],
  }
}

/** The mood in figures, the voice, the recording with the mood over time, the words, and notices. */
export function presentAudioSentiment(output: AudioSentiment): Block[] {
  const { labels, known, sentences, segments, recogniser, language, notes, voice } = output
  const told = transcriptNotes(
    { recogniser, segments, language, notes: voice === null ? [] : notes.recogniser },
    { file: notes.file, reads: 'English' },
  )
  const heardVoice = voice !== null && recogniser === null
  return [
    ...(voice === null ? [] : [figures(output)]),
    ...(labels.length > 0
      ? [
          {
            kind: 'labels' as const,
            title: 'How the voice sounds',
            known,
            items: labels.map(({ label, confidence }) => ({ label: names[label], confidence })),
          },
        ]
      : []),
    {
      kind: 'timeline',
      title: 'Mood over time',
      duration: output.durationSeconds,
      waveform: output.waveform,
      events: output.events.map(({ start, end, label, confidence }) => ({
        start,
        end,
        label: names[label],
        confidence,
      })),
      curve: {
        label: 'Mood: below the middle unpleasant, above it pleasant',
        step: output.curve.step,
        values: output.curve.values.map((value) => (value + 1) / 2),
      },
    },
    ...(sentences.length > 0
      ? [
          {
            kind: 'sentences' as const,
            title: 'What the words say',
            items: sentences.map(({ text, score, label }) => ({ text, score, label, spans: [] })),
          },
        ]
      : []),
    ...(segments.length > 0 ? [{ kind: 'transcript' as const, segments }] : []),
    // Without a recogniser the voice was heard all the same: the note on it says more than 'nobody speaks'.
    ...(voice !== null && !output.familiar
      ? [
          notice(
            'warning',
            'An unfamiliar voice',
            'This voice is unlike all that the model learnt from: a computer’s voice, a bad line or music sounds like this. What it makes of the voice is left out of the mood.',
          ),
        ]
      : []),
    ...output.warnings.map((text) => notice('warning', 'Perhaps ironic', text)),
    ...told.filter(({ title }) => !(heardVoice && title === 'Nobody speaks')),
    notice(
      'info',
      'A weak witness',
      'The voice’s part learnt from ten acted German sentences by six speakers. On other languages, real calls and other microphones it is ' +
        'less sure than it says. A mood is no proof of what somebody feels, and must not decide about a person.',
    ),
  ]
}

/** Less sure than this, the words may as well be taken otherwise. */
const evenly = 0.5

/** One plain sentence. */
export function summarizeAudioSentiment({
  label,
  score,
  labels,
  known,
  words,
  voice,
}: Pick<AudioSentiment, 'label' | 'score' | 'labels' | 'known' | 'words' | 'voice'>): string {
  if (voice === null) return 'Nobody speaks in this recording, so it has no mood.'
  const [best] = labels
  const sound =
    known && best ? `the voice sounds ${names[best.label].toLowerCase()}` : 'no emotion stands out in the voice'
  const said =
    words === null
      ? 'no words could be judged'
      : words.confidence < evenly
        ? 'the words hardly tell a mood'
        : `the words are ${words.label}`
  return `Overall ${label} (${signed(score)}): ${sound}, ${said}.`
}
