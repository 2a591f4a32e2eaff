import { actorOf } from '../../callers/actor-of.ts'
import type { Handler } from '../../handler.ts'

export const warmUp: Handler<'warmUp'> = async (call) => {
  const data = await call.services.administration.startWarmUp(actorOf(call))
  return { data, message: 'Warming up...', headers: { location: `/api/warmup/${data.id}` } }
}
