import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { SignedInCaller } from '../../accounts/caller.ts'
import type { Actor } from '../../audit/actor.ts'
import { requireSignedIn } from './require-signed-in.ts'

/** The caller as recorded in the audit log. */
export function actorOf({
  signedIn,
  ip,
}: {
  signedIn: SignedInCaller | null
  ip: string
}): Actor & { accountId: string; role: Role } {
  const { user } = requireSignedIn(signedIn)
  return { by: 'account', accountId: user.id, role: user.role, address: ip }
}
