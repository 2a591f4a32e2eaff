import type { SignIn } from '@vitrine/contracts/accounts/account.ts'
import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts, sessions } from '../database/schema/accounts.ts'
import { forgetPasswords } from '../mail/forget-passwords.ts'
import type { MailPlace } from '../mail/mail-content.ts'
import type { Sealer } from '../secrets/sealer.ts'
import { type Clock, minutes } from '../time/clock.ts'
import { type Account, findAccount } from './account.ts'
import { refuseClosed } from './closed.ts'
import type { AttemptLimits } from './limits/attempt-limits.ts'
import type { AdmitCall, CallLimit } from './limits/limit-calls.ts'
import { lockLiveAccount } from './lock-account.ts'
import { verifyPassword } from './passwords/passwords.ts'
import { verifyTemporary } from './passwords/temporary-hash.ts'
import { judgeCode, spendCode } from './second-step/check-code.ts'
import { codeMissing, codeWrong, mustUsePasskey, passkeyMissing } from './second-step/missing.ts'
import { noteSecurity, type Origin, tellOwner } from './security-events.ts'
import { beginKnownSession } from './sessions/begin-known-session.ts'
import { findDeletedByOwner, mailUndoLink } from './undo-deletion/mail-undo-link.ts'

export interface SignInRequest {
  email: string
  password: string
  /** A code of the authenticator app, or a recovery code; needed if the account has a second step. */
  code?: string | undefined
  /** Sign in although other sessions exist. */
  force: boolean
  address: string
  /** Id of a device that has signed in to this account before. */
  device: string | null
  userAgent: string | null
}

/** The password that matched, with the hash that it was compared with. */
interface Match {
  kind: 'own' | 'temporary' | 'recovery'
  hash: string
}

const isLive = (expiresAt: Date | null, now: Date): boolean => expiresAt !== null && expiresAt > now

/** The hashes that a password may match now. */
const usableHashes = (account: Account | null, now: Date): { [Kind in Match['kind']]: string | null } => ({
  own: account?.passwordHash ?? null,
  temporary:
    account && !account.temporaryUsedAt && isLive(account.temporaryExpiresAt, now) ? account.temporaryHash : null,
  recovery: account && isLive(account.recoveryExpiresAt, now) ? account.recoveryHash : null,
})

/** All hashes are always verified, so that the timing reveals nothing. */
async function matchPassword(account: Account | null, password: string, now: Date): Promise<Match | null> {
  const hashes = usableHashes(account, now)
  const [own, temporary, recovery] = await Promise.all([
    verifyPassword(hashes.own, password),
    verifyTemporary(hashes.temporary, password),
    verifyTemporary(hashes.recovery, password),
  ])
  if (own && hashes.own) return { kind: 'own', hash: hashes.own }
  if (temporary && hashes.temporary) return { kind: 'temporary', hash: hashes.temporary }
  return recovery && hashes.recovery ? { kind: 'recovery', hash: hashes.recovery } : null
}

/**
 * Locks the account until the transaction ends and returns it, if the password that matched is still valid: verifying
 * takes time, in which it may have been changed.
 */
async function lockMatched(tx: Db, { id }: Account, match: Match, now: Date): Promise<Account | null> {
  const current = await lockLiveAccount(tx, id)
  return current && usableHashes(current, now)[match.kind] === match.hash ? current : null
}

async function refuseSecondSession(tx: Db, account: Account, now: Date): Promise<void> {
  const live = and(eq(sessions.accountId, account.id), isNull(sessions.revokedAt), gt(sessions.endsAt, now))
  const [other] = await tx.select({ id: sessions.id }).from(sessions).where(live).limit(1)
  if (other) {
    throw new RequestError('session-exists', 'This account is signed in elsewhere.', {
      hint: 'Send force: true to sign in here as well.',
    })
  }
}

/** A temporary password works once; using it ends the password that it replaces and all other temporary ones. */
async function useTemporary(tx: Db, account: Account, hash: string, now: Date): Promise<Account> {
  const used = {
    temporaryHash: hash,
    temporaryUsedAt: now,
    passwordHash: null,
    recoveryHash: null,
    recoveryExpiresAt: null,
  }
  await tx.update(accounts).set(used).where(eq(accounts.id, account.id))
  await forgetPasswords(tx, account.id)
  return { ...account, ...used }
}

