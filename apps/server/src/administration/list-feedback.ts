import type { ResultFeedback } from '@vitrine/contracts/administration.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { behindCursor, encodeCursor, orderBy, type SortKey } from '../database/page-cursor.ts'
import { analyses, analysisFeedback } from '../database/schema/analyses.ts'

type Verdict = ResultFeedback['verdict']

export interface FeedbackPage {
  verdict?: Verdict | undefined
  model?: string | undefined
  limit: number
  after?: string | undefined
}

const keys: readonly SortKey[] = [{ column: sql`${analysisFeedback.at}`, kind: 'time' }]
const id = sql`${analysisFeedback.analysisId}`

/** What people said of results that are still kept, newest first, without what was analysed. Throws 'invalid-request'. */
export const listFeedback = async (
  db: Db,
  models: readonly Model[],
  { verdict, model, limit, after }: FeedbackPage,
): Promise<{
  items: ResultFeedback[]
  next: string | null
  counts: { modelId: string; verdict: Verdict; count: number }[]
}> => {
  const { modelId, modelVersion, engine, ownerId } = analyses
  const kept = isNull(analyses.erasedAt)
  const joined = eq(analyses.id, analysisFeedback.analysisId)
  const rows = await db
    .select({ feedback: analysisFeedback, modelId, modelVersion, engine, ownerId })
    .from(analysisFeedback)
    .innerJoin(analyses, joined)
    .where(
      and(
        kept,
        verdict && eq(analysisFeedback.verdict, verdict),
        model === undefined ? undefined : eq(modelId, model),
        after === undefined ? undefined : behindCursor(keys, id, 'desc', after),
      ),
    )
    .orderBy(...orderBy(keys, id, 'desc'))
    .limit(limit + 1)
  const counts = await db
    .select({ modelId, verdict: analysisFeedback.verdict, count: count() })
    .from(analysisFeedback)
    .innerJoin(analyses, joined)
    .where(kept)
    .groupBy(modelId, analysisFeedback.verdict)
  const titles = new Map(models.map((one) => [one.id, one.title]))
  const page = rows.slice(0, limit)
  const last = page.at(-1)?.feedback
  return {
    items: page.map(({ feedback, ...row }) => ({
      analysisId: feedback.analysisId,
      modelId: row.modelId,
      modelTitle: titles.get(row.modelId) ?? row.modelId,
      modelVersion: row.modelVersion,
      engine: row.engine ? `${row.engine.name} ${row.engine.version}` : null,
      verdict: feedback.verdict,
      comment: feedback.comment,
      byVisitor: row.ownerId === null,
      at: feedback.at.toISOString(),
    })),
    next: rows.length > limit && last ? encodeCursor([last.at.toISOString()], last.analysisId) : null,
    counts,
  }
}
