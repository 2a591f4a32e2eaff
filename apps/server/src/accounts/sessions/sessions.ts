import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { isUuid } from '../../database/is-uuid.ts'
import { sessions } from '../../database/schema/accounts.ts'
import type { SignedInCaller } from '../caller.ts'

export interface SessionState {
  id: string
  current: boolean
  userAgent: string | null
  address: string | null
  unfamiliar: boolean
  createdAt: string
  loginTime: string
  endsAt: string
}

const live = (accountId: string) => and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt))

export async function isSessionLive(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), gt(sessions.endsAt, now)))
  return found !== undefined
}

/** The caller's live sessions, newest first. */
export async function listSessions(db: Db, { user, sessionId }: SignedInCaller, now: Date): Promise<SessionState[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(live(user.id), gt(sessions.endsAt, now)))
    .orderBy(desc(sessions.createdAt))
  return rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    userAgent: row.userAgent,
    address: row.address,
    unfamiliar: row.unfamiliar,
    createdAt: row.createdAt.toISOString(),
    loginTime: row.loginTime.toISOString(),
    endsAt: row.endsAt.toISOString(),
  }))
}

/** Changes one of an account's sessions. Throws 'not-found' for one that has expired or belongs to somebody else. */
async function changeSession(db: Db, accountId: string, id: string, change: Partial<typeof sessions.$inferInsert>) {
  const changed = isUuid(id)
    ? await db
        .update(sessions)
        .set(change)
        .where(and(live(accountId), eq(sessions.id, id)))
        .returning({ id: sessions.id })
    : []
  if (changed.length === 0) throw new RequestError('not-found', 'There is no such session, or it has ended.')
}

/** Throws 'not-found' for a session that has expired or belongs to somebody else. */
export const revokeSession = (db: Db, { user }: SignedInCaller, id: string, now: Date): Promise<void> =>
  changeSession(db, user.id, id, { revokedAt: now })

/**
 * Confirms a session ('It was me') from another session: the session in question may be a stranger's, who would confirm
 * it too. Throws 'not-found' and 'conflict'.
 */
export async function acceptSession(db: Db, { user, sessionId }: SignedInCaller, id: string): Promise<void> {
  if (id === sessionId) {
    throw new RequestError('conflict', 'A session does not vouch for itself.', { hint: 'Say so on a device you know.' })
  }
  await changeSession(db, user.id, id, { unfamiliar: false })
}

/** Ends every session of an account, except the one named, if any. Returns how many. */
export async function revokeSessions(db: Db, accountId: string, now: Date, but?: string): Promise<number> {
  const others = but === undefined ? undefined : ne(sessions.id, but)
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(live(accountId), others, gt(sessions.endsAt, now)))
    .returning({ id: sessions.id })
  return revoked.length
}
