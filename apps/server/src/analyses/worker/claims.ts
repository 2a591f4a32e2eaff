import { randomUUID } from 'node:crypto'
import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import type { Progress } from '@vitrine/model-kit/run-context.ts'
import { and, eq, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { given, preparedOnce } from '../../database/prepared.ts'
import { type AnalysisRow, analyses, type StoredFailure } from '../../database/schema/analyses.ts'
import { webhooks } from '../../database/schema/webhooks.ts'
import { wantedBy } from '../../webhooks/enqueue-event.ts'
import type { StoredAnswer } from '../reading/generated-files.ts'
import { toStorableJson } from '../storable-json.ts'

export interface ClaimedAnalysis extends AnalysisRow {
  claim: string
}

const claiming = preparedOnce((db) =>
  db
    .update(analyses)
    .set({
      status: 'running',
      claim: given('claim', analyses.claim),
      attempts: sql`${analyses.attempts} + 1`,
      startedAt: given('now', analyses.startedAt),
      stage: null,
      percent: null,
      preview: null,
    })
    .where(
      and(
        eq(analyses.id, given('id', analyses.id)),
        inArray(analyses.status, ['queued', 'running']),
        isNull(analyses.erasedAt),
      ),
    )
    .returning()
    .prepare(''),
)

/** Claims an unfinished analysis, also one whose worker died. Null: it is finished, cancelled or gone. */
export async function claimAnalysis(db: Db, id: string, now: Date): Promise<ClaimedAnalysis | null> {
  const claim = randomUUID()
  const [row] = await claiming(db).execute({ id, claim, now })
  return row ? { ...row, claim } : null
}

/** While the claim is valid: a result is written only once, even if another worker ran the same job. */
const whereClaimed = (id: string | SQL, claim: string | SQL) =>
  and(eq(analyses.id, id), eq(analyses.claim, claim), eq(analyses.status, 'running'))

/** Changes the row while the claim is valid. */
async function change(
  db: Db,
  { id, claim }: ClaimedAnalysis,
  values: { [Column in keyof AnalysisRow]?: AnalysisRow[Column] | SQL },
): Promise<boolean> {
  const changed = await db.update(analyses).set(values).where(whereClaimed(id, claim)).returning({ id: analyses.id })
  return changed.length > 0
}

export const writeProgress = (db: Db, row: ClaimedAnalysis, { stage, fraction, preview }: Progress): Promise<boolean> =>
  change(db, row, {
    stage,
    preview: preview ? sql`${toStorableJson(preview)}::json` : null,
    percent: fraction === null ? null : Math.round(clampFraction(fraction) * 1000) / 10,
  })

const storingWhile = (condition?: (db: Db) => SQL) =>
  preparedOnce((db) =>
    db
      .update(analyses)
      .set({
        status: 'succeeded',
        claim: null,
        stage: null,
        percent: 100,
        preview: null,
        output: sql`${sql.placeholder('output')}::json`,
        blocks: sql`${sql.placeholder('blocks')}::json`,
        resultFiles: given('files', analyses.resultFiles),
        summary: given('summary', analyses.summary),
        engine: given('engine', analyses.engine),
        finishedAt: given('now', analyses.finishedAt),
      })
      .where(and(whereClaimed(given('id', analyses.id), given('claim', analyses.claim)), condition?.(db)))
      .returning({ id: analyses.id })
      .prepare(''),
  )

const storing = storingWhile()

const storingUnlessTold = storingWhile((db) =>
  notExists(
    db
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(wantedBy(sql`${analyses.ownerId}`, 'analysis.finished')),
  ),
)

type Storing = (db: Db, row: ClaimedAnalysis, stored: StoredAnswer, now: Date) => Promise<boolean>

const storeBy =
  (statement: typeof storing): Storing =>
  async (db, { id, claim }, { answer, files }, now) => {
    const changed = await statement(db).execute({ ...answer, id, claim, files, now })
    return changed.length > 0
  }

export const storeAnswer = storeBy(storing)

/** False also where a webhook of the owner wants to know: its message must be written in the same transaction. */
export const storeAnswerUnlessTold = storeBy(storingUnlessTold)

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
