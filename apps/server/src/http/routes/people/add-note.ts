import { actorOf } from '../../callers/actor-of.ts'
import type { Handler } from '../../handler.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'

export const addNote: Handler<'addNote'> = async (call) => ({
  data: await call.services.people.addNote(call.params.id, call.body, {
    actor: actorOf(call),
    user: requireSignedIn(call.signedIn).user,
  }),
})
