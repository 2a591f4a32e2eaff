import { toPlainText, toSrt, toVtt } from '@vitrine/basics/subtitles.ts'
import { doubtfulHalf } from '@vitrine/engines/speech/transcript.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { heardFields, hearRecording } from '../shared/speech/hear-recording.ts'
import type { Transcription } from './schema.ts'

const maxSeconds = 1800

/**
 * Writes down what is said in a recording of up to 30 minutes. Throws as `readRecording` does.
 */
export const transcribeAudio: Engine<Transcription> = async (input, context) => {
  const heard = await hearRecording(input, context, { maxSeconds, until: 0.99 })
  const { transcript } = heard
  const { recogniser, segments } = transcript
  if (recogniser !== null) {
    const kind = recogniser.kind === 'provider' ? 'provider' : 'embedded'
    const note = transcript.notes.length > 0 ? transcript.notes.join(' ') : null
    context.answeredBy?.({ kind, name: recogniser.name, version: recogniser.version, note })
  }
  return {
    ...heardFields(heard),
    confidence: doubtfulHalf(segments),
    speech: [...transcript.speech],
    subtitles: { srt: toSrt(segments), vtt: toVtt(segments), txt: toPlainText(segments) },
  }
}
