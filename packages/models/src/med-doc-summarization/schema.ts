import { confidenceSchema, placeSchema } from '@vitrine/contracts/place.ts'
import { z } from 'zod'
import { clinicalFields } from '../shared/clinical/summary-schema.ts'

const { summary, sections, problems, medicines, followUp, warnings } = clinicalFields(placeSchema.shape)

/** What the patient must not be given; 'No known allergies' where the document says so. */
const allergySchema = z.object({
  name: z.string(),
  /** 'rash', or null where none is stated. */
  reaction: z.string().nullable(),
  confidence: confidenceSchema,
  ...placeSchema.shape,
})

/** What `med-doc-summarization` answers. */
export const medicalSummarySchema = z.object({
  summary,
  sections,
  allergies: z.array(allergySchema),
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
export type SectionName = MedicalSummary['sections'][number]['name']
export type Sentence = MedicalSummary['sections'][number]['sentences'][number]
