import { actorOf } from '../../callers/actor-of.ts'
import type { Handler } from '../../handler.ts'

export const approveUser: Handler<'approveUser'> = async (call) => ({
  data: await call.services.people.approve(call.params.id, call.params.type, actorOf(call)),
  message: 'Approved',
})
