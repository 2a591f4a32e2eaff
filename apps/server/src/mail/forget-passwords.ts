import type { MailKind } from '@vitrine/contracts/mail.ts'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { mails } from '../database/schema/mails.ts'

const withPassword = sql`${mails.data} ->> 'password' is not null`
const without = sql`jsonb_set(${mails.data}, '{password}', 'null')`

/**
 * Takes the passwords out of a person's mails, of these kinds or of all, because they were used or replaced. One that still waits is not sent:
 * it would tell a password that does not work.
 */
export const forgetPasswords = async (tx: Db, personId: string, kinds?: readonly MailKind[]): Promise<void> => {
  const own = and(eq(mails.personId, personId), withPassword, kinds && inArray(mails.kind, [...kinds]))
  await tx
    .update(mails)
    .set({ status: 'failed', nextTryAt: null, reason: 'Its password was used or replaced before it could be sent.' })
    .where(and(own, eq(mails.status, 'queued')))
  await tx.update(mails).set({ data: without }).where(own)
}

/** The same for passwords whose time is over. */
export const forgetOldPasswords = async (db: Db, now: Date): Promise<void> => {
  const old = and(lt(sql`(${mails.data} ->> 'expiresAt')::timestamptz`, now), withPassword)
  await db
    .update(mails)
    .set({ status: 'failed', nextTryAt: null, reason: 'Its password was over before it could be sent.' })
    .where(and(old, eq(mails.status, 'queued')))
  await db.update(mails).set({ data: without }).where(old)
}
