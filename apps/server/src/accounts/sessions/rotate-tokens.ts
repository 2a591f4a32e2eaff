import type { Extended } from '@vitrine/contracts/accounts/account.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { sessions, tokens } from '../../database/schema/accounts.ts'
import { after } from '../../time/clock.ts'
import { longestSession, sessionLifetime, storePair } from './start-session.ts'
import { hashToken, newSalt, successorTokens, type TokenPair } from './tokens.ts'

/** Milliseconds: two tabs may present one token at nearly the same time. */
const grace = 10_000

export interface Rotation {
  /** Restarts the session's 60 minutes. */
  extend: boolean
  /** The account that the session must belong to, where the caller is known. */
  accountId?: string
  now: Date
}

type Outcome = { state: 'rotated'; pair: TokenPair; expiresAt: Date; endsAt: Date } | { state: 'refused' | 'reused' }

type Found = { token: typeof tokens.$inferSelect; session: typeof sessions.$inferSelect }

/** Both rows are locked: of parallel calls with one token, one rotates it and the others see that it was used. */
async function lockToken(tx: Db, presented: string): Promise<Found | undefined> {
  const [found] = await tx
    .select({ token: tokens, session: sessions })
    .from(tokens)
    .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
    .where(and(eq(tokens.hash, hashToken(presented)), eq(tokens.kind, 'refresh')))
    .for('update')
  return found
}

/** First use: stores the successor and erases the parent's salt, which ends the parent's grace period. */
async function useToken(tx: Db, presented: string, found: Found, now: Date): Promise<Outcome> {
  const { token, session } = found
  const salt = newSalt()
  const pair = successorTokens(presented, salt)
  await tx.update(tokens).set({ usedAt: now, successorSalt: salt }).where(eq(tokens.hash, token.hash))
  if (token.parentHash) await tx.update(tokens).set({ successorSalt: null }).where(eq(tokens.hash, token.parentHash))
  const { id: sessionId, endsAt } = session
  const expiresAt = await storePair(tx, { sessionId, endsAt, pair, parentHash: token.hash, now })
  return { state: 'rotated', pair, expiresAt, endsAt }
}

/**
 * The salt exists while the successor is unused. Only then, and for ten seconds, may a used token come from a second
 * tab.
 */
const isSecondTab = ({ usedAt, successorSalt }: Found['token'], now: Date): boolean =>
  usedAt !== null && successorSalt !== null && now <= after(usedAt, grace)

async function repeatAnswer(tx: Db, presented: string, { token, session: { endsAt } }: Found): Promise<Outcome> {
  const pair = successorTokens(presented, token.successorSalt ?? '')
  const [access] = await tx
    .select()
    .from(tokens)
    .where(eq(tokens.hash, hashToken(pair.access)))
  return access?.expiresAt ? { state: 'rotated', pair, expiresAt: access.expiresAt, endsAt } : { state: 'refused' }
}

async function rotate(tx: Db, presented: string, { extend, accountId, now }: Rotation): Promise<Outcome> {
  const found = await lockToken(tx, presented)
  if (!found || found.session.revokedAt || found.session.endsAt <= now) return { state: 'refused' }
  const { token, session } = found
  if (accountId && session.accountId !== accountId) return { state: 'refused' }
  if (token.usedAt && !isSecondTab(token, now)) {
    await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, session.id))
    return { state: 'reused' }
  }
  if (extend) {
    const latest = after(session.createdAt, longestSession)
    session.endsAt = new Date(Math.min(after(now, sessionLifetime).getTime(), latest.getTime()))
    await tx.update(sessions).set({ loginTime: now, endsAt: session.endsAt }).where(eq(sessions.id, session.id))
  }
  return token.usedAt ? repeatAnswer(tx, presented, found) : useToken(tx, presented, found, now)
}

/**
 * Exchanges a refresh token for its successors. A token that was used before revokes its whole family, unless it is the
 * direct parent of the current one and was used in the last 10 seconds: then it gets the same successors again. Throws
 * 'token-invalid'.
 */
export async function rotateTokens(
  db: Db,
  presented: string,
  rotation: Rotation,
  onReuse: () => void,
): Promise<Extended> {
  // The error is thrown after the transaction, or the revocation would be rolled back with it.
  const outcome = await db.transaction((tx) => rotate(tx, presented, rotation))
  if (outcome.state === 'reused') onReuse()
  if (outcome.state !== 'rotated') {
    throw new NotAllowed('token-invalid', 'Your session has expired. Please log in again.')
  }
  return {
    accessToken: outcome.pair.access,
    newRefreshToken: outcome.pair.refresh,
    accessTokenExpiresAt: outcome.expiresAt.toISOString(),
    endsAt: outcome.endsAt.toISOString(),
  }
}
