import { actorOf } from '../../callers/actor-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const deleteWebhook: Handler<'deleteWebhook'> = async (call) => {
  await call.services.webhooks.remove(requireSignedIn(call.signedIn).user.id, call.params.id, actorOf(call))
  return { data: { deleted: true } }
}
