import { actorOf } from '../../actor-of.ts'
import type { Handler } from '../../handler.ts'

export const warmUp: Handler<'warmUp'> = async (call) => {
  const signal = AbortSignal.any([call.signal, call.stopping])
  const data = await call.services.administration.warmUp(actorOf(call), signal)
  return { data, message: data.ok ? 'Warm up completed!' : 'Warm up completed, with faults' }
}
