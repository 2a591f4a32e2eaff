import type { SignIn } from '@vitrine/contracts/account.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts, sessions } from '../database/schema/accounts.ts'
import { type Account, findAccount } from './account.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { Clock } from './clock.ts'
import { forgetPasswords } from '../mail/forget-passwords.ts'
import { verifyPassword } from './passwords.ts'
import { startSession } from './start-session.ts'

export interface SignInRequest {
  email: string
  password: string
  /** Sign in although other sessions exist. */
  force: boolean
  address: string
  userAgent: string | null
}

const usableTemporaryHash = (account: Account | null, now: Date): string | null => {
  if (!account?.temporaryExpiresAt || account.temporaryUsedAt || account.temporaryExpiresAt <= now) return null
  return account.temporaryHash
}

/** Which password it is. Both are always looked at, so that the time tells nothing. */
const matchPassword = async (
  account: Account | null,
  password: string,
  now: Date,
): Promise<'own' | 'temporary' | null> => {
  const [own, temporary] = await Promise.all([
    verifyPassword(account?.passwordHash ?? null, password),
    verifyPassword(usableTemporaryHash(account, now), password),
  ])
  if (own) return 'own'
  return temporary ? 'temporary' : null
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

/** A temporary password serves once, and its use ends the password that it replaces. Null when somebody was faster. */
const useTemporary = async (tx: Db, account: Account, now: Date): Promise<Account | null> => {
  const unused = and(eq(accounts.id, account.id), isNull(accounts.temporaryUsedAt))
  const [used] = await tx.update(accounts).set({ temporaryUsedAt: now, passwordHash: null }).where(unused).returning()
  if (used) await forgetPasswords(tx, account.id)
  return used ?? null
}

const failed = () => new NotAllowed('sign-in-failed', 'Login failed. Please try again.')

/** Throws 'sign-in-failed' in the same words whatever was wrong, 'session-exists' and 'rate-limited'. */
export const signIn = async (
  { db, clock, limits }: { db: Db; clock: Clock; limits: AttemptLimits },
  { email, password, force, address, userAgent }: SignInRequest,
): Promise<SignIn> => {
  const account = await findAccount(db, email)
  const now = clock()
  let matched: 'own' | 'temporary' | null = null
  await limits.guard({ email, address }, async () => {
    matched = await matchPassword(account, password, now)
    return matched !== null
  })
  if (!account || !matched) throw failed()
  const temporary = matched === 'temporary'
  return db.transaction(async (tx) => {
    if (!force) await refuseSecondSession(tx, account, now)
    const current = temporary ? await useTemporary(tx, account, now) : account
    if (!current) throw failed()
    return startSession(tx, current, { temporary, userAgent, now })
  })
}
