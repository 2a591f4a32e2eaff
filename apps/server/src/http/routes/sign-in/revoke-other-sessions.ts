import type { Handler } from '../../handler.ts'
import { originOf } from '../../origin-of.ts'
import { requireSignedIn } from '../../require-signed-in.ts'

export const revokeOtherSessions: Handler<'revokeOtherSessions'> = async (call) => ({
  data: { revoked: await call.services.accounts.revokeOtherSessions(requireSignedIn(call.signedIn), originOf(call)) },
})
