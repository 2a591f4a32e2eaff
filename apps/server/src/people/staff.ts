import { and, asc, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'

/** Staff who may read about prospects, by role and account: mails about prospects go to no closed account. */
export const isOpenStaff = (now: Date) =>
  and(
    inArray(accounts.role, ['sales', 'admin']),
    isNull(accounts.deletedAt),
    isNull(accounts.blockedAt),
    or(isNull(accounts.expiresAt), gt(accounts.expiresAt, now)),
  )

/** Sales and admins by name: the possible owners of a prospect, and who can be mentioned. */
export const listStaff = (db: Db, now: Date): Promise<{ id: string; name: string; email: string }[]> =>
  db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(isOpenStaff(now))
    .orderBy(asc(accounts.name))
