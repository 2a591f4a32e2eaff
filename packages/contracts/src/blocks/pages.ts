import { z } from 'zod'
import { confidenceSchema, placeSchema } from './place.ts'

/**
 * The input document's pages with the places that were read; `name` links a highlight to the field of the same name.
 */
export const pagesBlock = z.object({
  kind: z.literal('pages'),
  title: z.string().optional(),
  /** Each page's width divided by its height, in order, and its text if the answer includes it. */
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
