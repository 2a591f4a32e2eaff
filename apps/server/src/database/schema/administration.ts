import type { WarmUpReport, WorkerState } from '@vitrine/contracts/administration/administration.ts'
import { boolean, index, integer, jsonb, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Models whose switch an admin has changed; one without a row is on. */
export const modelSwitches = pgTable('model_switches', {
  modelId: text('model_id').primaryKey(),
  on: boolean().notNull(),
  reason: text(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  changedBy: uuid('changed_by').references(() => accounts.id, { onDelete: 'set null' }),
})

/** Processes that run analyses. One that has not reported for a while is dead. */
export const workers = pgTable('workers', {
  id: uuid().primaryKey(),
  host: text().notNull(),
  concurrency: integer().notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** By the database's clock, which all instances share. */
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  /** Its latest report; null until the first. */
  state: jsonb().$type<WorkerState>(),
})

/** Warm-ups: one row for each worker that was alive at the request. */
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
 * One row for each finished analysis, written by a trigger of the migration, for usage statistics after the analyses
 * themselves are deleted. Contains nothing of their content.
 */
export const analysisRuns = pgTable(
  'analysis_runs',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    modelId: text('model_id').notNull(),
    /** Null: a visitor's, or an erased account's. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    byVisitor: boolean('by_visitor').notNull(),
    /** The input was a bundled sample. */
    sample: boolean().notNull(),
    succeeded: boolean().notNull(),
    seconds: real(),
  },
  (table) => [index('analysis_runs_at').on(table.at), index('analysis_runs_account').on(table.accountId, table.at)],
)
