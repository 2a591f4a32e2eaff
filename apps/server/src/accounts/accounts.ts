import type { Extended, Refreshed, SignIn } from '@vitrine/contracts/accounts/account.ts'
import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { SecurityEvent, SignInWays } from '@vitrine/contracts/accounts/security.ts'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../database/database.ts'
import { sessions, tokens } from '../database/schema/accounts.ts'
import type { MailPlace } from '../mail/mail-content.ts'
import { accountKey } from '../secrets/account-key.ts'
import type { Sealer } from '../secrets/sealer.ts'
import { after, type Clock, minutes } from '../time/clock.ts'
import type { SignedInCaller, TokenReading } from './caller.ts'
import { confirmIdentity, type Proof, requireProof } from './confirm-identity.ts'
import { attemptLimits, noAttemptLimits } from './limits/attempt-limits.ts'
import type { AdmitCall } from './limits/limit-calls.ts'
import { sweepSecrets } from './one-time-secrets.ts'
import { beginPasskeySignIn } from './passkeys/check-passkey.ts'
import { openPasskeys, type PasskeyService } from './passkeys/passkeys.ts'
import { partyOrRefusal, type RelyingParty } from './passkeys/relying-party.ts'
import { type PasskeySignIn, signInByPasskey } from './passkeys/sign-in-by-passkey.ts'
import { type SetPasswordRequest, setPassword } from './passwords/set-password.ts'
import type { ProvidedPerson, Provider } from './provider/provider.ts'
import { admitProvided, type ProviderSignIn, type Refusal, signInByProvider } from './provider/sign-in-by-provider.ts'
import { openSecondStep, type SecondStepService } from './second-step/second-step.ts'
import { listSecurityEvents, noteSecurity, type Origin } from './security-events.ts'
import { createDeviceMarks, type DeviceMarks } from './sessions/device-marks.ts'
import { readAccessToken } from './sessions/read-access-token.ts'
import { rotateTokens } from './sessions/rotate-tokens.ts'
import {
  acceptSession,
  isSessionLive,
  listSessions,
  revokeSession,
  revokeSessions,
  type SessionState,
} from './sessions/sessions.ts'
import { hashToken } from './sessions/tokens.ts'
import { type SignInRequest, signIn } from './sign-in.ts'
import { undoDeletion } from './undo-deletion/undo-deletion.ts'

/** Authentication: signing in, staying signed in, signing out. */
export interface Accounts {
  devices: DeviceMarks
  /** Ways to sign in other than e-mail and password. */
  ways: SignInWays
  signIn: (request: SignInRequest) => Promise<SignIn>
  readAccessToken: (token: string) => Promise<TokenReading>
  refresh: (refreshToken: string) => Promise<Refreshed>
  /** Like refresh, but also restarts the session's 60 minutes. */
  extend: (refreshToken: string, signedIn: SignedInCaller) => Promise<Extended>
  /** Whether a session has neither been ended nor expired. */
  isLive: (sessionId: string) => Promise<boolean>
  /** Returns true if there was a session to end. */
  signOut: (refreshToken: string) => Promise<boolean>
  setPassword: (request: SetPasswordRequest) => Promise<SignIn>
  /** The caller's live sessions, newest first. */
  listSessions: (signedIn: SignedInCaller) => Promise<SessionState[]>
  /** Throws 'not-found' for a session that has expired or belongs to somebody else. */
  revokeSession: (signedIn: SignedInCaller, id: string, origin: Origin) => Promise<void>
  /** Revokes all sessions but the caller's; returns how many. */
  revokeOtherSessions: (signedIn: SignedInCaller, origin: Origin) => Promise<number>
  /** Confirms a session on a new device ('It was me'). Throws 'not-found'. */
  acceptSession: (signedIn: SignedInCaller, id: string) => Promise<void>
  secondStep: SecondStepService
  passkeys: PasskeyService
  /** Returns a challenge for the browser with this mark. Throws 'not-configured'. */
  beginPasskeySignIn: (mark: string) => Promise<Record<string, unknown>>
  signInByPasskey: (request: PasskeySignIn) => Promise<SignIn>
  /** Null without OIDC_ISSUER. */
  provider: Provider | null
  /** Returns a ticket for a person whom the provider has identified, or the reason for refusing one. */
  admitProvided: (person: ProvidedPerson, origin: Origin) => Promise<{ ticket: string } | Refusal>
  signInByProvider: (request: ProviderSignIn) => Promise<SignIn>
  /** Restores the account that a mailed link belongs to. Throws 'link-over' and 'conflict'. */
  undoDeletion: (token: string, origin: Origin) => Promise<{ email: string }>
  /**
   * Checks again that the session's owner is present; returns how long the proof holds. Throws 'code-wrong',
   * 'password-missing', 'passkey-wrong' and 'rate-limited'.
   */
  confirm: (signedIn: SignedInCaller, proof: Proof, from: { address: string; mark: string }) => Promise<Date>
  /** Throws 'confirmation-required'. */
  requireProof: (signedIn: SignedInCaller) => void
  /** The key with which the person's browser encrypts drafts, in Base64. */
  draftKey: (signedIn: SignedInCaller) => string
  listSecurityEvents: (signedIn: SignedInCaller) => Promise<SecurityEvent[]>
  /** Deletes sessions and attempts that can no longer be used. */
  sweep: () => Promise<void>
}

