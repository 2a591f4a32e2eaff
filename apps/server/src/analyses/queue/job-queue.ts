import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import type { Database } from '../../database/database.ts'

/** Queues: runs that are expected to be short have one of their own, which no long run delays (decision 023). */
export type Lane = 'short' | 'long'

/** The queue of each lane; a job's id is its analysis's id. */
export const queueOf: Readonly<Record<Lane, string>> = { long: 'analyses', short: 'analyses-short' }

export interface AnalysisJob {
  analysisId: string
  /** The request that started it, as a W3C `traceparent`; null if it is not traced. */
  traceparent?: string | null
}

/**
 * Opens pg-boss on the database. The settings return a killed worker's job within 15 s: 10 s without a heartbeat, up to
 * 2 s until that is noticed, up to 1 s until a worker polls.
 */
export async function openJobQueue(database: Pick<Database, 'boss'>, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss({
    ...database.boss,
    schema: 'jobs',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 1,
    // Its advice on vacuuming and bloat assumes a database of its own.
    monitorVacuum: false,
    reindex: false,
  })
  boss.on('error', onError)
  await boss.start()
  const settings = {
    heartbeatSeconds: 10,
    // The row's own count of attempts ends an analysis that keeps killing its worker long before this limit.
    retryLimit: 10,
    expireInSeconds: 3600,
    deleteAfterSeconds: 3600,
    notify: true,
  }
  for (const queue of Object.values(queueOf)) {
    await boss.createQueue(queue, settings)
    await boss.updateQueue(queue, settings)
    // pg-boss looks up a queue at its first use, outside any transaction: on the embedded database, where a transaction
    // holds the only connection, a first job sent inside a transaction would deadlock.
    await boss.findJobs(queue, { id: randomUUID() })
  }
  return boss
}
