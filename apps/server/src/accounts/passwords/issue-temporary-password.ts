import type { MailKind } from '@vitrine/contracts/administration/mail.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { accounts } from '../../database/schema/accounts.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { forgetPasswords } from '../../mail/forget-passwords.ts'
import type { MailPlace } from '../../mail/mail-content.ts'
import type { Sealer } from '../../secrets/sealer.ts'
import { after } from '../../time/clock.ts'
import type { Account } from '../account.ts'
import { hashTemporary } from './temporary-hash.ts'
import { temporaryLifetime, temporaryPassword } from './temporary-password.ts'

type CredentialsKind = Extract<MailKind, 'credentials' | 'new-credentials' | 'forgotten-password'>

export interface TemporaryPasswordOrder {
  kind: CredentialsKind
  sealer: Pick<Sealer, 'seal'>
  now: Date
  replyTo?: string
}

/** An invitation is valid for as long as its sender chooses, and may carry a greeting. */
export interface InvitationOrder extends Omit<TemporaryPasswordOrder, 'kind'> {
  kind: 'invitation'
  /** Milliseconds. */
  lifetime: number
  invitation: { from: string; greeting: string; models: string }
}

/**
 * Gives an account a temporary password and mails it; an earlier one of the same kind stops working. An invitation and
 * a forgotten password are independent, or anyone who knows an address could void its invitation. The account's own
 * password stays valid until the temporary one is used. Only the mail that is sent holds the password in clear text.
 */
export async function issueTemporaryPassword(
  tx: Db,
  place: MailPlace,
  account: Pick<Account, 'id' | 'name' | 'email'>,
  order: TemporaryPasswordOrder | InvitationOrder,
): Promise<void> {
  const { id, name, email } = account
  const { kind, sealer, now, replyTo } = order
  const password = temporaryPassword()
  const hash = hashTemporary(password)
  const expiresAt = after(now, order.kind === 'invitation' ? order.lifetime : temporaryLifetime)
  const forgotten = kind === 'forgotten-password'
  const values = forgotten
    ? { recoveryHash: hash, recoveryExpiresAt: expiresAt }
    : { temporaryHash: hash, temporaryExpiresAt: expiresAt, temporaryUsedAt: null }
  await tx.update(accounts).set(values).where(eq(accounts.id, id))
  await forgetPasswords(tx, id, forgotten ? ['forgotten-password'] : ['credentials', 'new-credentials', 'invitation'])
  const data = { name, email, password: sealer.seal(password), expiresAt: expiresAt.toISOString() }
  const to = { to: email, personId: id, ...(replyTo !== undefined && { replyTo }) }
  if (order.kind !== 'invitation') await enqueueMail(tx, place, { kind: order.kind, ...to, data }, now)
  else await enqueueMail(tx, place, { kind: 'invitation', ...to, data: { ...data, ...order.invitation } }, now)
}
