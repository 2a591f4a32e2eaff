import type { WarmUpReport } from '@vitrine/contracts/administration/administration.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { warmUps } from '../../database/schema/administration.ts'
import { type ToldWork, workWhenTold } from '../../time/work-when-told.ts'

/** A notification can be lost, so the table is also polled. */
const lookMilliseconds = 3000

/** Serves the warm-ups requested of this worker, one after the other, until it is stopped. */
export const serveWarmUps = (
  { db, listen }: Pick<Database, 'db' | 'listen'>,
  workerId: string,
  warmUp: (onProgress: (soFar: WarmUpReport) => Promise<void>) => Promise<WarmUpReport>,
  onError: (error: unknown) => void,
): Promise<ToldWork> =>
  workWhenTold({ listen }, { channel: 'warm_ups', lookAgain: lookMilliseconds, onError }, async (stopping) => {
    while (!stopping.aborted) {
      const mine = and(eq(warmUps.workerId, workerId), isNull(warmUps.startedAt))
      // Asked without an update, which would notify even if it changed no row.
      const ids = (await db.select({ id: warmUps.id }).from(warmUps).where(mine)).map(({ id }) => id)
      if (ids.length === 0) return
      await db.update(warmUps).set({ startedAt: sql`now()` }).where(inArray(warmUps.id, ids))
      const report = await warmUp(async (soFar) => {
        // Followers read the row; a late update must not undo the end.
        const open = and(inArray(warmUps.id, ids), isNull(warmUps.finishedAt))
        await db.update(warmUps).set({ report: soFar }).where(open)
      })
      await db.update(warmUps).set({ report, finishedAt: sql`now()` }).where(inArray(warmUps.id, ids))
    }
  })
