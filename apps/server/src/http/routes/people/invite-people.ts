import { actorOf } from '../../actor-of.ts'
import type { Handler } from '../../handler.ts'
import { requireSignedIn } from '../../require-signed-in.ts'

export const invitePeople: Handler<'invitePeople'> = async (call) => ({
  data: await call.services.people.invite(call.body, {
    actor: actorOf(call),
    user: requireSignedIn(call.signedIn).user,
  }),
})
