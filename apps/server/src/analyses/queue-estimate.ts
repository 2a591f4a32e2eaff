import { and, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm'
import { type AnalysisRow, analyses } from '../database/schema/analyses.ts'
import type { AnalysisParts } from './analysis-parts.ts'

/** Assumed while nothing was run in the last hour. */
const assumedSeconds = 5

/** What a run took on average in the last hour, seconds. */
export const secondsPerRun = async ({
  database,
  clock,
}: Pick<AnalysisParts, 'database' | 'clock'>): Promise<number> => {
  const [row] = await database.db
    .select({
      mean: sql<number | null>`avg(extract(epoch from ${analyses.finishedAt} - ${analyses.startedAt}))::float8`,
    })
    .from(analyses)
    .where(and(isNotNull(analyses.startedAt), gt(analyses.finishedAt, new Date(clock().getTime() - 3_600_000))))
  return row?.mean ?? assumedSeconds
}

/** How many go before a waiting analysis, and about how many seconds it has to wait. */
export const queueEstimate = async (
  parts: Pick<AnalysisParts, 'database' | 'clock' | 'concurrency'>,
  row: Pick<AnalysisRow, 'priority' | 'createdAt'>,
): Promise<{ place: number; seconds: number }> => {
  const before = or(
    gt(analyses.priority, row.priority),
    and(eq(analyses.priority, row.priority), lt(analyses.createdAt, row.createdAt)),
  )
  const [ahead] = await parts.database.db
    .select({ place: sql<number>`count(*)::int` })
    .from(analyses)
    .where(and(eq(analyses.status, 'queued'), before))
  const place = ahead?.place ?? 0
  return { place, seconds: Math.ceil((place / parts.concurrency) * (await secondsPerRun(parts))) }
}
