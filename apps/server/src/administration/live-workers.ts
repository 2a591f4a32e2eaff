import { gt, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { workers } from '../database/schema/administration.ts'

/** Workers report every few seconds; one that has been silent for this long counts as dead. By the database's clock. */
const alive = sql`now() - interval '15 seconds'`

export type WorkerRow = typeof workers.$inferSelect

export const liveWorkers = (db: Db): Promise<WorkerRow[]> =>
  db.select().from(workers).where(gt(workers.seenAt, alive)).orderBy(workers.startedAt)