/** The same whatever was wrong; somebody with an old invitation reads what to do all the same. */
const failed = () =>
  new NotAllowed('sign-in-failed', 'Login failed. Please try again.', {
    hint: 'A mailed password works once, until the day in its mail: ‘Forgot password?’ mails another.',
  })

export interface SignInParts {
  db: Db
  clock: Clock
  limits: AttemptLimits
  place: MailPlace
  /** Decrypts the secrets of authenticator apps. */
  totpSealer: Sealer
  needsSecondStep: (role: Role) => boolean
  admit: AdmitCall
  /** Encrypts what waits to be mailed. */
  sealer: Pick<Sealer, 'seal'>
}

/** A few an hour: the person who knows the password may not be the owner. */
const undoLimit: CallLimit = { scope: 'undo-deletion', count: 3, window: minutes(60) }

async function offerUndo(
  { db, place, sealer, admit }: SignInParts,
  account: Account & { deletedAt: Date },
  origin: Origin,
  now: Date,
): Promise<void> {
  // Over the limit, a mail has been sent already.
  const admitted = await admit(undoLimit, account.id).then(
    () => true,
    () => false,
  )
  if (admitted) await db.transaction((tx) => mailUndoLink(tx, { place, sealer }, account, origin, now))
}

/**
 * Throws 'sign-in-failed' with the same message whatever was wrong, 'session-exists' and 'rate-limited'; once the
 * password was right also 'second-step-required', 'passkey-required', 'account-blocked' and 'account-deleted'.
 */
export async function signIn(
  parts: SignInParts,
  { email, password, code, force, address, device, userAgent }: SignInRequest,
): Promise<SignIn> {
  const { db, clock, limits, place, totpSealer, needsSecondStep } = parts
  const now = clock()
  // Both are always looked up, so that the timing reveals nothing.
  const [living, deleted] = await Promise.all([findAccount(db, email), findDeletedByOwner(db, email, now)])
  const account = living ?? deleted
  const matching: { match: Match | null } = { match: null }
  const outcome = await limits.guard({ email, address, device }, async () => {
    matching.match = await matchPassword(account, password, now)
    if (!account || !matching.match) return false
    if (account.deletedAt) return true
    if (account.totpSecret === null) return (await mustUsePasskey(db, account, needsSecondStep)) ? 'unfinished' : true
    if (code === undefined) return 'unfinished'
    return (await judgeCode(db, totpSealer, account, code, now)) !== null
  })
  const { match } = matching
  if (!account || !match) throw failed()
  const origin = { address, userAgent }
  if (account.deletedAt) {
    await offerUndo(parts, { ...account, deletedAt: account.deletedAt }, origin, now)
    throw new NotAllowed('account-deleted', 'You deleted this account. We have mailed you a link that brings it back.')
  }
  if (outcome === 'unfinished') throw account.totpSecret === null ? passkeyMissing() : codeMissing()
  if (!outcome) {
    await noteSecurity(db, account.id, 'second-step-failed', origin, now)
    throw codeWrong()
  }
  refuseClosed(account, now)
  const temporary = match.kind !== 'own'
  return db.transaction(async (tx) => {
    const locked = await lockMatched(tx, account, match, now)
    if (!locked) throw failed()
    refuseClosed(locked, now)
    const spent = locked.totpSecret === null ? null : await spendCode(tx, totpSealer, locked, code ?? '', now)
    if (locked.totpSecret !== null && spent === null) throw codeWrong()
    if (!force) await refuseSecondSession(tx, account, now)
    const current = temporary ? await useTemporary(tx, locked, match.hash, now) : locked
    if (spent === 'recovery') {
      await noteSecurity(tx, account.id, 'recovery-code-used', origin, now)
      await tellOwner(tx, place, current, 'recovery-code-used', origin, now)
    }
    return beginKnownSession(tx, parts, current, { known: device !== null, temporary, stepped: false, origin, now })
  })
}
