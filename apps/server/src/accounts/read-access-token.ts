import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts, sessions, tokens } from '../database/schema/accounts.ts'
import { userOf } from './account.ts'
import type { TokenReading } from './caller.ts'
import { hashToken } from './tokens.ts'

/** Looks an access token up, in one query: revoking a session therefore works at once. */
export const readAccessToken = async (db: Db, token: string, now: Date): Promise<TokenReading> => {
  const [found] = await db
    .select({ token: tokens, session: sessions, account: accounts })
    .from(tokens)
    .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(tokens.hash, hashToken(token)), eq(tokens.kind, 'access')))
  if (!found || found.session.revokedAt || found.account.deletedAt) return { state: 'unknown' }
  const { session, account } = found
  if (!found.token.expiresAt || found.token.expiresAt <= now || session.endsAt <= now) return { state: 'over' }
  return {
    state: 'live',
    signedIn: {
      caller: session.temporary ? 'temporary' : account.role,
      sessionId: session.id,
      user: userOf(account),
    },
  }
}
