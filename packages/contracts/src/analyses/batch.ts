import { z } from 'zod'

/** Limits of one batch, and of the batches of one account. */
export const batchLimits = {
  /** Files and texts together. */
  items: 200,
  /** All inputs together, unpacked. */
  megabytes: 100,
  /** Unfinished batches. */
  unfinished: 3,
  /** Stored batches. */
  kept: 50,
} as const

/** `refused`: never run, for the reason in `failure`. `cancelled`: stopped, or deleted individually. */
export const batchItemStatusSchema = z.enum(['queued', 'running', 'succeeded', 'failed', 'refused', 'cancelled'])
export type BatchItemStatus = z.infer<typeof batchItemStatusSchema>

export const batchSchema = z.object({
  id: z.string(),
  /** The name given to it; by default, its inputs' names. */
  name: z.string(),
  modelId: z.string(),
  modelTitle: z.string(),
  status: z.enum(['running', 'finished', 'cancelled']),
  /** The number of items in total and with each status, which add up to the total. */
  total: z.int(),
  counts: z.record(batchItemStatusSchema, z.int()),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  deletesAt: z.iso.datetime(),
})
export type Batch = z.infer<typeof batchSchema>

/** One file or text of a batch. */
export const batchItemSchema = z.object({
  /** From 1, as they came in. */
  position: z.int(),
  /** A file's path and name, or a text's line. */
  name: z.string(),
  status: batchItemStatusSchema,
  /** Null if it was refused, or its analysis was deleted. */
  analysisId: z.string().nullable(),
  summary: z.string().nullable(),
  failure: z.object({ problem: z.string(), error: z.string(), hint: z.string().nullable() }).nullable(),
})
export type BatchItem = z.infer<typeof batchItemSchema>

export const batchWithItemsSchema = batchSchema.extend({ items: z.array(batchItemSchema) })
export type BatchWithItems = z.infer<typeof batchWithItemsSchema>

/** The results of all items as a table: the first values of each result's fields, labels and numbers. */
export const batchTableSchema = z.object({
  columns: z.array(z.string()),
  rows: z.array(
    batchItemSchema.extend({
      /** By column; null is 'looked for and not there'. Columns that an item's result does not have are absent. */
      cells: z.record(z.string(), z.string().nullable()),
      /** The model's output by its own schema; null if there is none. */
      output: z.unknown(),
    }),
  ),
})
export type BatchTable = z.infer<typeof batchTableSchema>
