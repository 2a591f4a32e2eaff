import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import {
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import type { StoredFailure } from './analyses.ts'

/** A batch's truths, by position and column; `columns` maps each to the column of results that it is compared with. */
export interface StoredTruths {
  columns: Record<string, string>
  items: Record<number, Record<string, string>>
  /** Names that match no item of the batch. */
  unmatched: string[]
}

/** Several inputs that an account runs one model on; each is an analysis of its own. */
export const batches = pgTable(
  'batches',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    modelId: text('model_id').notNull(),
    name: text().notNull(),
    options: jsonb().$type<OptionValues>().notNull(),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the request, to tell a repetition from another request under the same key. */
    requestHash: text('request_hash').notNull(),
    /** The expected values, if its owner measures accuracy. */
    // json, not jsonb: the columns keep the order of the file.
    truths: json().$type<StoredTruths>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** When its last item finished. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    deletesAt: timestamp('deletes_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('batches_account').on(table.accountId, table.createdAt),
    uniqueIndex('batches_idempotency').on(table.accountId, table.idempotencyKey),
    index('batches_deletes').on(table.deletesAt),
  ],
)

export type BatchRow = typeof batches.$inferSelect

/** The inputs, one row each; a row outlives its analysis, so that a batch always shows all of its names. */
export const batchItems = pgTable(
  'batch_items',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer().notNull(),
    name: text().notNull(),
    /** No foreign key: the analysis may be deleted. Null: the item was refused. */
    analysisId: uuid('analysis_id'),
    refusal: jsonb().$type<StoredFailure>(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.position] })],
)
