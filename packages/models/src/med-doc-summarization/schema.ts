import { boxSchema, confidenceSchema } from '@vitrine/contracts/place.ts'
import { z } from 'zod'

/** A sentence of the document, word for word, and where it stands. */
const sentenceSchema = z.object({ text: z.string(), page: z.int().min(1), box: boxSchema })

const problemSchema = z.object({
  name: z.string(),
  /** assessed: a diagnosis or a problem of this document; history: known from before; symptom: complained of or found. */
  status: z.enum(['assessed', 'history', 'symptom']),
  confidence: confidenceSchema,
  page: z.int().min(1),
  box: boxSchema,
})

/** What the patient must not be given; 'No known allergies' where the document says so. */
const allergySchema = z.object({
  name: z.string(),
  /** 'rash', or null where none is stated. */
  reaction: z.string().nullable(),
  confidence: confidenceSchema,
  page: z.int().min(1),
  box: boxSchema,
})

const medicineSchema = z.object({
  name: z.string(),
  /** As it stands in the document. */
  text: z.string(),
  dose: z.string().nullable(),
  frequency: z.string().nullable(),
  action: z.enum(['start', 'continue', 'change', 'stop', 'listed']),
  confidence: confidenceSchema,
  page: z.int().min(1),
  box: boxSchema,
})

const followUpSchema = sentenceSchema.extend({ when: z.string().nullable() })

/** What `med-doc-summarization` answers. Empty lists say: looked for and not there. */
export const medicalSummarySchema = z.object({
  /** The sentences of all sections as one text; empty when nothing clinical was found. */
  summary: z.string(),
  sections: z.array(
    z.object({
      name: z.enum(['reason', 'findings', 'assessment', 'plan']),
      title: z.string(),
      sentences: z.array(sentenceSchema).min(1),
    }),
  ),
  allergies: z.array(allergySchema),
  problems: z.array(problemSchema),
  medicines: z.array(medicineSchema),
  followUp: z.array(followUpSchema),
  reading: z.object({
    source: z.enum(['text-layer', 'ocr', 'mixed', 'provider']),
    pages: z.array(z.object({ aspectRatio: z.number().positive() })),
  }),
  /** What lowers the trust in this answer, each a sentence for people. */
  warnings: z.array(z.string()),
})

export type MedicalSummary = z.infer<typeof medicalSummarySchema>
export type SectionName = MedicalSummary['sections'][number]['name']
export type Sentence = z.infer<typeof sentenceSchema>
