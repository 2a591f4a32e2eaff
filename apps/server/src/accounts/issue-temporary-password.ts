import type { MailKind } from '@vitrine/contracts/mail.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { forgetPasswords } from '../mail/forget-passwords.ts'
import type { MailPlace } from '../mail/mail-content.ts'
import type { Account } from './account.ts'
import { after } from './clock.ts'
import { hashPassword } from './passwords.ts'
import { temporaryLifetime, temporaryPassword } from './temporary-password.ts'

export interface PreparedPassword {
  value: string
  hash: string
}

/** Made before a transaction begins: hashing takes its time. */
export const prepareTemporaryPassword = async (): Promise<PreparedPassword> => {
  const value = temporaryPassword()
  return { value, hash: await hashPassword(value) }
}

type CredentialsKind = Extract<MailKind, 'credentials' | 'new-credentials' | 'forgotten-password'>

/**
 * Gives an account a temporary password and mails it; one that was mailed before stops working. A password of its own
 * stays valid until the temporary one is used.
 */
export const issueTemporaryPassword = async (
  tx: Db,
  place: MailPlace,
  account: Pick<Account, 'id' | 'name' | 'email'>,
  { kind, password, now }: { kind: CredentialsKind; password: PreparedPassword; now: Date },
): Promise<void> => {
  const { id, name, email } = account
  const temporaryExpiresAt = after(now, temporaryLifetime)
  await tx
    .update(accounts)
    .set({ temporaryHash: password.hash, temporaryExpiresAt, temporaryUsedAt: null })
    .where(eq(accounts.id, id))
  await forgetPasswords(tx, id)
  const data = { name, email, password: password.value, expiresAt: temporaryExpiresAt.toISOString() }
  await enqueueMail(tx, place, { kind, to: email, personId: id, data }, now)
}
