import { and, eq, inArray, isNull, notExists } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { analyses } from '../database/schema/analyses.ts'
import { batches } from '../database/schema/batches.ts'
import { enqueueEvent } from '../webhooks/enqueue-event.ts'

/**
 * Marks a batch as finished if none of its items waits or runs any more, and enqueues its owner's webhooks; without an
 * id, checks all unfinished ones. Call it after an item's own end is stored: of two that end at once, the later sees
 * both.
 */
export async function finishBatch(db: Db, id: string | null, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const going = tx
      .select({ id: analyses.id })
      .from(analyses)
      .where(and(eq(analyses.batchId, batches.id), inArray(analyses.status, ['queued', 'running'])))
    const ended = await tx
      .update(batches)
      .set({ finishedAt: now })
      .where(and(id === null ? undefined : eq(batches.id, id), isNull(batches.finishedAt), notExists(going)))
      .returning()
    for (const { id: batchId, accountId, modelId, cancelledAt, createdAt } of ended) {
      const status = cancelledAt ? 'cancelled' : 'finished'
      const data = { id: batchId, modelId, status, createdAt: createdAt.toISOString(), finishedAt: now.toISOString() }
      await enqueueEvent(tx, accountId, 'batch.finished', data, now)
    }
  })
}
