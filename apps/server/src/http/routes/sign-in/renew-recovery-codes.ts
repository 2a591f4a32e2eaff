import { originOf } from '../../callers/origin-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (call) => {
  const { accounts } = call.services
  const caller = requireSignedIn(call.signedIn)
  accounts.requireProof(caller)
  return { data: { recoveryCodes: await accounts.secondStep.renewCodes(caller.user.id, originOf(call)) } }
}
