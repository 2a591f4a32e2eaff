import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import type { SignedInCaller } from '../../accounts/caller.ts'

/** The caller's account, for operations that do not list visitors; the route has already refused visitors. */
export function requireSignedIn(signedIn: SignedInCaller | null): SignedInCaller {
  if (!signedIn) throw new NotAllowed('token-missing', 'No token provided')
  return signedIn
}