export interface AccountsOptions {
  db: Db
  clock: Clock
  log: Pick<Logger, 'warn'>
  rateLimits: boolean
  /** Signs the device marks; the keys of drafts are derived from it. */
  secret: string
  previousSecrets: readonly string[]
  place: MailPlace
  /** Encrypts the secrets of authenticator apps. */
  totpSealer: Sealer
  /** Roles that need a second step to sign in. */
  needsSecondStep: (role: Role) => boolean
  /** The relying party that passkeys are bound to; null where passkeys cannot be used. */
  party: RelyingParty | null
  /** The sign-in provider; null without one. */
  provider: Provider | null
  admit: AdmitCall
  /** Encrypts what waits to be mailed. */
  sealer: Pick<Sealer, 'seal'>
}

export function createAccounts(options: AccountsOptions): Accounts {
  const { log, rateLimits, secret, previousSecrets, ...shared } = options
  const { db, clock, place, totpSealer, needsSecondStep, party, provider } = shared
  const limits = rateLimits ? attemptLimits(db, clock) : noAttemptLimits
  const parts = { ...shared, limits }
  const reused = () => log.warn('a used refresh token was presented again: its session was ended')
  return {
    ways: { passkeys: party !== null, provider: provider?.label ?? null },
    devices: createDeviceMarks(secret, previousSecrets),
    secondStep: openSecondStep({ db, clock, place, sealer: totpSealer, required: needsSecondStep }),
    signIn: (request) => signIn(parts, request),
    readAccessToken: (token) => readAccessToken(db, token, clock(), needsSecondStep),
    confirm: (signedIn, proof, from) => confirmIdentity(parts, signedIn, proof, from),
    passkeys: openPasskeys(parts),
    beginPasskeySignIn: (mark) => beginPasskeySignIn(db, partyOrRefusal(party), mark, clock()),
    signInByPasskey: (request) => signInByPasskey(parts, request),
    provider,
    admitProvided: (person, origin) => admitProvided(parts, person, origin),
    signInByProvider: (request) => signInByProvider(parts, request),
    undoDeletion: (token, origin) => undoDeletion(parts, token, origin),
    requireProof: (signedIn) => requireProof(signedIn, clock()),
    acceptSession: (signedIn, id) => acceptSession(db, signedIn, id),
    draftKey: ({ user }) => accountKey(secret, user.id, 'drafts'),
    listSecurityEvents: ({ user }) => listSecurityEvents(db, user.id),
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
    setPassword: (request) => setPassword(parts, request),
    listSessions: (signedIn) => listSessions(db, signedIn, clock()),
    revokeSession: (signedIn, id, origin) =>
      db.transaction(async (tx) => {
        await revokeSession(tx, signedIn, id, clock())
        await noteSecurity(tx, signedIn.user.id, 'session-ended', origin, clock())
      }),
    revokeOtherSessions: ({ user, sessionId }, origin) =>
      db.transaction(async (tx) => {
        await noteSecurity(tx, user.id, 'sessions-ended', origin, clock())
        return revokeSessions(tx, user.id, clock(), sessionId)
      }),
    sweep: async () => {
      // A day longer than they live: until then a late token is answered as expired, not as unknown.
      await db.delete(sessions).where(lt(sessions.endsAt, after(clock(), -minutes(24 * 60))))
      await sweepSecrets(db, clock())
      await limits.sweep()
    },
  }
}
