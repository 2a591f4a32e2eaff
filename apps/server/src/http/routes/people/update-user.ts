import { actorOf } from '../../actor-of.ts'
import type { Handler } from '../../handler.ts'

export const updateUser: Handler<'updateUser'> = async (call) => ({
  data: await call.services.people.update(call.params.id, call.body, actorOf(call)),
  message: 'Saved',
})
