import { and, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { accounts } from '../../database/schema/accounts.ts'
import { type AnalysisRow, analyses } from '../../database/schema/analyses.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import type { Lane } from './job-queue.ts'

type EstimateParts = Pick<AnalysisParts, 'database' | 'clock' | 'concurrency' | 'quotas'>

/** A waiting analysis's place in the queue and the estimated wait. */
export interface QueueEstimate {
  place: number
  seconds: number
  /** Waiting analyses of the same caller, including this one. */
  ownWaiting: number
  /** The limit of `ownWaiting`; null if there is none. */
  quota: number | null
}

/** Seconds per run, assumed if nothing ran in the last hour. */
const assumedSeconds = 5

/** The mean duration of these lanes' runs in the last hour, in seconds. */
export async function secondsPerRun(
  { database, clock }: Pick<EstimateParts, 'database' | 'clock'>,
  lanes: readonly Lane[] = ['short', 'long'],
): Promise<number> {
  const [row] = await database.db
    .select({
      mean: sql<number | null>`avg(extract(epoch from ${analyses.finishedAt} - ${analyses.startedAt}))::float8`,
    })
    .from(analyses)
    .where(
      and(
        inArray(analyses.lane, [...lanes]),
        isNotNull(analyses.startedAt),
        gt(analyses.finishedAt, new Date(clock().getTime() - 3_600_000)),
      ),
    )
  return row?.mean ?? assumedSeconds
}

/** How many analyses of each of these callers wait. */
async function ownWaiting(db: Db, callerKeys: string[]): Promise<ReadonlyMap<string, number>> {
  const counts = await db
    .select({ callerKey: analyses.callerKey, waiting: count() })
    .from(analyses)
    .where(and(eq(analyses.status, 'queued'), isNull(analyses.batchId), inArray(analyses.callerKey, callerKeys)))
    .groupBy(analyses.callerKey)
  return new Map(counts.map(({ callerKey, waiting }) => [callerKey, waiting]))
}

/** Estimates for those of the rows that wait, by id. */
export async function queueEstimates(
  parts: EstimateParts,
  rows: readonly Pick<AnalysisRow, 'id' | 'status'>[],
): Promise<ReadonlyMap<string, QueueEstimate>> {
  const ids = rows.filter(({ status }) => status === 'queued').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { db } = parts.database
  const order = sql`${desc(analyses.priority)}, ${analyses.createdAt}, ${analyses.id}`
  const queue = db
    .select({
      id: analyses.id,
      ownerId: analyses.ownerId,
      callerKey: analyses.callerKey,
      lane: analyses.lane,
      place: sql<number>`(row_number() over (partition by ${analyses.lane} order by ${order}) - 1)::int`.as('place'),
    })
    .from(analyses)
    .where(eq(analyses.status, 'queued'))
    .as('queue')
  const places = await db
    .select({ id: queue.id, place: queue.place, callerKey: queue.callerKey, lane: queue.lane, role: accounts.role })
    .from(queue)
    .leftJoin(accounts, eq(accounts.id, queue.ownerId))
    .where(inArray(queue.id, ids))
  const own = await ownWaiting(
    db,
    places.map(({ callerKey }) => callerKey),
  )
  const seconds = { short: await secondsPerRun(parts, ['short']), long: await secondsPerRun(parts, ['long']) }
  return new Map(
    places.map(({ id, place, callerKey, lane, role }) => [
      id,
      {
        place,
        seconds: Math.ceil((place / parts.concurrency) * seconds[lane]),
        ownWaiting: own.get(callerKey) ?? 1,
        quota: parts.quotas?.[role ?? 'visitor'] ?? null,
      },
    ]),
  )
}
