import { transcriptFields } from '@vitrine/engines/speech/transcript-schema.ts'
import { z } from 'zod'
import { clinicalFields } from '../shared/clinical/summary-schema.ts'

const seconds = z.number().min(0)

/** What `medAudioSummarize` answers; `start` and `end` say when a piece is said, seconds from the start. */
export const medicalAudioSchema = z.object({ ...clinicalFields({ start: seconds, end: seconds }), ...transcriptFields })

export type MedicalAudio = z.infer<typeof medicalAudioSchema>
