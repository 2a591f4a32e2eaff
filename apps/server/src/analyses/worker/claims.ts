import { randomUUID } from 'node:crypto'
import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import type { Progress } from '@vitrine/model-kit/run-context.ts'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { type AnalysisRow, analyses, type StoredFailure } from '../../database/schema/analyses.ts'
import { toStorableJson } from '../storable-json.ts'
import type { RunAnswer } from './messages.ts'

export interface ClaimedAnalysis extends AnalysisRow {
  claim: string
}

/** Claims an unfinished analysis, also one whose worker died. Null: it is finished, cancelled or gone. */
export async function claimAnalysis(db: Db, id: string, now: Date): Promise<ClaimedAnalysis | null> {
  const claim = randomUUID()
  const [row] = await db
    .update(analyses)
    .set({
      status: 'running',
      claim,
      attempts: sql`${analyses.attempts} + 1`,
      startedAt: now,
      stage: null,
      percent: null,
      preview: null,
    })
    .where(and(eq(analyses.id, id), inArray(analyses.status, ['queued', 'running']), isNull(analyses.erasedAt)))
    .returning()
  return row ? { ...row, claim } : null
}

/** Changes the row while the claim is valid: a result is written only once, even if another worker ran the same job. */
async function change(
  db: Db,
  { id, claim }: ClaimedAnalysis,
  values: { [Column in keyof AnalysisRow]?: AnalysisRow[Column] | SQL },
): Promise<boolean> {
  const changed = await db
    .update(analyses)
    .set(values)
    .where(and(eq(analyses.id, id), eq(analyses.claim, claim), eq(analyses.status, 'running')))
    .returning({ id: analyses.id })
  return changed.length > 0
}

export const writeProgress = (db: Db, row: ClaimedAnalysis, { stage, fraction, preview }: Progress): Promise<boolean> =>
  change(db, row, {
    stage,
    preview: preview ? sql`${toStorableJson(preview)}::json` : null,
    percent: fraction === null ? null : Math.round(clampFraction(fraction) * 1000) / 10,
  })

export const storeAnswer = (
  db: Db,
  row: ClaimedAnalysis,
  { answer, files }: { answer: RunAnswer; files: string[] },
  now: Date,
): Promise<boolean> =>
  change(db, row, {
    status: 'succeeded',
    claim: null,
    stage: null,
    percent: 100,
    preview: null,
    output: sql`${answer.output}::json`,
    blocks: sql`${answer.blocks}::json`,
    resultFiles: files,
    summary: answer.summary,
    engine: answer.engine,
    finishedAt: now,
  })

export const storeFailure = (db: Db, row: ClaimedAnalysis, failure: StoredFailure, now: Date): Promise<boolean> =>
  change(db, row, { status: 'failed', claim: null, stage: null, preview: null, failure, finishedAt: now })

/** Releases an analysis for another worker, because this one is shutting down; this does not count as an attempt. */
export const releaseAnalysis = (db: Db, row: ClaimedAnalysis): Promise<boolean> =>
  change(db, row, {
    status: 'queued',
    claim: null,
    attempts: row.attempts - 1,
    stage: null,
    percent: null,
    preview: null,
  })
