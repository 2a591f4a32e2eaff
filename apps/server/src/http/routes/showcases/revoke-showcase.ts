import { actorOf } from '../../callers/actor-of.ts'
import type { Handler } from '../../handler.ts'

export const revokeShowcase: Handler<'revokeShowcase'> = async (call) => ({
  data: await call.services.showcases.revoke(call.params.id, call.params.link, actorOf(call)),
})
