import { actorOf } from '../../callers/actor-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const createShowcase: Handler<'createShowcase'> = async (call) => ({
  data: await call.services.showcases.make(call.params.id, call.body, {
    actor: actorOf(call),
    user: requireSignedIn(call.signedIn).user,
  }),
  message: 'The link is made',
})
