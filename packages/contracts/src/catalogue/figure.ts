import { z } from 'zod'

/** A measurement in words, for people who know no metrics: 'Finds about 97 of 100 header fields', '59 invoices'. */
export const figureSchema = z.object({
  sentence: z.string(),
  /** What it was measured on. */
  basis: z.string(),
  /** 0…1, for a bar; null if the figure is not a share. */
  share: z.number().min(0).max(1).nullable(),
})
export type Figure = z.infer<typeof figureSchema>
