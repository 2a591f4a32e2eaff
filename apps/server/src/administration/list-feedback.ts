import type { ResultFeedback } from '@vitrine/contracts/administration/administration.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { behindCursor, orderBy, pageOf, type SortKey } from '../database/page-cursor.ts'
import { accounts } from '../database/schema/accounts.ts'
import { analysisFeedback } from '../database/schema/analyses.ts'
import { titlesOf } from './model-titles.ts'

type Verdict = ResultFeedback['verdict']

export interface FeedbackPage {
  verdict?: Verdict | undefined
  model?: string | undefined
  /** Id of the account that gave the feedback. */
  person?: string | undefined
  limit: number
  after?: string | undefined
}

const keys: readonly SortKey[] = [{ column: sql`${analysisFeedback.at}`, kind: 'time' }]
const id = sql`${analysisFeedback.analysisId}`

/** Feedback on results, newest first, including that on deleted analyses. Throws 'invalid-request'. */
export async function listFeedback(
  db: Db,
  models: readonly Model[],
  { verdict, model, person, limit, after }: FeedbackPage,
): Promise<{
  items: ResultFeedback[]
  next: string | null
  counts: { modelId: string; verdict: Verdict; count: number }[]
}> {
  const { modelId } = analysisFeedback
  const rows = await db
    .select({ feedback: analysisFeedback, person: { id: accounts.id, name: accounts.name, email: accounts.email } })
    .from(analysisFeedback)
    .leftJoin(accounts, eq(accounts.id, analysisFeedback.accountId))
    .where(
      and(
        verdict && eq(analysisFeedback.verdict, verdict),
        model === undefined ? undefined : eq(modelId, model),
        person === undefined ? undefined : eq(analysisFeedback.accountId, person),
        after === undefined ? undefined : behindCursor(keys, id, 'desc', after),
      ),
    )
    .orderBy(...orderBy(keys, id, 'desc'))
    .limit(limit + 1)
  const counts = await db
    .select({ modelId, verdict: analysisFeedback.verdict, count: count() })
    .from(analysisFeedback)
    .where(person === undefined ? undefined : eq(analysisFeedback.accountId, person))
    .groupBy(modelId, analysisFeedback.verdict)
  const titleOf = titlesOf(models)
  const { page, next } = pageOf(rows, limit, ({ feedback }) => ({
    values: [feedback.at.toISOString()],
    id: feedback.analysisId,
  }))
  return {
    items: page.map(({ feedback, person: giver }) => ({
      analysisId: feedback.analysisId,
      modelId: feedback.modelId,
      modelTitle: titleOf(feedback.modelId),
      modelVersion: feedback.modelVersion,
      engine: feedback.engine,
      verdict: feedback.verdict,
      comment: feedback.comment,
      corrected: feedback.corrected,
      byVisitor: feedback.byVisitor,
      person: giver,
      at: feedback.at.toISOString(),
    })),
    next,
    counts,
  }
}
