import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'

/**
 * Refuses to remove the last admin; one who is blocked, or has a last day, does not count. Holds a lock until the
 * transaction ends, so that two admins who demote each other at the same moment do not both succeed. Throws
 * 'last-admin'.
 */
export async function keepAnAdmin(tx: Db, leavingId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`)
  const open = and(isNull(accounts.deletedAt), isNull(accounts.blockedAt), isNull(accounts.expiresAt))
  const live = and(eq(accounts.role, 'admin'), open, ne(accounts.id, leavingId))
  const [other] = await tx.select({ id: accounts.id }).from(accounts).where(live).limit(1)
  if (other) return
  throw new RequestError('last-admin', 'This is the last admin.', { hint: 'Make somebody else an admin first.' })
}
