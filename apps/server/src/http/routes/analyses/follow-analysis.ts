import { Readable } from 'node:stream'
import type { Handler } from '../../handler.ts'
import { reader } from './analysis-caller.ts'
import { whileSignedIn } from './while-signed-in.ts'
import { serverSentEvents } from './server-sent-events.ts'

export const followAnalysis: Handler<'followAnalysis'> = async (call, request, reply) => {
  const after = Number(request.headers['last-event-id'] ?? 0)
  const states = await call.services.analyses.follow(call.params.id, reader(call), {
    after: Number.isInteger(after) && after > 0 ? after : 0,
    signal: call.signal,
  })
  return (
    reply
      .type('text/event-stream')
      .header('cache-control', 'no-store')
      // Proxies that collect a page before they pass it on would hold events back.
      .header('x-accel-buffering', 'no')
      .send(Readable.from(serverSentEvents(whileSignedIn(states, call.services.accounts, call.signedIn))))
  )
}
