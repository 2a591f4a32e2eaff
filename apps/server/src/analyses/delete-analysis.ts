import { and, eq, isNull, sql } from 'drizzle-orm'
import { type AnalysisRow, analyses, analysisShares } from '../database/schema/analyses.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import type { Reader } from './caller.ts'
import { findReadable } from './find-analysis.ts'
import { finishBatch } from './finish-batch.ts'
import { queueOf } from './queue/job-queue.ts'
import { isFinal } from './reading/analysis-state.ts'

type DeleteParts = Pick<AnalysisParts, 'database' | 'boss' | 'files' | 'clock'>

/** What followers of an erased row see: how it ended, and none of its content. */
const emptied = {
  claim: null,
  stage: null,
  percent: null,
  preview: null,
  inputText: null,
  fileKey: null,
  inputName: null,
  companion: null,
  options: {},
  output: null,
  blocks: null,
  resultFiles: [],
  corrections: [],
  summary: null,
  failure: null,
  idempotencyKey: null,
  requestHash: null,
}

/** Cancels an analysis that waits or runs, and erases its input, output and links; feedback is kept. */
export async function eraseAnalysis(
  { database: { db }, boss, files, clock }: DeleteParts,
  row: AnalysisRow,
): Promise<void> {
  const erasedAt = clock()
  const status = sql`case when ${analyses.status} in ('queued', 'running') then 'cancelled' else ${analyses.status} end`
  const changed = await db
    .update(analyses)
    .set({
      ...emptied,
      status,
      erasedAt,
      finishedAt: sql`coalesce(${analyses.finishedAt}, ${erasedAt.toISOString()}::timestamptz)`,
    })
    .where(and(eq(analyses.id, row.id), isNull(analyses.erasedAt)))
    .returning({ id: analyses.id })
  if (changed.length === 0) return
  // The row's change has told the worker that runs it; if that notification is lost, the job's end reaches it with the
  // next heartbeat.
  if (!isFinal(row.status)) await boss.cancel(queueOf[row.lane], row.id)
  if (row.batchId !== null) await finishBatch(db, row.batchId, erasedAt)
  await db.delete(analysisShares).where(eq(analysisShares.analysisId, row.id))
  for (const key of [row.fileKey, row.companion?.key, ...row.resultFiles]) if (key) await files.delete(key)
}

/** Deletes the caller's own analysis, or a visitor's by its id. Throws 'not-found'. */
export const deleteAnalysis = async (parts: DeleteParts, id: string, reader: Reader): Promise<void> =>
  eraseAnalysis(parts, await findReadable(parts, id, reader))
