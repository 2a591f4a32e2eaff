import { waveformPeaks } from '@vitrine/engines/audio/waveform.ts'
import { readRecording } from '@vitrine/engines/speech/read-recording.ts'
import { type Recording, recogniseSpeech } from '@vitrine/engines/speech/recognise-speech.ts'
import type { Transcript } from '@vitrine/engines/speech/transcript.ts'
import type { NamesFor } from '@vitrine/engines/speech/whisper/hear-windows.ts'
import type { Progress, RunContext, RunInput } from '@vitrine/model-kit/run-context.ts'

export interface HeardRecording {
  recording: Recording
  transcript: Transcript
}

interface Hearing {
  /** A longer recording is refused. */
  maxSeconds: number
  /** The share of the run that is done when the transcript is complete, 0…1. */
  until: number
  namesFor?: NamesFor
}

/** Decodes a run's recording. Throws as `readRecording` does; recordings longer than `maxSeconds` are refused. */
export async function decodeRecording(
  file: RunInput['file'],
  context: RunContext,
  maxSeconds: number,
): Promise<Recording> {
  const progress = (done: number) => context.report({ stage: 'Decoding the recording', fraction: 0.02 * done })
  progress(0)
  const source = { bytes: await context.readFile(), name: file?.name ?? '', mediaType: file?.mediaType ?? '' }
  return readRecording(source, { maxSeconds, signal: context.signal, progress })
}

/** Reports the progress of a part of the run: its 0…1 are the run's `from`…`until`. */
export const reportWithin =
  ({ report }: RunContext, from: number, until: number) =>
  ({ stage, fraction }: Progress) =>
    report({ stage, fraction: fraction === null ? null : from + (until - from) * fraction })

/** Decodes and transcribes a run's recording. Throws as `readRecording` does. */
export async function hearRecording(
  { file }: Pick<RunInput, 'file'>,
  context: RunContext,
  { maxSeconds, until, namesFor }: Hearing,
): Promise<HeardRecording> {
  const recording = await decodeRecording(file, context, maxSeconds)
  const transcript = await recogniseSpeech(recording, {
    equipment: context.speech,
    signal: context.signal,
    namesFor,
    report: reportWithin(context, 0.02, until),
  })
  return { recording, transcript }
}

/** The transcript fields (`transcriptFields`) of every model that listens to a recording. */
export const heardFields = ({ recording: { sound }, transcript }: HeardRecording) => ({
  text: transcript.text,
  segments: [...transcript.segments],
  recogniser: transcript.recogniser,
  language: transcript.language,
  durationSeconds: sound.seconds,
  waveform: waveformPeaks(sound.samples),
  notes: { recogniser: [...transcript.notes], file: [...sound.notes] },
})
