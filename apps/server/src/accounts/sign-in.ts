import type { SignIn } from '@vitrine/contracts/account.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts, sessions } from '../database/schema/accounts.ts'
import { type Account, findAccount } from './account.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { Clock } from '../time/clock.ts'
import { forgetPasswords } from '../mail/forget-passwords.ts'
import { verifyPassword } from './passwords.ts'
import { verifyTemporary } from './temporary-hash.ts'
import { startSession } from './start-session.ts'

export interface SignInRequest {
  email: string
  password: string
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

/** Throws 'sign-in-failed' in the same words whatever was wrong, 'session-exists' and 'rate-limited'. */
export const signIn = async (
  { db, clock, limits }: { db: Db; clock: Clock; limits: AttemptLimits },
  { email, password, force, address, device, userAgent }: SignInRequest,
): Promise<SignIn> => {
  const account = await findAccount(db, email)
  const now = clock()
  const matching: { match: Match | null } = { match: null }
  await limits.guard({ email, address, device }, async () => {
    matching.match = await matchPassword(account, password, now)
    return matching.match !== null
  })
  const { match } = matching
  if (!account || !match) throw failed()
  const temporary = match.kind !== 'own'
  return db.transaction(async (tx) => {
    const locked = await lockMatched(tx, account, match, now)
    if (!locked) throw failed()
    if (!force) await refuseSecondSession(tx, account, now)
    const current = temporary ? await useTemporary(tx, locked, match.hash, now) : locked
    return startSession(tx, current, { temporary, userAgent, now })
  })
}
