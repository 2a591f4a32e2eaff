import { z } from 'zod'
import { confidenceSchema } from './place.ts'

/**
 * Classes with their confidence, best first. `known: false` says that the input is none of them; `independent: true`
 * that each was judged by itself, so that a low one says that it is absent, not that the answer is unsure.
 */
export const labelsBlock = z.object({
  kind: z.literal('labels'),
  title: z.string().optional(),
  known: z.boolean(),
  independent: z.boolean().optional(),
  items: z.array(z.object({ label: z.string(), confidence: confidenceSchema, detail: z.string().optional() })),
})
