import type { Problem } from '@vitrine/errors/problems.ts'
import { Unavailable } from '@vitrine/errors/unavailable.ts'
import { VitrineError } from '@vitrine/errors/vitrine-error.ts'
import type { ModelWork } from '@vitrine/model-kit/model.ts'
import type { BaseLogger } from 'pino'
import type { Db } from '../../database/database.ts'
import type { StoredFailure } from '../../database/schema/analyses.ts'
import type { TraceSpan, Tracing } from '../../tracing/tracing.ts'
import { enqueueEvent } from '../../webhooks/enqueue-event.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import { finishBatch } from '../finish-batch.ts'
import type { AnalysisJob } from '../queue/job-queue.ts'
import { type StoredAnswer, storeGeneratedFiles } from '../reading/generated-files.ts'
import { asFailure, failureOf, traceOf } from './as-failure.ts'
import type { ChildPool } from './child-pool.ts'
import {
  type ClaimedAnalysis,
  claimAnalysis,
  releaseAnalysis,
  storeAnswer,
  storeAnswerUnlessTold,
  storeFailure,
  writeProgress,
} from './claims.ts'
import type { RunOutcome } from './messages.ts'
import { ChildCrashed } from './process-end.ts'
import { openProgressWriter } from './progress-writer.ts'
import { runTask } from './run-task.ts'
import { beginRun, traceChild } from './trace-run.ts'

export interface WorkerParts extends Pick<AnalysisParts, 'database' | 'files' | 'models' | 'changes' | 'clock'> {
  pool: ChildPool
  tracing: Tracing
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
}

/** The dependencies of one run, with its span. */
interface RunParts extends WorkerParts {
  span: TraceSpan
}

export interface JobSignals {
  /** Aborts when the job has expired: another worker may have it now. */
  lapsed: AbortSignal
  /** Aborts when this process is shutting down; the reason is a `WorkerStops`. */
  stopping: AbortSignal
}

/** The row is no longer ours: cancelled, or claimed by another worker. Nothing may be written. */
class ClaimLost extends Error {}
/** This process is shutting down. */
export class WorkerStops extends Error {}

/** An input that took its worker down this often is not tried again. */
const maxClaims = 3
const maxRuns = 2

const engineFailed = () =>
  new Unavailable('engine-unavailable', 'The engine stopped unexpectedly, twice.', {
    hint: 'Try another input; if it happens again, tell us the id of the analysis.',
  })

/** The worker died during the run, or could not store the result; see the log. */
const workerFailed = () =>
  new Unavailable('engine-unavailable', 'The server was stopped each of the three times that it worked on this.', {
    hint: 'Try again; if it happens again, tell us the id of the analysis.',
  })

/** Runs again on a fresh process when the first one crashes. */
async function runWithRetry(
  parts: RunParts,
  row: ClaimedAnalysis,
  work: ModelWork<unknown>,
  signal: AbortSignal,
  onProgress: (progress: { stage: string; fraction: number | null }) => void,
): Promise<RunOutcome> {
  const task = await runTask(row, work, parts.files)
  const limits = { deadlineSeconds: work.deadlineSeconds, memoryMegabytes: work.memoryMegabytes, signal, onProgress }
  for (let run = 1; ; run++) {
    try {
      return await traceChild(parts.tracing, parts.span, () =>
        parts.pool.run(task, limits, run > 1 ? 'fresh' : undefined),
      )
    } catch (error) {
      if (!(error instanceof ChildCrashed)) throw error
      parts.log.warn({ analysisId: row.id, modelId: row.modelId, run, ...error.end }, 'an engine process crashed')
      if (run === maxRuns) throw engineFailed()
    }
  }
}

async function answerRow(parts: RunParts, row: ClaimedAnalysis, signals: JobSignals): Promise<RunOutcome> {
  const { db } = parts.database
  const work = parts.models.find(({ id }) => id === row.modelId)?.work
  if (!work) throw new Unavailable('engine-missing', 'This model has no engine here yet.')
  if (row.attempts > maxClaims) throw workerFailed()
  const lost = new AbortController()
  const loseClaim = () => lost.abort(new ClaimLost())
  signals.lapsed.addEventListener('abort', loseClaim)
  const unsubscribe = parts.changes.subscribe(row.id, (status) => {
    if (status === 'cancelled') loseClaim()
  })
  const progress = openProgressWriter(async (latest) => {
    // A failed write says nothing about the claim: the next one, or the result, will show it.
    if (!(await writeProgress(db, row, latest).catch(() => true))) loseClaim()
  })
  try {
    return await runWithRetry(parts, row, work, AbortSignal.any([signals.stopping, lost.signal]), progress.report)
  } finally {
    progress.stop()
    unsubscribe()
    signals.lapsed.removeEventListener('abort', loseClaim)
  }
}

