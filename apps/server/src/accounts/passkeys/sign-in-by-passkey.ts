import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { SignIn } from '@vitrine/contracts/accounts/account.ts'
import { refuseClosed } from '../closed.ts'
import { lockLiveAccount } from '../lock-account.ts'
import { beginKnownSession } from '../sessions/begin-known-session.ts'
import type { SignInParts } from '../sign-in.ts'
import { checkPasskey, passkeyWrong } from './check-passkey.ts'
import { partyOrRefusal, type RelyingParty } from './relying-party.ts'

export interface PasskeySignIn {
  response: unknown
  /** The mark of the browser that requested the challenge. */
  mark: string
  address: string
  userAgent: string | null
  /** Whether the account has signed in from this browser before. */
  knows: (email: string) => boolean
}

/** Throws 'not-configured', 'passkey-wrong' and 'account-blocked'. */
export async function signInByPasskey(
  parts: Pick<SignInParts, 'db' | 'clock' | 'place' | 'needsSecondStep'> & { party: RelyingParty | null },
  { response, mark, address, userAgent, knows }: PasskeySignIn,
): Promise<SignIn> {
  const now = parts.clock()
  // The cast: the library checks what it is given and refuses anything of another shape.
  const answer = response as AuthenticationResponseJSON
  const { id: passkeyId, accountId } = await checkPasskey(parts.db, partyOrRefusal(parts.party), mark, answer, now)
  return parts.db.transaction(async (tx) => {
    const account = await lockLiveAccount(tx, accountId)
    if (!account) throw passkeyWrong()
    refuseClosed(account, now)
    const origin = { address, userAgent }
    return beginKnownSession(tx, parts, account, {
      known: knows(account.email),
      temporary: false,
      stepped: true,
      passkeyId,
      origin,
      now,
    })
  })
}
