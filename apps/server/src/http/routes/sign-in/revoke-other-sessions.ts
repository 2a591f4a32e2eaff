import { originOf } from '../../callers/origin-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const revokeOtherSessions: Handler<'revokeOtherSessions'> = async (call) => {
  const { accounts } = call.services
  const caller = requireSignedIn(call.signedIn)
  accounts.requireProof(caller)
  return { data: { revoked: await accounts.revokeOtherSessions(caller, originOf(call)) } }
}
