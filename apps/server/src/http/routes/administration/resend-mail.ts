import { actorOf } from '../../callers/actor-of.ts'
import type { Handler } from '../../handler.ts'

export const resendMail: Handler<'resendMail'> = async (call) => ({
  data: await call.services.outbox.resend(call.params.id, actorOf(call)),
  message: 'The mail is in the queue again',
})
