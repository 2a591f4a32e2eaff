import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { isUuid } from '../database/is-uuid.ts'
import { type BatchRow, batches } from '../database/schema/batches.ts'

/** The caller's own batch. Throws 'not-found', also for somebody else's. */
export async function findBatch(db: Db, id: string, accountId: string): Promise<BatchRow> {
  const own = and(eq(batches.id, id), eq(batches.accountId, accountId))
  const [row] = isUuid(id) ? await db.select().from(batches).where(own) : []
  if (row) return row
  throw new RequestError('not-found', 'There is no such batch, or it has been deleted.', {
    hint: 'Batches are kept for 30 days.',
  })
}
