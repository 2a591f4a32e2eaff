import { z } from 'zod'
import { confidenceSchema, placeSchema } from './place.ts'

/** The input document's pages with the places that were read; `name` ties a highlight to a field of the same name. */
export const pagesBlock = z.object({
  kind: z.literal('pages'),
  title: z.string().optional(),
  /** Width over height of each page, in order, and the text that was read of it where the answer keeps it. */
  pages: z.array(z.object({ aspectRatio: z.number().positive(), text: z.string().optional() })),
  highlights: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      value: z.string(),
      confidence: confidenceSchema,
      place: placeSchema,
    }),
  ),
})
