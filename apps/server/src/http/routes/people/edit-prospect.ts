import { actorOf } from '../../callers/actor-of.ts'
import type { Handler } from '../../handler.ts'

export const editProspect: Handler<'editProspect'> = async (call) => ({
  data: await call.services.people.edit(call.params.id, call.body, actorOf(call)),
  message: 'Saved',
})
