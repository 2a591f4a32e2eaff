import { actorOf } from '../../callers/actor-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const addNote: Handler<'addNote'> = async (call) => ({
  data: await call.services.people.addNote(call.params.id, call.body, {
    actor: actorOf(call),
    user: requireSignedIn(call.signedIn).user,
  }),
})
