import { waveformPeaks } from '@vitrine/engines/audio/waveform.ts'
import { readRecording } from '@vitrine/engines/speech/read-recording.ts'
import { recogniseSpeech } from '@vitrine/engines/speech/recognise-speech.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import type { MedicalAudio } from './schema.ts'
import { summariseTranscript } from './summarise-transcript.ts'

const maxSeconds = 1200

/**
 * Sums up a dictation or a consultation of up to 20 minutes in the words that were said. Throws as `readRecording` does.
 */
export const summariseMedicalAudio: Engine<MedicalAudio> = async ({ file }, context) => {
  context.report({ stage: 'Decoding the recording', fraction: 0.01 })
  const source = { bytes: await context.readFile(), name: file?.name ?? '', mediaType: file?.mediaType ?? '' }
  const recording = await readRecording(source, { maxSeconds, signal: context.signal })
  const transcript = await recogniseSpeech(recording, {
    equipment: context.speech,
    signal: context.signal,
    report: ({ stage, fraction }) =>
      context.report({ stage, fraction: fraction === null ? null : 0.02 + 0.93 * fraction }),
  })
  context.report({ stage: 'Summing up', fraction: 0.96 })
  return {
    ...summariseTranscript(transcript),
    text: transcript.text,
    segments: [...transcript.segments],
    recogniser: transcript.recogniser,
    language: transcript.language,
    durationSeconds: recording.sound.seconds,
    waveform: waveformPeaks(recording.sound.samples),
    notes: { recogniser: [...transcript.notes], file: [...recording.sound.notes] },
  }
}
