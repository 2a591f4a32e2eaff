import { z } from 'zod'

/** What one batch may hold, and how many one account may have. */
export const batchLimits = {
  /** Files and texts together. */
  items: 200,
  /** Of all of them, unpacked. */
  megabytes: 100,
  /** Batches that have not ended. */
  unfinished: 3,
  /** Batches that are kept. */
  kept: 50,
} as const

/** `refused`: never run, for the reason in `failure`. `cancelled`: stopped, or deleted by itself. */
export const batchItemStatusSchema = z.enum(['queued', 'running', 'succeeded', 'failed', 'refused', 'cancelled'])
export type BatchItemStatus = z.infer<typeof batchItemStatusSchema>

export const batchSchema = z.object({
  id: z.string(),
  /** What its maker called it; else what came in. */
  name: z.string(),
  modelId: z.string(),
  modelTitle: z.string(),
  status: z.enum(['running', 'finished', 'cancelled']),
  /** How many items there are, and how many of each status; they add up. */
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
  /** Null where it was refused, or its analysis is gone. */
  analysisId: z.string().nullable(),
  summary: z.string().nullable(),
  failure: z.object({ problem: z.string(), error: z.string(), hint: z.string().nullable() }).nullable(),
})
export type BatchItem = z.infer<typeof batchItemSchema>

export const batchWithItemsSchema = batchSchema.extend({ items: z.array(batchItemSchema) })
export type BatchWithItems = z.infer<typeof batchWithItemsSchema>

/** The results of all items side by side: the first values of each result's fields, labels and figures. */
export const batchTableSchema = z.object({
  columns: z.array(z.string()),
  rows: z.array(
    batchItemSchema.extend({
      /** By column; null is 'looked for and not there'. A column that an item's result does not have is missing. */
      cells: z.record(z.string(), z.string().nullable()),
      /** The model's output as its schema allows it; null where there is none. */
      output: z.unknown(),
    }),
  ),
})
export type BatchTable = z.infer<typeof batchTableSchema>
