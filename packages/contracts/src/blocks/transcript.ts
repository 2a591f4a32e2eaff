import { z } from 'zod'
import { confidenceSchema } from '../place.ts'

/** Spoken words, seconds from the start of the input. */
export const transcriptBlock = z.object({
  kind: z.literal('transcript'),
  title: z.string().optional(),
  segments: z.array(
    z.object({ start: z.number(), end: z.number(), text: z.string(), confidence: confidenceSchema.nullable() }),
  ),
})
