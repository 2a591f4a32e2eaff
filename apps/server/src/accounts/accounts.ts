import type { Refreshed, SignIn } from '@vitrine/contracts/account.ts'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../database/database.ts'
import { sessions, tokens } from '../database/schema/accounts.ts'
import { attemptLimits, noAttemptLimits } from './attempt-limits.ts'
import type { SignedInCaller, TokenReading } from './caller.ts'
import { after, type Clock, minutes } from '../time/clock.ts'
import { createDeviceMarks, type DeviceMarks } from './device-marks.ts'
import { readAccessToken } from './read-access-token.ts'
import { rotateTokens } from './rotate-tokens.ts'
import { type SetPasswordRequest, setPassword } from './set-password.ts'
import { isSessionLive, listSessions, revokeSession, revokeSessions, type SessionState } from './sessions.ts'
import { type SignInRequest, signIn } from './sign-in.ts'
import { hashToken } from './tokens.ts'

/** Who is who: signing in, staying signed in, signing out. */
export interface Accounts {
  devices: DeviceMarks
  signIn: (request: SignInRequest) => Promise<SignIn>
  readAccessToken: (token: string) => Promise<TokenReading>
  refresh: (refreshToken: string) => Promise<Refreshed>
  /** Like refresh, and 60 minutes begin anew. */
  extend: (refreshToken: string, signedIn: SignedInCaller) => Promise<Refreshed>
  /** Whether a session goes on: not ended, not over. */
  isLive: (sessionId: string) => Promise<boolean>
  /** True when there was a session to end. */
  signOut: (refreshToken: string) => Promise<boolean>
  setPassword: (request: SetPasswordRequest) => Promise<SignIn>
  /** One's own live sessions, newest first. */
  listSessions: (signedIn: SignedInCaller) => Promise<SessionState[]>
  /** Throws 'not-found' for a session that is over or somebody else's. */
  revokeSession: (signedIn: SignedInCaller, id: string) => Promise<void>
  /** All but the one that asks; returns how many. */
  revokeOtherSessions: (signedIn: SignedInCaller) => Promise<number>
  /** Deletes sessions and attempts that are over for good. */
  sweep: () => Promise<void>
}

export interface AccountsOptions {
  db: Db
  clock: Clock
  log: Pick<Logger, 'warn'>
  rateLimits: boolean
  /** Signs the marks of known devices. */
  secret: string
  /** What this installation calls itself. */
  product: string
}

export const createAccounts = ({ db, clock, log, rateLimits, secret, product }: AccountsOptions): Accounts => {
  const limits = rateLimits ? attemptLimits(db, clock) : noAttemptLimits
  const reused = () => log.warn('a used refresh token was presented again: its session was ended')
  return {
    devices: createDeviceMarks(secret),
    signIn: (request) => signIn({ db, clock, limits }, request),
    readAccessToken: (token) => readAccessToken(db, token, clock()),
    refresh: (token) => rotateTokens(db, token, { extend: false, now: clock() }, reused),
    extend: (token, { user }) => rotateTokens(db, token, { extend: true, accountId: user.id, now: clock() }, reused),
    isLive: (sessionId) => isSessionLive(db, sessionId, clock()),
    signOut: async (refreshToken) => {
      const [token] = await db
        .select()
        .from(tokens)
        .where(eq(tokens.hash, hashToken(refreshToken)))
      if (!token) return false
      const ended = await db
        .update(sessions)
        .set({ revokedAt: clock() })
        .where(and(eq(sessions.id, token.sessionId), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id })
      return ended.length > 0
    },
    setPassword: (request) => setPassword({ db, clock, limits, product }, request),
    listSessions: (signedIn) => listSessions(db, signedIn, clock()),
    revokeSession: (signedIn, id) => revokeSession(db, signedIn, id, clock()),
    revokeOtherSessions: ({ user, sessionId }) => revokeSessions(db, user.id, clock(), sessionId),
    sweep: async () => {
      // A day longer than they live: until then a late token is answered as over, not as unknown.
      await db.delete(sessions).where(lt(sessions.endsAt, after(clock(), -minutes(24 * 60))))
      await limits.sweep()
    },
  }
}
