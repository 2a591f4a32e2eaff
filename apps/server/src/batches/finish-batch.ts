import { and, eq, inArray, isNull, notExists } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { analyses } from '../database/schema/analyses.ts'
import { batches } from '../database/schema/batches.ts'

/**
 * Marks a batch as ended if none of its items waits or runs any more; all unended ones where no id is given. Call it after
 * an item's own end is stored: of two that end at once, the later sees both.
 */
export async function finishBatch(db: Db, id: string | null, now: Date): Promise<void> {
  const going = db
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.batchId, batches.id), inArray(analyses.status, ['queued', 'running'])))
  await db
    .update(batches)
    .set({ finishedAt: now })
    .where(and(id === null ? undefined : eq(batches.id, id), isNull(batches.finishedAt), notExists(going)))
}
