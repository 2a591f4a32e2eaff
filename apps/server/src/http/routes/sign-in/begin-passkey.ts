import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const beginPasskey: Handler<'beginPasskey'> = async ({ services: { accounts }, signedIn }) => {
  const caller = requireSignedIn(signedIn)
  accounts.requireProof(caller)
  return { data: await accounts.passkeys.begin(caller) }
}
