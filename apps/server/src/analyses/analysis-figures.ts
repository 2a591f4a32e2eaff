import { and, count, desc, eq, gt, isNotNull, min, sql } from 'drizzle-orm'
import type { Database, Db } from '../database/database.ts'
import { analyses } from '../database/schema/analyses.ts'

/** Metrics of all analyses, from the database. */
export interface AnalysisFigures {
  states: { status: string; count: number }[]
  /** 0 if none waits. */
  oldestQueuedSeconds: number
  /** Of the last hour. */
  failures: { problem: string; count: number }[]
  /** Of the last hour: mean seconds from start to end. */
  runs: { modelId: string; mean: number }[]
}

const hour = 3_600_000

/** How many failed by each problem, the most frequent first; only those that are still stored. */
export function failuresSince(db: Db, since: Date): Promise<AnalysisFigures['failures']> {
  const problem = sql<string>`${analyses.failure}->>'problem'`
  return db
    .select({ problem, count: count() })
    .from(analyses)
    .where(and(gt(analyses.finishedAt, since), eq(analyses.status, 'failed')))
    .groupBy(problem)
    .orderBy(desc(count()), problem)
}

/** The analyses' part of /metrics: states, the queue's age, and failures and durations of the last hour. */
export async function analysisFigures({ db }: Pick<Database, 'db'>, now: Date): Promise<AnalysisFigures> {
  const lately = gt(analyses.finishedAt, new Date(now.getTime() - hour))
  const states = await db.select({ status: analyses.status, count: count() }).from(analyses).groupBy(analyses.status)
  const [queue] = await db
    .select({ oldest: min(analyses.createdAt) })
    .from(analyses)
    .where(eq(analyses.status, 'queued'))
  const failures = await failuresSince(db, new Date(now.getTime() - hour))
  const mean = sql<number>`avg(extract(epoch from ${analyses.finishedAt} - ${analyses.startedAt}))::float8`
  const runs = await db
    .select({ modelId: analyses.modelId, mean })
    .from(analyses)
    .where(and(lately, isNotNull(analyses.startedAt)))
    .groupBy(analyses.modelId)
  const oldestQueuedSeconds = queue?.oldest ? Math.max(0, (now.getTime() - queue.oldest.getTime()) / 1000) : 0
  return { states, oldestQueuedSeconds, failures, runs }
}
