import { percent } from '@vitrine/basics/percent.ts'
import { counted } from '@vitrine/basics/wording.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { languageName } from '@vitrine/engines/speech/whisper/languages.ts'
import { transcriptNotes } from '../shared/speech/transcript-notes.ts'
import type { Transcription } from './schema.ts'

/** Notices, the words, which can also be saved as subtitles, and the stretches of speech. */
export function presentTranscription(output: Transcription): Block[] {
  const { recogniser, language, notes } = output
  // The words' own times are in the answer; the screen shows sentences, and which of their words are unsure.
  const segments = output.segments.map(({ start, end, text, confidence, words }) => ({
    start,
    end,
    text,
    confidence,
    ...(words && { words: words.map((word) => ({ text: word.text, confidence: word.confidence })) }),
  }))
  const told = transcriptNotes(
    { recogniser, segments: output.segments, language, notes: notes.recogniser },
    { file: notes.file, reads: 'any language' },
  )
  return [
    ...told,
    ...(segments.length > 0 ? [{ kind: 'transcript' as const, segments }] : []),
    {
      kind: 'timeline',
      title: 'The recording',
      duration: output.durationSeconds,
      waveform: output.waveform,
      events: output.speech.map((span) => ({ ...span, label: 'Speech' })),
      curve: null,
    },
  ]
}

/** One plain sentence. */
export function summarizeTranscription(output: Transcription): string {
  const { text, recogniser, language, durationSeconds, confidence } = output
  const length = `${durationSeconds.toFixed(1)} s`
  if (recogniser === null) return `Nobody speaks in ${length}.`
  const words = text.split(/\s+/).filter(Boolean).length
  const sure = confidence === null ? '' : `, confidence ${percent(confidence)}`
  const spoken = language === null ? '' : ` of ${languageName(language)}`
  return `${counted(words, 'word')}${spoken} in ${length}, by ${recogniser.name}${sure}.`
}
