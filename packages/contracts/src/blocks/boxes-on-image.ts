import { z } from 'zod'
import { boxSchema, confidenceSchema } from './place.ts'

/** The input picture with marked findings; `heatMap.values` are in row order, 0…1. */
export const boxesOnImageBlock = z.object({
  kind: z.literal('boxes-on-image'),
  title: z.string().optional(),
  objects: z.array(
    z.object({
      label: z.string(),
      confidence: confidenceSchema,
      box: boxSchema,
      /** Whether a kind is a finding or the normal state; the same for all of a kind. */
      tone: z.enum(['good', 'bad']).optional(),
    }),
  ),
  heatMap: z
    .object({ label: z.string(), columns: z.int().min(1), rows: z.int().min(1), values: z.array(z.number()) })
    .nullable(),
})
