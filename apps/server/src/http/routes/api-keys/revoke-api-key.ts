import { actorOf } from '../../callers/actor-of.ts'
import { originOf } from '../../callers/origin-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const revokeApiKey: Handler<'revokeApiKey'> = async (call) => {
  const { user } = requireSignedIn(call.signedIn)
  await call.services.apiKeys.revoke(user.id, call.params.id, actorOf(call), originOf(call))
  return { data: { revoked: true } }
}
