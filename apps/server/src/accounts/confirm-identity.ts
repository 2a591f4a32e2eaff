import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts, sessions, tokens } from '../database/schema/accounts.ts'
import { after, minutes } from '../time/clock.ts'
import type { SignedInCaller } from './caller.ts'
import { lockAccount } from './lock-account.ts'
import { checkPasskey, passkeyWrong } from './passkeys/check-passkey.ts'
import { partyOrRefusal, type RelyingParty } from './passkeys/relying-party.ts'
import { passwordMissing } from './passwords/password-missing.ts'
import { verifyPassword } from './passwords/passwords.ts'
import { judgeCode, spendCode } from './second-step/check-code.ts'
import type { SignInParts } from './sign-in.ts'

/** How long a proof of identity is valid for changing roles, exports and deletions. */
const proofLifetime = minutes(15)

export interface Proof {
  password?: string | undefined
  code?: string | undefined
  /** The answer to a challenge that this browser requested. */
  passkey?: unknown
}

/** Throws 'confirmation-required' if the last proof is too old or was never given. */
export function requireProof({ verifiedAt }: Pick<SignedInCaller, 'verifiedAt'>, now: Date): void {
  if (verifiedAt && after(verifiedAt, proofLifetime) > now) return
  throw new NotAllowed('confirmation-required', 'Please confirm that it is you.', {
    hint: 'Nothing was done. Try again with your password, a code of your authenticator app or a passkey (programs: POST /v1/app/auth/confirm).',
  })
}

/** The call that required the proof is repeated with the token that the browser has. */
const tokenGrace = minutes(1)

/** The session continues; its other access tokens end soon, and the refresh token brings new ones. */
async function noteProof(tx: Db, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ verifiedAt: now }).where(eq(sessions.id, sessionId))
  const soon = after(now, tokenGrace)
  await tx
    .update(tokens)
    .set({ expiresAt: soon })
    .where(and(eq(tokens.sessionId, sessionId), eq(tokens.kind, 'access'), gt(tokens.expiresAt, soon)))
}

/**
 * Confirms by password, code or passkey that the session's owner is present. Throws 'code-wrong', 'password-missing',
 * 'passkey-wrong' and 'rate-limited'.
 */
export async function confirmIdentity(
  {
    db,
    clock,
    limits,
    totpSealer,
    party,
  }: Pick<SignInParts, 'db' | 'clock' | 'limits' | 'totpSealer'> & { party: RelyingParty | null },
  { user, sessionId }: SignedInCaller,
  { password, code, passkey }: Proof,
  { address, mark }: { address: string; mark: string },
): Promise<Date> {
  const now = clock()
  if (passkey !== undefined) {
    // The cast: the library checks what it is given and refuses anything of another shape.
    const answer = passkey as AuthenticationResponseJSON
    const { accountId } = await checkPasskey(db, partyOrRefusal(party), mark, answer, now)
    if (accountId !== user.id) throw passkeyWrong()
    await db.transaction((tx) => noteProof(tx, sessionId, now))
    return after(now, proofLifetime)
  }
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, user.id), isNull(accounts.deletedAt)))
  if (account && code === undefined && account.passwordHash === null) throw passwordMissing()
  const right = await limits.guard({ email: user.email, address, session: sessionId }, async () => {
    if (!account) return false
    if (code !== undefined)
      return account.totpSecret !== null && (await judgeCode(db, totpSealer, account, code, now)) !== null
    return verifyPassword(account.passwordHash, password ?? '')
  })
  const wrong = () =>
    new RequestError('code-wrong', code === undefined ? 'The password is not right.' : 'The code is not right.')
  if (!right) throw wrong()
  await db.transaction(async (tx) => {
    const locked = await lockAccount(tx, user.id)
    // The password was changed or the code used in the meantime.
    if (!locked || (code === undefined && locked.passwordHash !== account?.passwordHash)) throw wrong()
    if (code !== undefined && (await spendCode(tx, totpSealer, locked, code, now)) === null) throw wrong()
    await noteProof(tx, sessionId, now)
  })
  return after(now, proofLifetime)
}
