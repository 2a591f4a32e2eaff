import { clinicalNames } from '@vitrine/engines/clinical/hearing/clinical-names.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { heardFields, hearRecording } from '../shared/speech/hear-recording.ts'
import type { MedicalAudio } from './schema.ts'
import { summariseTranscript } from './summarise-transcript.ts'

const maxSeconds = 1200

/**
 * Summarises a dictation or a consultation of up to 20 minutes in the words that were said. Throws as `readRecording` does.
 */
export const summariseMedicalAudio: Engine<MedicalAudio> = async (input, context) => {
  const heard = await hearRecording(input, context, { maxSeconds, until: 0.95, namesFor: clinicalNames })
  const { transcript } = heard
  context.report({ stage: 'Summing up', fraction: 0.96 })
  return {
    ...summariseTranscript(transcript),
    ...heardFields(heard),
  }
}
