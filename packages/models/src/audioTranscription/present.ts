import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { transcriptNotes } from '@vitrine/engines/speech/transcript-notes.ts'
import { percent } from '@vitrine/model-kit/percent.ts'
import type { Transcription } from './schema.ts'

/** What to know first, the words, where somebody speaks, and the subtitle files. */
export function presentTranscription(output: Transcription): Block[] {
  const { segments, recogniser, notes, subtitles } = output
  const told = transcriptNotes({ recogniser, segments, notes: notes.recogniser }, notes.file)
  return [
    ...told.map((note) => ({ kind: 'notice' as const, ...note })),
    ...(segments.length > 0 ? [{ kind: 'transcript' as const, segments }] : []),
    {
      kind: 'timeline',
      title: 'The recording',
      duration: output.durationSeconds,
      waveform: output.waveform,
      events: output.speech.map((span) => ({ ...span, label: 'Speech' })),
      curve: null,
    },
    ...(segments.length > 0
      ? [
          file('Subtitles (SRT)', 'srt', subtitles.srt),
          file('Subtitles (WebVTT)', 'vtt', subtitles.vtt),
          file('Text with times', 'txt', subtitles.txt),
        ]
      : []),
  ]
}

/** One plain sentence. */
export function summarizeTranscription({ text, recogniser, durationSeconds, confidence }: Transcription): string {
  const length = `${durationSeconds.toFixed(1)} s`
  if (recogniser === null) return `Nobody speaks in ${length}.`
  const words = text.split(/\s+/).filter(Boolean).length
  const sure = confidence === null ? '' : `, confidence ${percent(confidence)}`
  return `${words} ${words === 1 ? 'word' : 'words'} in ${length}, by ${recogniser.name}${sure}.`
}

const file = (title: string, language: string, text: string): Block => ({
  kind: 'code',
  title,
  language,
  text,
  fileName: `transcript.${language}`,
})
