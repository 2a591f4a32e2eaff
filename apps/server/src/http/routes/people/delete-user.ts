import { actorOf } from '../../callers/actor-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const deleteUser: Handler<'deleteUser'> = async (call) => {
  const actor = actorOf(call)
  const { id, type } = call.params
  call.services.accounts.requireProof(requireSignedIn(call.signedIn))
  const deleter = { ...actor, mayDeleteAccounts: actor.role === 'admin' }
  return { data: await call.services.people.delete(id, type, deleter), message: 'Deleted' }
}