/** Turns the end of a run into its outcome, except errors that leave the row to other workers. */
async function outcomeOf(answering: Promise<RunOutcome>): Promise<RunOutcome> {
  try {
    return await answering
  } catch (error) {
    if (error instanceof ClaimLost || error instanceof WorkerStops) throw error
    const failure = error instanceof VitrineError ? failureOf(error) : asFailure(error)
    return { kind: 'failed', failure, trace: traceOf(error) }
  }
}

type Stored = StoredAnswer | { failure: StoredFailure }

const writeOutcome = (db: Db, row: ClaimedAnalysis, made: Stored, now: Date): Promise<boolean> =>
  'answer' in made ? storeAnswer(db, row, made, now) : storeFailure(db, row, made.failure, now)

/**
 * Stores an outcome and enqueues its owner's webhooks, both or neither. An item of a batch has none: only the batch's
 * own end is reported. False: the row is no longer ours.
 */
async function storeOutcome(db: Db, row: ClaimedAnalysis, made: Stored, now: Date): Promise<boolean> {
  const { id, ownerId, batchId, modelId, createdAt } = row
  if (ownerId === null || batchId !== null) return writeOutcome(db, row, made, now)
  // Nearly always, and then without a transaction around it.
  if ('answer' in made && (await storeAnswerUnlessTold(db, row, made, now))) return true
  return db.transaction(async (tx) => {
    if (!(await writeOutcome(tx, row, made, now))) return false
    const status = 'answer' in made ? 'succeeded' : 'failed'
    const data = { id, modelId, status, createdAt: createdAt.toISOString(), finishedAt: now.toISOString() }
    await enqueueEvent(tx, ownerId, 'analysis.finished', data, now)
    return true
  })
}

/** Runs a claimed analysis and stores the outcome. Returns the problem if it failed. */
async function runAndStore(parts: RunParts, row: ClaimedAnalysis, signals: JobSignals): Promise<Problem | undefined> {
  const { database, log, clock, tracing, span } = parts
  const outcome = await outcomeOf(answerRow(parts, row, signals))
  const finished = clock()
  const storing = tracing.start('store result', { parent: span.traceparent })
  const made = outcome.kind === 'answered' ? await storeGeneratedFiles(outcome.answer, parts.files) : outcome
  const stored = await storeOutcome(database.db, row, made, finished)
  storing.end()
  if (row.batchId !== null) await finishBatch(database.db, row.batchId, finished)
  const problem = outcome.kind === 'failed' ? outcome.failure.problem : undefined
  const entry = {
    analysisId: row.id,
    modelId: row.modelId,
    stored,
    problem,
    milliseconds: finished.getTime() - Number(row.startedAt),
  }
  if (outcome.kind === 'failed' && outcome.trace !== null)
    log.error({ ...entry, trace: outcome.trace }, 'analysis failed')
  else log.info(entry, 'analysis ended')
  return problem
}

/**
 * Claims an analysis, runs it in a child process and stores the outcome: one statement each, without a transaction
 * around them. Rejects with `WorkerStops` if it was stopped, so that the job is tried again elsewhere.
 */
export async function processJob(
  parts: WorkerParts,
  { analysisId, traceparent = null }: AnalysisJob,
  signals: JobSignals,
): Promise<void> {
  const { database, log, clock, tracing } = parts
  const row = await claimAnalysis(database.db, analysisId, clock())
  if (row === null) return
  const span = beginRun({ tracing, parent: traceparent }, row, Number(row.startedAt) - Number(row.createdAt))
  try {
    span.end({ failed: await runAndStore({ ...parts, span }, row, signals) })
  } catch (error) {
    span.end({ failed: 'left' })
    if (error instanceof WorkerStops) await releaseAnalysis(database.db, row)
    if (!(error instanceof ClaimLost)) {
      if (!(error instanceof WorkerStops))
        log.error({ analysisId, modelId: row.modelId, attempt: row.attempts, error }, 'an analysis could not be ended')
      throw error
    }
    log.info({ analysisId, modelId: row.modelId }, 'analysis left: cancelled or taken over')
  }
}
