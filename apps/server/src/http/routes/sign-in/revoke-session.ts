import type { Handler } from '../../handler.ts'
import { originOf } from '../../callers/origin-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'

export const revokeSession: Handler<'revokeSession'> = async (call) => {
  await call.services.accounts.revokeSession(requireSignedIn(call.signedIn), call.params.id, originOf(call))
  return { data: { revoked: 1 } }
}
