import { originOf } from '../../callers/origin-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const revokeSession: Handler<'revokeSession'> = async (call) => {
  const { accounts } = call.services
  const caller = requireSignedIn(call.signedIn)
  accounts.requireProof(caller)
  await accounts.revokeSession(caller, call.params.id, originOf(call))
  return { data: { revoked: 1 } }
}
