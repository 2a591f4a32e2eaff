import { keysOf } from '@vitrine/basics/typed-keys.ts'
import type { ServerHealth } from '@vitrine/contracts/administration/administration.ts'
import { count, inArray, min } from 'drizzle-orm'
import { type Lane, queueOf } from '../../analyses/queue/job-queue.ts'
import type { Db } from '../../database/database.ts'
import { analyses } from '../../database/schema/analyses.ts'

interface Waiting {
  lane: Lane
  status: string
  count: number
  oldest: Date | null
}

function depthOf(rows: readonly Waiting[], now: Date): ServerHealth['queue'] {
  const sum = (status: string) => rows.reduce((total, row) => total + (row.status === status ? row.count : 0), 0)
  const queued = rows.filter(({ status }) => status === 'queued')
  const waits = queued.flatMap(({ oldest }) => (oldest ? [(now.getTime() - oldest.getTime()) / 1000] : []))
  return {
    queued: sum('queued'),
    running: sum('running'),
    oldestQueuedSeconds: waits.length === 0 ? null : Math.max(0, ...waits),
  }
}

/** How many wait and run, over all lanes and in each. */
export async function readQueue(db: Db, now: Date): Promise<Pick<ServerHealth, 'queue' | 'lanes'>> {
  const rows = await db
    .select({ lane: analyses.lane, status: analyses.status, count: count(), oldest: min(analyses.createdAt) })
    .from(analyses)
    .where(inArray(analyses.status, ['queued', 'running']))
    .groupBy(analyses.lane, analyses.status)
  const lanes = keysOf(queueOf).toSorted().toReversed()
  return {
    queue: depthOf(rows, now),
    lanes: lanes.map((lane) => ({
      lane,
      ...depthOf(
        rows.filter((row) => row.lane === lane),
        now,
      ),
    })),
  }
}
