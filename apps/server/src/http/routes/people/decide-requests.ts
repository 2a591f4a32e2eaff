import { actorOf } from '../../callers/actor-of.ts'
import type { Handler } from '../../handler.ts'

export const decideRequests: Handler<'decideRequests'> = async (call) => ({
  data: { decided: await call.services.people.decide(call.body, actorOf(call)) },
})
