import type { Handler } from '../../handler.ts'
import { sendEvents } from '../send-events.ts'

export const followWarmUp: Handler<'followWarmUp'> = async (call, _request, reply) => {
  const states = async () => {
    // Before anything is sent, so that a missing one is answered as not found.
    await call.services.administration.readWarmUp(call.params.id)
    return call.services.administration.followWarmUp(call.params.id, call.signal)
  }
  return sendEvents(reply, call, states, ({ workers }) =>
    workers.reduce((sum, { state, engines }) => sum + engines.length + (state === 'done' ? 2 : 1), 0),
  )
}
