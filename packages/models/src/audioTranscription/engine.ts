import { waveformPeaks } from '@vitrine/engines/audio/waveform.ts'
import { readRecording } from '@vitrine/engines/speech/read-recording.ts'
import { recogniseSpeech } from '@vitrine/engines/speech/recognise-speech.ts'
import { toPlainText, toSrt, toVtt } from '@vitrine/engines/speech/subtitles.ts'
import { meanConfidence } from '@vitrine/engines/speech/transcript.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import type { Transcription } from './schema.ts'

const maxSeconds = 1800

/**
 * Writes down what is said in a recording of up to 30 minutes. Throws as `readRecording` does.
 */
export const transcribeAudio: Engine<Transcription> = async ({ file }, context) => {
  context.report({ stage: 'Decoding the recording', fraction: 0.01 })
  const source = { bytes: await context.readFile(), name: file?.name ?? '', mediaType: file?.mediaType ?? '' }
  const recording = await readRecording(source, { maxSeconds, signal: context.signal })
  const transcript = await recogniseSpeech(recording, {
    equipment: context.speech,
    signal: context.signal,
    report: ({ stage, fraction }) =>
      context.report({ stage, fraction: fraction === null ? null : 0.02 + 0.97 * fraction }),
  })
  const { recogniser, segments } = transcript
  if (recogniser !== null) {
    const kind = recogniser.kind === 'provider' ? 'provider' : 'embedded'
    const note = transcript.notes.length > 0 ? transcript.notes.join(' ') : null
    context.answeredBy?.({ kind, name: recogniser.name, version: recogniser.version, note })
  }
  return {
    text: transcript.text,
    segments: [...segments],
    confidence: meanConfidence(segments),
    recogniser,
    language: transcript.language,
    speech: [...transcript.speech],
    durationSeconds: recording.sound.seconds,
    subtitles: { srt: toSrt(segments), vtt: toVtt(segments), txt: toPlainText(segments) },
    waveform: waveformPeaks(recording.sound.samples),
    notes: { recogniser: [...transcript.notes], file: [...recording.sound.notes] },
  }
}
