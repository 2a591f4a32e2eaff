import type { Correction, EngineStamp } from '@vitrine/contracts/analyses/analysis.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'
import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import type { Problem } from '@vitrine/errors/problems.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Why an analysis failed, as stored in its row. */
export interface StoredFailure {
  problem: Problem
  error: string
  hint: string | null
  retryAfter: number | null
}

/** The second file of an input, as stored in the row. */
export interface StoredCompanion {
  key: string
  name: string
  mediaType: string
  /** Bytes. */
  size: number
}

/**
 * An analysis: all of its state is in this row; a job only holds its id. Triggers of the migration raise `revision`
 * with every update and NOTIFY the channel 'analyses' with id and status, so no writer can forget either.
 */
export const analyses = pgTable(
  'analyses',
  {
    /** Random: anyone who knows the id of a visitor's analysis may read it. */
    id: uuid().primaryKey(),
    /** Null: a visitor's. */
    ownerId: uuid('owner_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The account's id, or a keyed hash of a visitor's address: the scope of idempotency keys and rate limits. */
    callerKey: text('caller_key').notNull(),
    modelId: text('model_id').notNull(),
    modelVersion: integer('model_version').notNull(),
    status: text({ enum: ['queued', 'running', 'succeeded', 'failed', 'cancelled'] }).notNull(),
    revision: integer().notNull().default(1),
    /** Higher goes first; the job has the same priority. */
    priority: integer().notNull(),
    /** The queue that its job waits in. */
    lane: text({ enum: ['short', 'long'] })
      .notNull()
      .default('long'),
    stage: text(),
    percent: real(),
    /** The partial answer while it is being written. */
    preview: json().$type<Block[]>(),
    /** Of the worker that runs it now: only the holder may write progress and result. */
    claim: uuid(),
    /** Times that a worker claimed it. */
    attempts: integer().notNull().default(0),
    /** The embedded engine was requested, whatever is configured, for a comparison. */
    embeddedOnly: boolean('embedded_only').notNull().default(false),
    /** No foreign key, and none from the batch's items: either can be deleted first. */
    batchId: uuid('batch_id'),
    sampleId: text('sample_id'),
    inputText: text('input_text'),
    fileKey: text('file_key'),
    inputName: text('input_name'),
    inputMediaType: text('input_media_type'),
    inputSize: integer('input_size'),
    /** A second file of another kind. */
    companion: jsonb().$type<StoredCompanion>(),
    options: jsonb().$type<OptionValues>().notNull(),
    // json, not jsonb: people read the output, so the order of its keys is kept.
    output: json().$type<unknown>(),
    blocks: json().$type<Block[]>(),
    /** Keys of files that the engine made; output and blocks refer to them. */
    resultFiles: text('result_files').array().notNull().default([]),
    /** The reader's corrections, the latest last. */
    corrections: jsonb().$type<Correction[]>().notNull().default([]),
    summary: text(),
    engine: jsonb().$type<EngineStamp>(),
    failure: jsonb().$type<StoredFailure>(),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the request, to tell a repetition from another request under the same key. */
    requestHash: text('request_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    deletesAt: timestamp('deletes_at', { withTimezone: true }).notNull(),
    /** When the content was erased; the row stays for its followers until the next sweep. */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
  },
  (table) => [
    index('analyses_owner').on(table.ownerId, table.createdAt),
    index('analyses_caller').on(table.callerKey, table.createdAt),
    index('analyses_waiting').on(table.status, table.priority, table.createdAt).where(sql`${table.status} = 'queued'`),
    index('analyses_finished').on(table.modelId, table.finishedAt),
    index('analyses_deletes').on(table.deletesAt),
    index('analyses_batch').on(table.batchId).where(sql`${table.batchId} is not null`),
    uniqueIndex('analyses_idempotency').on(table.callerKey, table.idempotencyKey),
  ],
)

export type AnalysisRow = typeof analyses.$inferSelect

/**
 * Feedback on results. It outlives the analysis, for staff to learn from: it contains nothing of the input, and when
 * the person is erased, the reference and the comment are removed (decision 008).
 */
export const analysisFeedback = pgTable(
  'analysis_feedback',
  {
    /** No foreign key: the analysis may be gone. */
    analysisId: uuid('analysis_id').primaryKey(),
    modelId: text('model_id').notNull(),
    modelVersion: integer('model_version').notNull(),
    /** Name and version of the engine that answered. */
    engine: text(),
    /** Null: a visitor's, or an erased account's. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    byVisitor: boolean('by_visitor').notNull(),
    verdict: text({ enum: ['right', 'partly', 'wrong', 'unsafe'] }).notNull(),
    comment: text(),
    /** Number of corrected values. */
    corrected: integer().notNull().default(0),
    /** The verdict was derived from corrections, not given by a person. */
    implied: boolean().notNull().default(false),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('analysis_feedback_at').on(table.at, table.analysisId),
    index('analysis_feedback_account').on(table.accountId, table.at),
  ],
)

/** Read-only links. Their tokens are signed, not stored. */
export const analysisShares = pgTable(
  'analysis_shares',
  {
    id: uuid().notNull(),
    analysisId: uuid('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.analysisId, table.id] })],
)
