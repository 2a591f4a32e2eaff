import type { MailKind } from '@vitrine/contracts/mail.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { forgetPasswords } from '../mail/forget-passwords.ts'
import type { MailPlace } from '../mail/mail-content.ts'
import type { Account } from './account.ts'
import { after } from '../time/clock.ts'
import type { Sealer } from '../secrets/sealer.ts'
import { hashTemporary } from './temporary-hash.ts'
import { temporaryLifetime, temporaryPassword } from './temporary-password.ts'

type CredentialsKind = Extract<MailKind, 'credentials' | 'new-credentials' | 'forgotten-password'>

/**
 * Gives an account a temporary password and mails it; one of the same kind that was mailed before stops working. An
 * invitation and a forgotten password live side by side, or whoever knows an address could void its invitation. A password
 * of the account's own stays valid until the temporary one is used. Only the mail that is sent ever holds the password in
 * clear.
 */
export const issueTemporaryPassword = async (
  tx: Db,
  place: MailPlace,
  account: Pick<Account, 'id' | 'name' | 'email'>,
  { kind, sealer, now }: { kind: CredentialsKind; sealer: Pick<Sealer, 'seal'>; now: Date },
): Promise<void> => {
  const { id, name, email } = account
  const password = temporaryPassword()
  const hash = hashTemporary(password)
  const expiresAt = after(now, temporaryLifetime)
  const forgotten = kind === 'forgotten-password'
  const values = forgotten
    ? { recoveryHash: hash, recoveryExpiresAt: expiresAt }
    : { temporaryHash: hash, temporaryExpiresAt: expiresAt, temporaryUsedAt: null }
  await tx.update(accounts).set(values).where(eq(accounts.id, id))
  await forgetPasswords(tx, id, forgotten ? ['forgotten-password'] : ['credentials', 'new-credentials'])
  const data = { name, email, password: sealer.seal(password), expiresAt: expiresAt.toISOString() }
  await enqueueMail(tx, place, { kind, to: email, personId: id, data }, now)
}
