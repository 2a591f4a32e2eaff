import type { Handler } from '../../handler.ts'
import { originOf } from '../../callers/origin-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'

export const revokeOtherSessions: Handler<'revokeOtherSessions'> = async (call) => ({
  data: { revoked: await call.services.accounts.revokeOtherSessions(requireSignedIn(call.signedIn), originOf(call)) },
})
