import type { SignIn } from '@vitrine/contracts/account.ts'
import type { Role } from '@vitrine/contracts/roles.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts, sessions } from '../database/schema/accounts.ts'
import { type Account, findAccount } from './account.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { Clock } from '../time/clock.ts'
import { forgetPasswords } from '../mail/forget-passwords.ts'
import type { MailPlace } from '../mail/mail-content.ts'
import type { Sealer } from '../secrets/sealer.ts'
import { refuseClosed } from './closed.ts'
import { judgeCode, spendCode } from './second-step/check-code.ts'
import { noteSecurity, tellOwner } from './security-events.ts'
import { verifyPassword } from './passwords.ts'
import { verifyTemporary } from './temporary-hash.ts'
import { startSession } from './start-session.ts'

export interface SignInRequest {
  email: string
  password: string
  /** Of the authenticator app, or a recovery code; asked for where the account has a second step. */
  code?: string | undefined
  /** Sign in although other sessions exist. */
  force: boolean
  address: string
  /** Id of a device that this account has signed in from before. */
  device: string | null
  userAgent: string | null
}

/** Which password was right, with the hash that it was compared with. */
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

/** All are always looked at, so that the time tells nothing. */
const matchPassword = async (account: Account | null, password: string, now: Date): Promise<Match | null> => {
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
 * The account as it is now, held until the transaction ends, if the password that was right is still the account's: it may
 * have been changed while it was looked at, which takes its time.
 */
const lockMatched = async (tx: Db, { id }: Account, match: Match, now: Date): Promise<Account | null> => {
  const live = and(eq(accounts.id, id), isNull(accounts.deletedAt))
  const [current] = await tx.select().from(accounts).where(live).for('update')
  return current && usableHashes(current, now)[match.kind] === match.hash ? current : null
}

const refuseSecondSession = async (tx: Db, account: Account, now: Date): Promise<void> => {
  const live = and(eq(sessions.accountId, account.id), isNull(sessions.revokedAt), gt(sessions.endsAt, now))
  const [other] = await tx.select({ id: sessions.id }).from(sessions).where(live).limit(1)
  if (other) {
    throw new RequestError('session-exists', 'This account is signed in elsewhere.', {
      hint: 'Send force: true to sign in here as well.',
    })
  }
}

/** A temporary password serves once, and its use ends the password that it replaces and every other temporary one. */
const useTemporary = async (tx: Db, account: Account, hash: string, now: Date): Promise<Account> => {
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

const failed = () => new NotAllowed('sign-in-failed', 'Login failed. Please try again.')

const codeMissing = () =>
  new NotAllowed('second-step-required', 'Enter the code of your authenticator app.', {
    hint: 'A recovery code will do as well.',
  })

const codeWrong = () =>
  new NotAllowed('second-step-required', 'This code is not right, or was used before.', {
    hint: 'Wait for the app’s next code, or use a recovery code.',
  })

export interface SignInParts {
  db: Db
  clock: Clock
  limits: AttemptLimits
  place: MailPlace
  /** Opens the secrets of authenticator apps. */
  totpSealer: Sealer
  needsSecondStep: (role: Role) => boolean
}

/**
 * Throws 'sign-in-failed' in the same words whatever was wrong, 'session-exists' and 'rate-limited'; once the password was right also
 * 'second-step-required' and 'account-blocked'.
 */
export const signIn = async (
  { db, clock, limits, place, totpSealer, needsSecondStep }: SignInParts,
  { email, password, code, force, address, device, userAgent }: SignInRequest,
): Promise<SignIn> => {
  const account = await findAccount(db, email)
  const now = clock()
  const matching: { match: Match | null } = { match: null }
  const outcome = await limits.guard({ email, address, device }, async () => {
    matching.match = await matchPassword(account, password, now)
    if (!account || !matching.match) return false
    if (account.totpSecret === null) return true
    if (code === undefined) return 'unfinished'
    return (await judgeCode(db, totpSealer, account, code, now)) !== null
  })
  const { match } = matching
  if (!account || !match) throw failed()
  const origin = { address, userAgent }
  if (outcome === 'unfinished') throw codeMissing()
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
    // The very first sign-in is on a new device by nature.
    const unfamiliar = device === null && locked.lastSignInAt !== null
    if (spent === 'recovery') {
      await noteSecurity(tx, account.id, 'recovery-code-used', origin, now)
      await tellOwner(tx, place, current, 'recovery-code-used', origin, now)
    }
    await noteSecurity(tx, account.id, unfamiliar ? 'signed-in-on-new-device' : 'signed-in', origin, now)
    if (unfamiliar) await tellOwner(tx, place, current, 'signed-in-on-new-device', origin, now)
    return startSession(tx, current, { temporary, unfamiliar, origin, needsSecondStep, now })
  })
}
