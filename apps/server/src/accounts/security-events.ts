import { randomUUID } from 'node:crypto'
import type { SecurityEvent, SecurityEventKind } from '@vitrine/contracts/accounts/security.ts'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { securityEvents } from '../database/schema/account-security.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { MailPlace } from '../mail/mail-content.ts'
import type { Account } from './account.ts'

/** Where something was done from; nulls where an admin or the server did it. */
export interface Origin {
  address: string | null
  userAgent: string | null
}

export const fromElsewhere: Origin = { address: null, userAgent: null }

/** Writes down for its owner what happened to an account; call it in the transaction of what happened. */
export async function noteSecurity(
  tx: Db,
  accountId: string,
  kind: SecurityEventKind,
  { address, userAgent }: Origin,
  now: Date,
): Promise<void> {
  const words = userAgent?.slice(0, 300) ?? null
  await tx.insert(securityEvents).values({ id: randomUUID(), accountId, at: now, kind, address, userAgent: words })
}

interface TellMore {
  /** Who gets the answer. */
  replyTo?: string
  /** A sentence more. */
  detail?: string
}

/** Mails the owner of an account what happened to it, so that somebody else's doing does not go unseen. */
export async function tellOwner(
  tx: Db,
  place: MailPlace,
  { id, name, email }: Pick<Account, 'id' | 'name' | 'email'>,
  event: SecurityEventKind,
  { address, userAgent }: Origin,
  now: Date,
  { replyTo, detail }: TellMore = {},
): Promise<void> {
  const data = {
    name,
    event,
    detail: detail ?? null,
    at: now.toISOString(),
    address,
    userAgent: userAgent?.slice(0, 300) ?? null,
  }
  const answers = replyTo === undefined ? {} : { replyTo }
  await enqueueMail(tx, place, { kind: 'security-notice', to: email, personId: id, ...answers, data }, now)
}

const shown = 100

/** What happened to an account, newest first, the last hundred. */
export async function listSecurityEvents(db: Db, accountId: string): Promise<SecurityEvent[]> {
  const rows = await db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.accountId, accountId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(shown)
  return rows.map(({ id, at, kind, address, userAgent }) => ({ id, at: at.toISOString(), kind, address, userAgent }))
}
