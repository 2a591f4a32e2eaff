import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'

/** Where runs wait: those expected to be over soon have a queue that no long run holds up (decision 023). */
export type Lane = 'short' | 'long'

/** Analyses wait here; each job has the analysis's id as its own. */
export const queueOf: Readonly<Record<Lane, string>> = { long: 'analyses', short: 'analyses-short' }

export interface AnalysisJob {
  analysisId: string
  /** The request that asked for it, as a W3C `traceparent`; null where requests are not traced. */
  traceparent?: string | null
}

/**
 * Opens pg-boss on the database. The figures bring a killed worker's job back within 15 s: 10 s without a
 * heartbeat, up to 2 s until that is seen, up to 1 s until a worker looks.
 */
export async function openJobQueue(database: Pick<Database, 'boss'>, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss({
    ...database.boss,
    schema: 'jobs',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 1,
    // Its advice on vacuuming and bloat is for databases that it has to itself.
    monitorVacuum: false,
    reindex: false,
  })
  boss.on('error', onError)
  await boss.start()
  const settings = {
    heartbeatSeconds: 10,
    // A row's own count of attempts ends an analysis that keeps killing its worker, long before this does.
    retryLimit: 10,
    expireInSeconds: 3600,
    deleteAfterSeconds: 3600,
    notify: true,
  }
  for (const queue of Object.values(queueOf)) {
    await boss.createQueue(queue, settings)
    await boss.updateQueue(queue, settings)
    // What is asked of a queue first looks the queue up, outside of any transaction: on the embedded database, where a transaction
    // has the only connection, a first job sent inside of one would wait for itself.
    await boss.findJobs(queue, { id: randomUUID() })
  }
  return boss
}
