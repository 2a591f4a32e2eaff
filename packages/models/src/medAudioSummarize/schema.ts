import { transcriptFields } from '@vitrine/engines/speech/transcript-schema.ts'
import { z } from 'zod'

const probability = z.number().min(0).max(1)
const seconds = z.number().min(0)
/** When it is said, seconds from the start. */
const moment = { start: seconds, end: seconds }

const sentenceSchema = z.object({ text: z.string(), ...moment })

/** What `medAudioSummarize` answers. Empty lists say: listened for and not there. */
export const medicalAudioSchema = z.object({
  /** The sentences of all sections as one text; empty when nothing clinical was said. */
  summary: z.string(),
  sections: z.array(
    z.object({
      name: z.enum(['reason', 'findings', 'assessment', 'plan']),
      title: z.string(),
      sentences: z.array(sentenceSchema).min(1),
    }),
  ),
  problems: z.array(
    z.object({
      name: z.string(),
      /** assessed: a diagnosis made here; history: known from before; symptom: complained of or found. */
      status: z.enum(['assessed', 'history', 'symptom']),
      confidence: probability,
      ...moment,
    }),
  ),
  medicines: z.array(
    z.object({
      name: z.string(),
      /** As it was said. */
      text: z.string(),
      dose: z.string().nullable(),
      frequency: z.string().nullable(),
      action: z.enum(['start', 'continue', 'change', 'stop', 'listed']),
      confidence: probability,
      ...moment,
    }),
  ),
  followUp: z.array(sentenceSchema.extend({ when: z.string().nullable() })),
  /** What lowers the trust in this answer, each a sentence for people. */
  warnings: z.array(z.string()),
  ...transcriptFields,
})

export type MedicalAudio = z.infer<typeof medicalAudioSchema>
