import { actorOf } from '../../callers/actor-of.ts'
import type { Handler } from '../../handler.ts'

export const mailDemoInvitation: Handler<'mailDemoInvitation'> = async (call) => ({
  data: await call.services.people.mailDemoInvitation(call.params.id, actorOf(call)),
  message: 'The invitation is on its way',
})
