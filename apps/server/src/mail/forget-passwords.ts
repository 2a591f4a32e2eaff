import type { MailKind } from '@vitrine/contracts/administration/mail.ts'
import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { mails } from '../database/schema/mails.ts'
import { sealedFields } from './sealed-fields.ts'

type SealedField = (typeof sealedFields)[number]

const names: Record<SealedField, string> = { password: 'password', token: 'link' }

/** Removes a field from mails. A mail that still waits is not sent: its password or link would not work. */
async function forget(tx: Db, field: SealedField, which: SQL | undefined, why: string): Promise<void> {
  const own = and(which, sql`${mails.data} ->> ${field}::text is not null`)
  await tx
    .update(mails)
    .set({ status: 'failed', nextTryAt: null, reason: `Its ${names[field]} was ${why} before it could be sent.` })
    .where(and(own, eq(mails.status, 'queued')))
  await tx
    .update(mails)
    .set({ data: sql`jsonb_set(${mails.data}, array[${field}::text], 'null')` })
    .where(own)
}

/** Removes the passwords from a person's mails, of these kinds or of all, because they were used or replaced. */
export const forgetPasswords = async (tx: Db, personId: string, kinds?: readonly MailKind[]): Promise<void> =>
  forget(
    tx,
    'password',
    and(eq(mails.personId, personId), kinds && inArray(mails.kind, [...kinds])),
    'used or replaced',
  )

/** Removes the token of a showcase link from its mail, because the link was revoked. */
export const forgetToken = async (tx: Db, linkId: string): Promise<void> =>
  forget(tx, 'token', and(eq(mails.kind, 'showcase-link'), sql`${mails.data} ->> 'linkId' = ${linkId}`), 'taken back')

/** The same for passwords that have expired. */
export async function forgetOldPasswords(db: Db, now: Date): Promise<void> {
  for (const field of sealedFields) {
    await forget(db, field, lt(sql`(${mails.data} ->> 'expiresAt')::timestamptz`, now), 'over')
  }
}
