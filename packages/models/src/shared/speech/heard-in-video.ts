import { waveformPeaks } from '@vitrine/engines/audio/waveform.ts'
import type { WatchedVideo } from '@vitrine/engines/video/watch-video.ts'

/**
 * The transcript fields (`transcriptFields`) of every model that watches a video; the notes say why nothing was heard.
 */
export const heardInVideo = ({ track: { sound, transcript, reason }, seconds, notes }: WatchedVideo) => ({
  text: transcript.text,
  segments: [...transcript.segments],
  recogniser: transcript.recogniser,
  language: transcript.language,
  durationSeconds: seconds,
  waveform: sound ? waveformPeaks(sound.samples) : [],
  notes: {
    recogniser: [...transcript.notes],
    file: [...notes, ...(reason === null ? [] : [reason]), ...(sound?.notes ?? [])],
  },
})
