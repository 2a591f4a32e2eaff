import { z } from 'zod'
import { placeSchema } from '../blocks/place.ts'

/** More than any result has; each column is compared for every item, and every miss is listed. */
const mostColumns = 50

/** A table of truths for a batch, and which of its columns is compared with which column of the results. */
export const batchTruthsSchema = z.object({
  /** The CSV itself; its first line names the columns. */
  csv: z.string().min(1).max(200_000),
  /** The column that names the item: a file's name, with or without its folder. */
  itemColumn: z.string().min(1).max(200),
  /** Columns of results by the columns of truths. */
  columns: z
    .record(z.string().max(200), z.string().max(200))
    .refine((columns) => Object.keys(columns).length <= mostColumns, { error: `at most ${mostColumns} columns` }),
})
export type BatchTruths = z.infer<typeof batchTruthsSchema>

/** One field, measured. Blank truths are not counted. */
export const fieldReportSchema = z.object({
  /** The names of the truths' column and the results' column. */
  field: z.string(),
  column: z.string(),
  n: z.int(),
  right: z.int(),
  /** Another value was found. */
  wrong: z.int(),
  /** None was found, or the item has no result. */
  missing: z.int(),
  /** The 95 % Wilson interval of the share that is right. */
  low: z.number(),
  high: z.number(),
})

export const missSchema = z.object({
  position: z.int(),
  name: z.string(),
  analysisId: z.string().nullable(),
  field: z.string(),
  truth: z.string(),
  found: z.string().nullable(),
  /** The input, if it is a picture or a PDF: its address, which expires, and where the found value was read. */
  picture: z.object({ url: z.string(), mediaType: z.string(), place: placeSchema.nullable() }).nullable(),
})

export const batchReportSchema = z.object({
  /** Items with truths. */
  items: z.int(),
  fields: z.array(fieldReportSchema),
  misses: z.array(missSchema),
  /** Names in the truths that match no item of the batch. */
  unmatched: z.array(z.string()),
})
export type Miss = z.infer<typeof missSchema>

export type BatchReport = z.infer<typeof batchReportSchema>
