import { seconds, transcriptFields } from '@vitrine/engines/speech/transcript-schema.ts'
import { z } from 'zod'
import { clinicalFields } from '../shared/clinical/summary-schema.ts'

/** What `medAudioSummarize` answers; `start` and `end` say when a piece is said, seconds from the start. */
export const medicalAudioSchema = z.object({ ...clinicalFields({ start: seconds, end: seconds }), ...transcriptFields })

export type MedicalAudio = z.infer<typeof medicalAudioSchema>
