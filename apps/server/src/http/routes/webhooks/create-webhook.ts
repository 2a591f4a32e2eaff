import { actorOf } from '../../callers/actor-of.ts'
import { originOf } from '../../callers/origin-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const createWebhook: Handler<'createWebhook'> = async (call) => {
  const caller = requireSignedIn(call.signedIn)
  // It outlives the session, so an open session is not enough to make one.
  call.services.accounts.requireProof(caller)
  return { data: await call.services.webhooks.create(caller.user.id, call.body, actorOf(call), originOf(call)) }
}
