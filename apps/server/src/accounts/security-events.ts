import { randomUUID } from 'node:crypto'
import type { SecurityEvent, SecurityEventKind } from '@vitrine/contracts/accounts/security.ts'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { securityEvents } from '../database/schema/account-security.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { MailPlace } from '../mail/mail-content.ts'
import type { Account } from './account.ts'

/** The origin of an act; nulls where an admin or the server did it. */
export interface Origin {
  address: string | null
  userAgent: string | null
}

export const fromElsewhere: Origin = { address: null, userAgent: null }

/** Writes an event to the account's security log; call it in the transaction of the event. */
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
  replyTo?: string
  /** An additional sentence. */
  detail?: string
}

/** Mails an account's owner about an event, so that somebody else's act does not go unnoticed. */
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

/** An account's events, newest first, at most a hundred. */
export async function listSecurityEvents(db: Db, accountId: string): Promise<SecurityEvent[]> {
  const rows = await db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.accountId, accountId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(shown)
  return rows.map(({ id, at, kind, address, userAgent }) => ({ id, at: at.toISOString(), kind, address, userAgent }))
}
