import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
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
      lane: analyses.lane,
      place: sql<number>`(row_number() over (partition by ${analyses.lane} order by ${order}) - 1)::int`.as('place'),
      ownWaiting:
        sql<number>`(count(*) filter (where ${isNull(analyses.batchId)}) over (partition by ${analyses.callerKey}))::int`.as(
          'own_waiting',
        ),
    })
    .from(analyses)
    .where(eq(analyses.status, 'queued'))
    .as('queue')
  const places = await db
    .select({ id: queue.id, place: queue.place, ownWaiting: queue.ownWaiting, lane: queue.lane, role: accounts.role })
    .from(queue)
    .leftJoin(accounts, eq(accounts.id, queue.ownerId))
    .where(inArray(queue.id, ids))
  // Whoever is first waits for nobody, so usually nothing need be asked.
  const waits = (lane: Lane) => places.some((one) => one.lane === lane && one.place > 0)
  const secondsIn = async (lane: Lane) => (waits(lane) ? secondsPerRun(parts, [lane]) : 0)
  const seconds = { short: await secondsIn('short'), long: await secondsIn('long') }
  return new Map(
    places.map(({ id, place, ownWaiting, lane, role }) => [
      id,
      {
        place,
        seconds: Math.ceil((place / parts.concurrency) * seconds[lane]),
        // Items of a batch are not counted, but the one that is asked about waits.
        ownWaiting: Math.max(ownWaiting, 1),
        quota: parts.quotas?.[role ?? 'visitor'] ?? null,
      },
    ]),
  )
}
