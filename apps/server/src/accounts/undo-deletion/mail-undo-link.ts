import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { accounts } from '../../database/schema/accounts.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import type { MailPlace } from '../../mail/mail-content.ts'
import type { Sealer } from '../../secrets/sealer.ts'
import { after, minutes } from '../../time/clock.ts'
import { type Account, normalEmail } from '../account.ts'
import { keepSecret } from '../one-time-secrets.ts'
import type { Origin } from '../security-events.ts'

/** How long an owner may restore a deleted account; then it is erased. */
const undoLifetime = minutes(30 * 24 * 60)

/** The latest account with this e-mail that its owner deleted and may still restore; null if there is none. */
export async function findDeletedByOwner(db: Db, email: string, now: Date): Promise<Account | null> {
  const { email: column, deletedByOwner, deletedAt } = accounts
  const still = and(eq(column, normalEmail(email)), eq(deletedByOwner, true), gt(deletedAt, after(now, -undoLifetime)))
  const [account] = await db.select().from(accounts).where(still).orderBy(desc(deletedAt)).limit(1)
  return account ?? null
}

/** Mails the owner a one-time link that restores a deleted account; call it in the deletion's transaction. */
export async function mailUndoLink(
  tx: Db,
  { place, sealer }: { place: MailPlace; sealer: Pick<Sealer, 'seal'> },
  { id, name, email, deletedAt }: Pick<Account, 'id' | 'name' | 'email'> & { deletedAt: Date },
  { address, userAgent }: Origin,
  now: Date,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const over = after(deletedAt, undoLifetime)
  const lifetime = over.getTime() - now.getTime()
  await keepSecret(tx, { purpose: 'restore', secret: token, accountId: id, lifetime }, now)
  const data = {
    name,
    token: sealer.seal(token),
    expiresAt: over.toISOString(),
    at: now.toISOString(),
    address,
    userAgent: userAgent?.slice(0, 300) ?? null,
  }
  await enqueueMail(tx, place, { kind: 'account-deletion', to: email, personId: id, data }, now)
}
