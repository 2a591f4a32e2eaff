import { z } from 'zod'
import { confidenceSchema } from './place.ts'

/** Spoken words, seconds from the start of the input. `words`: the segment's, where the recogniser is sure of each in its own measure. */
export const transcriptBlock = z.object({
  kind: z.literal('transcript'),
  title: z.string().optional(),
  segments: z.array(
    z.object({
      start: z.number(),
      end: z.number(),
      text: z.string(),
      confidence: confidenceSchema.nullable(),
      words: z.array(z.object({ text: z.string(), confidence: confidenceSchema })).optional(),
    }),
  ),
})
