import { z } from 'zod'
import { confidenceSchema, placeSchema } from './place.ts'

const cellSchema = z.object({
  value: z.union([z.string(), z.number(), z.null()]),
  confidence: confidenceSchema.optional(),
  place: placeSchema.optional(),
  /** The value that was read before a reader corrected it. */
  correctedFrom: z.string().nullable().optional(),
})

/** Rows under named columns; every row has as many cells as there are columns. */
export const tableBlock = z.object({
  kind: z.literal('table'),
  title: z.string().optional(),
  columns: z.array(z.object({ label: z.string(), align: z.enum(['start', 'end']).default('start') })),
  rows: z.array(z.array(cellSchema)),
  /** Concluded from the values that were read: there is nothing to correct in it. */
  concluded: z.literal(true).optional(),
  /** What was left out of the rows, in words, such as '120 more rows in the CSV'. */
  omitted: z.string().optional(),
})
