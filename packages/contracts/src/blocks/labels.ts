import { z } from 'zod'
import { confidenceSchema } from '../place.ts'

/** Classes with their confidence, best first. `known: false` says that the input is none of them. */
export const labelsBlock = z.object({
  kind: z.literal('labels'),
  title: z.string().optional(),
  known: z.boolean(),
  items: z.array(z.object({ label: z.string(), confidence: confidenceSchema, detail: z.string().optional() })),
})
