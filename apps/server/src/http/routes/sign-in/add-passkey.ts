import { originOf } from '../../callers/origin-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const addPasskey: Handler<'addPasskey'> = async (call) => {
  const { accounts } = call.services
  const caller = requireSignedIn(call.signedIn)
  accounts.requireProof(caller)
  return { data: await accounts.passkeys.add(caller, call.body.name, call.body.response, originOf(call)) }
}
