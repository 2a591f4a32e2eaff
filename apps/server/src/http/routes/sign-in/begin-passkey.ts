import type { Handler } from '../../handler.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'

export const beginPasskey: Handler<'beginPasskey'> = async ({ services: { accounts }, signedIn }) => {
  const caller = requireSignedIn(signedIn)
  accounts.requireProof(caller)
  return { data: await accounts.passkeys.begin(caller) }
}
