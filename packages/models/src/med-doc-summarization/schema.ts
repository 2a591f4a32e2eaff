import { placeSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'
import { clinicalFields } from '../shared/clinical/summary-schema.ts'

const { summary, sections, allergies, problems, medicines, followUp, warnings } = clinicalFields(placeSchema.shape)

/** What `med-doc-summarization` answers. */
export const medicalSummarySchema = z.object({
  summary,
  sections,
  allergies,
  problems,
  medicines,
  followUp,
  reading: z.object({
    source: z.enum(['text-layer', 'ocr', 'mixed', 'provider']),
    pages: z.array(z.object({ aspectRatio: z.number().positive() })),
  }),
  warnings,
})

export type MedicalSummary = z.infer<typeof medicalSummarySchema>
export type Sentence = MedicalSummary['sections'][number]['sentences'][number]
