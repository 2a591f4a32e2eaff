import { actorOf } from '../../callers/actor-of.ts'
import type { Handler } from '../../handler.ts'

export const resendCredentials: Handler<'resendCredentials'> = async (call) => ({
  data: await call.services.people.resendCredentials(call.params.id, actorOf(call)),
  message: 'A new temporary password is on its way',
})
