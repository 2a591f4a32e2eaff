import type { WarmUpReport, WorkerState } from '@vitrine/contracts/administration/administration.ts'
import { boolean, index, integer, jsonb, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Models that an admin has switched; one without a row is on. */
export const modelSwitches = pgTable('model_switches', {
  modelId: text('model_id').primaryKey(),
  on: boolean().notNull(),
  reason: text(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  changedBy: uuid('changed_by').references(() => accounts.id, { onDelete: 'set null' }),
})

/** Processes that run analyses. One that was not seen for a while is dead. */
export const workers = pgTable('workers', {
  id: uuid().primaryKey(),
  host: text().notNull(),
  concurrency: integer().notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** By the database's clock, which all instances share. */
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  /** As of when it was seen; null until it told. */
  state: jsonb().$type<WorkerState>(),
})

/** Warm-ups: one row for each worker that lived when it was asked for. */
export const warmUps = pgTable(
  'warm_ups',
  {
    id: uuid().primaryKey(),
    /** The same for all workers. */
    runId: uuid('run_id').notNull(),
    workerId: uuid('worker_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    report: jsonb().$type<WarmUpReport>(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [index('warm_ups_worker').on(table.workerId, table.createdAt), index('warm_ups_run').on(table.runId)],
)

/**
 * One row for each analysis that ended, written by a trigger of the migration: usage is told from it, long after the
 * analyses themselves were deleted. It holds nothing of what was analysed.
 */
export const analysisRuns = pgTable(
  'analysis_runs',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    modelId: text('model_id').notNull(),
    /** Null: a visitor's, or an account that was erased. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    byVisitor: boolean('by_visitor').notNull(),
    /** Of a bundled sample. */
    sample: boolean().notNull(),
    succeeded: boolean().notNull(),
    seconds: real(),
  },
  (table) => [index('analysis_runs_at').on(table.at), index('analysis_runs_account').on(table.accountId, table.at)],
)
