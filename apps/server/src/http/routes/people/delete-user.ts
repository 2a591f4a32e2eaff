import { actorOf } from '../../actor-of.ts'
import type { Handler } from '../../handler.ts'

export const deleteUser: Handler<'deleteUser'> = async (call) => {
  const actor = actorOf(call)
  const { id, type } = call.params
  const deleter = { ...actor, mayDeleteAccounts: actor.role === 'admin' }
  return { data: await call.services.people.delete(id, type, deleter), message: 'Deleted' }
}
