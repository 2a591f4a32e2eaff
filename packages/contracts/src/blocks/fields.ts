import { z } from 'zod'
import { confidenceSchema, placeSchema } from './place.ts'

/**
 * Named values. `value: null` means looked for and not there. `place` is highlighted in a pages block of the same
 * result.
 */
export const fieldsBlock = z.object({
  kind: z.literal('fields'),
  title: z.string().optional(),
  items: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      value: z.string().nullable(),
      confidence: confidenceSchema.nullable(),
      place: placeSchema.nullable(),
      note: z.string().optional(),
      /** The value that was read before a reader corrected it. */
      correctedFrom: z.string().nullable().optional(),
    }),
  ),
})
