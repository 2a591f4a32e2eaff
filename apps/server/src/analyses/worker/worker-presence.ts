import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { workers } from '../../database/schema/administration.ts'

const showMilliseconds = 4000
const now = sql`now()`

export interface WorkerPresence {
  id: string
  /** The worker is gone, and says so. */
  end: () => Promise<void>
}

/** Shows this worker to all instances as long as it lives. */
export async function showWorker(
  db: Db,
  concurrency: number,
  onError: (error: unknown) => void,
): Promise<WorkerPresence> {
  const id = randomUUID()
  const host = `${hostname()}:${process.pid}`
  await db.insert(workers).values({ id, host, concurrency, startedAt: now, seenAt: now })
  await db.delete(workers).where(lt(workers.seenAt, sql`now() - interval '1 day'`))
  const timer = setInterval(() => {
    db.update(workers).set({ seenAt: now }).where(eq(workers.id, id)).catch(onError)
  }, showMilliseconds)
  return {
    id,
    end: async () => {
      clearInterval(timer)
      await db.delete(workers).where(eq(workers.id, id)).catch(onError)
    },
  }
}
