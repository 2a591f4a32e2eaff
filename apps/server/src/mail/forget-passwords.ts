import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { mails } from '../database/schema/mails.ts'

const withPassword = sql`${mails.data} ->> 'password' is not null`
const without = sql`jsonb_set(${mails.data}, '{password}', 'null')`

/**
 * Takes the passwords out of a person's mails, because they were used or replaced. One that still waits is not sent:
 * it would tell a password that does not work.
 */
export const forgetPasswords = async (tx: Db, personId: string): Promise<void> => {
  const own = and(eq(mails.personId, personId), withPassword)
  await tx
    .update(mails)
    .set({ status: 'failed', nextTryAt: null, reason: 'Its password was used or replaced before it could be sent.' })
    .where(and(own, eq(mails.status, 'queued')))
  await tx.update(mails).set({ data: without }).where(own)
}

/** The same for passwords whose time is over. */
export const forgetOldPasswords = async (db: Db, createdBefore: Date): Promise<void> => {
  const old = and(lt(mails.createdAt, createdBefore), withPassword)
  await db
    .update(mails)
    .set({ status: 'failed', nextTryAt: null, reason: 'Its password was over before it could be sent.' })
    .where(and(old, eq(mails.status, 'queued')))
  await db.update(mails).set({ data: without }).where(old)
}
