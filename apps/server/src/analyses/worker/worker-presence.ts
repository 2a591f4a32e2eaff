import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { WorkerState } from '@vitrine/contracts/administration/administration.ts'
import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { workers } from '../../database/schema/administration.ts'

const showMilliseconds = 4000
const now = sql`now()`

export interface WorkerPresence {
  id: string
  /** Removes the worker from the list. */
  end: () => Promise<void>
}

/** Reports this worker to all instances while it lives. */
export async function showWorker(
  db: Db,
  { concurrency, readState }: { concurrency: number; readState: () => Promise<WorkerState> },
  onError: (error: unknown) => void,
): Promise<WorkerPresence> {
  const id = randomUUID()
  const host = `${hostname()}:${process.pid}`
  await db.insert(workers).values({ id, host, concurrency, startedAt: now, seenAt: now, state: await readState() })
  await db.delete(workers).where(lt(workers.seenAt, sql`now() - interval '1 day'`))
  const show = async () => {
    await db
      .update(workers)
      .set({ seenAt: now, state: await readState() })
      .where(eq(workers.id, id))
  }
  const timer = setInterval(() => {
    show().catch(onError)
  }, showMilliseconds)
  return {
    id,
    end: async () => {
      clearInterval(timer)
      await db.delete(workers).where(eq(workers.id, id)).catch(onError)
    },
  }
}
