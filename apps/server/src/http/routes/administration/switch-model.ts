import { actorOf } from '../../callers/actor-of.ts'
import type { Handler } from '../../handler.ts'

export const switchModel: Handler<'switchModel'> = async (call) => {
  const change = { modelId: call.params.id, on: call.body.on, reason: call.body.reason }
  return { data: await call.services.administration.switchModel(change, actorOf(call)) }
}
