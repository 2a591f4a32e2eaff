import type { SignIn } from '@vitrine/contracts/accounts/account.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { accounts, sessions } from '../../database/schema/accounts.ts'
import { forgetPasswords } from '../../mail/forget-passwords.ts'
import { findAccount } from '../account.ts'
import type { SignedInCaller } from '../caller.ts'
import { lockAccount } from '../lock-account.ts'
import { revokeApiKeys } from '../revoke-api-keys.ts'
import { noteSecurity, tellOwner } from '../security-events.ts'
import { startSession } from '../sessions/start-session.ts'
import type { SignInParts } from '../sign-in.ts'
import { passwordMissing } from './password-missing.ts'
import { checkPasswordRules } from './password-rules.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { verifyTemporary } from './temporary-hash.ts'

export interface SetPasswordRequest {
  signedIn: SignedInCaller
  /** In a session that began with a temporary password: that password, although it is used. */
  currentPassword: string
  newPassword: string
  address: string
  userAgent: string | null
}

const wrong = () => new NotAllowed('sign-in-failed', 'The current password is not right.')

/**
 * Sets the account's own password, ends all of its sessions and API keys, and begins a new session. Throws
 * 'sign-in-failed', 'password-missing', 'password-weak' and 'rate-limited'.
 */
export async function setPassword(
  {
    db,
    clock,
    limits,
    place,
    needsSecondStep,
  }: Pick<SignInParts, 'db' | 'clock' | 'limits' | 'place' | 'needsSecondStep'>,
  { signedIn, currentPassword, newPassword, address, userAgent }: SetPasswordRequest,
): Promise<SignIn> {
  const { email, name } = signedIn.user
  const account = await findAccount(db, email)
  if (!account) throw wrong()
  const hashColumn = signedIn.caller === 'temporary' ? 'temporaryHash' : 'passwordHash'
  const stored = account[hashColumn]
  if (stored === null) throw passwordMissing()
  // Temporary passwords are hashed differently.
  const verify = signedIn.caller === 'temporary' ? verifyTemporary : verifyPassword
  const attempt = { email, address, session: signedIn.sessionId }
  const right = await limits.guard(attempt, () => verify(stored, currentPassword))
  if (!right) throw wrong()
  await checkPasswordRules(newPassword, { email, name, currentPassword, product: place.product })
  const passwordHash = await hashPassword(newPassword)
  const now = clock()
  return db.transaction(async (tx) => {
    const locked = await lockAccount(tx, account.id)
    // Somebody else changed it while this one was verified.
    if (!locked || locked.deletedAt || locked[hashColumn] !== stored) throw wrong()
    const [changed] = await tx
      .update(accounts)
      .set({
        passwordHash,
        temporaryHash: null,
        temporaryExpiresAt: null,
        temporaryUsedAt: null,
        recoveryHash: null,
        recoveryExpiresAt: null,
      })
      .where(eq(accounts.id, account.id))
      .returning()
    if (!changed) throw wrong()
    await forgetPasswords(tx, account.id)
    await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.accountId, account.id), isNull(sessions.revokedAt)))
    await revokeApiKeys(tx, account.id, now)
    const origin = { address, userAgent }
    await noteSecurity(tx, account.id, 'password-changed', origin, now)
    await tellOwner(tx, place, changed, 'password-changed', origin, now)
    return startSession(tx, changed, {
      temporary: false,
      unfamiliar: false,
      stepped: signedIn.stepped,
      origin,
      needsSecondStep,
      now,
    })
  })
}
