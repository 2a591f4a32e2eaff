import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { type AnalysisRow, analyses } from '../database/schema/analyses.ts'
import type { AnalysisParts } from './analysis-parts.ts'

type EstimateParts = Pick<AnalysisParts, 'database' | 'clock' | 'concurrency'>

/** How many go before a waiting analysis, and about how many seconds it has to wait. */
export interface QueueEstimate {
  place: number
  seconds: number
}

/** Assumed while nothing was run in the last hour. */
const assumedSeconds = 5

/** What a run took on average in the last hour, seconds. */
export const secondsPerRun = async ({ database, clock }: Omit<EstimateParts, 'concurrency'>): Promise<number> => {
  const [row] = await database.db
    .select({
      mean: sql<number | null>`avg(extract(epoch from ${analyses.finishedAt} - ${analyses.startedAt}))::float8`,
    })
    .from(analyses)
    .where(and(isNotNull(analyses.startedAt), gt(analyses.finishedAt, new Date(clock().getTime() - 3_600_000))))
  return row?.mean ?? assumedSeconds
}

/** Estimates for those of the rows that wait, by id. */
export const queueEstimates = async (
  parts: EstimateParts,
  rows: readonly Pick<AnalysisRow, 'id' | 'status'>[],
): Promise<ReadonlyMap<string, QueueEstimate>> => {
  const ids = rows.filter(({ status }) => status === 'queued').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { db } = parts.database
  const order = sql`${desc(analyses.priority)}, ${analyses.createdAt}, ${analyses.id}`
  const queue = db
    .select({ id: analyses.id, place: sql<number>`(row_number() over (order by ${order}) - 1)::int`.as('place') })
    .from(analyses)
    .where(eq(analyses.status, 'queued'))
    .as('queue')
  const places = await db.select().from(queue).where(inArray(queue.id, ids))
  const seconds = await secondsPerRun(parts)
  return new Map(
    places.map(({ id, place }) => [id, { place, seconds: Math.ceil((place / parts.concurrency) * seconds) }]),
  )
}
