import { boxSchema, confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'

/** The place of the words: page and box where the file has pages; `said` is the sentence as in the transcript. */
const saidSchema = z.object({
  said: z.string(),
  speaker: z.string().nullable(),
  time: z.string().nullable(),
  page: z.int().min(1).nullable(),
  box: boxSchema.nullable(),
})

/** What `meeting-minutes` answers. Null and empty lists mean: looked for and not there. */
export const minutesSchema = z.object({
  title: z.string().nullable(),
  date: z.string().nullable(),
  attendees: z.array(z.string()),
  summary: z.string(),
  topics: z.array(saidSchema.extend({ title: z.string() })),
  decisions: z.array(saidSchema.extend({ text: z.string(), confidence: confidenceSchema })),
  actions: z.array(
    saidSchema.extend({
      what: z.string(),
      who: z.string().nullable(),
      /** As stated. */
      due: z.string().nullable(),
      confidence: confidenceSchema,
    }),
  ),
  questions: z.array(saidSchema.extend({ text: z.string() })),
  /** Null for a text file, which has no pages. */
  reading: z
    .object({
      source: z.enum(['text-layer', 'ocr', 'mixed', 'provider']),
      pages: z.array(z.object({ aspectRatio: z.number().positive() })),
    })
    .nullable(),
  warnings: z.array(z.string()),
})

export type MinutesOutput = z.infer<typeof minutesSchema>
export type Said = z.infer<typeof saidSchema>
