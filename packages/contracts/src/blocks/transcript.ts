import { z } from 'zod'
import { confidenceSchema } from './place.ts'

/**
 * Transcribed speech, in seconds from the start of the input. `words`: those of the segment, if the recogniser gives a
 * confidence for each.
 */
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
