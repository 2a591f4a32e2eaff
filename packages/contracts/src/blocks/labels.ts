import { z } from 'zod'
import { confidenceSchema } from './place.ts'

/**
 * Classes with their confidence, best first. `known: false` means that the input is none of them; `independent: true`
 * that each was judged separately, so that a low confidence means absent, not unsure.
 */
export const labelsBlock = z.object({
  kind: z.literal('labels'),
  title: z.string().optional(),
  known: z.boolean(),
  independent: z.boolean().optional(),
  items: z.array(z.object({ label: z.string(), confidence: confidenceSchema, detail: z.string().optional() })),
})
