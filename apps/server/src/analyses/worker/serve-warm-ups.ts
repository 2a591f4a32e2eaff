import type { WarmUpReport } from '@vitrine/contracts/administration/administration.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { warmUps } from '../../database/schema/administration.ts'

/** A notification can be lost, so the table is also polled. */
const lookMilliseconds = 3000

/** Serves the warm-ups requested of this worker, one after the other, until it is stopped. */
export async function serveWarmUps(
  { db, listen }: Pick<Database, 'db' | 'listen'>,
  workerId: string,
  warmUp: (onProgress: (soFar: WarmUpReport) => Promise<void>) => Promise<WarmUpReport>,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let running: Promise<void> | null = null
  const stopping = new AbortController()

  const doAll = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const mine = and(eq(warmUps.workerId, workerId), isNull(warmUps.startedAt))
      const asked = await db.update(warmUps).set({ startedAt: sql`now()` }).where(mine).returning({ id: warmUps.id })
      if (asked.length === 0) return
      const ids = asked.map(({ id }) => id)
      const report = await warmUp(async (soFar) => {
        // Followers read the row; a late update must not undo the end.
        const open = and(inArray(warmUps.id, ids), isNull(warmUps.finishedAt))
        await db.update(warmUps).set({ report: soFar }).where(open)
      })
      await db.update(warmUps).set({ report, finishedAt: sql`now()` }).where(inArray(warmUps.id, ids))
    }
  }
  const look = (): void => {
    if (stopping.signal.aborted) return
    running ??= doAll()
      .catch(onError)
      .finally(() => {
        running = null
      })
  }
  const unlisten = await listen('warm_ups', look)
  const timer = setInterval(look, lookMilliseconds)
  return async () => {
    stopping.abort()
    clearInterval(timer)
    await unlisten()
    await running
  }
}
