import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Call } from '../handler.ts'
import { holdStream } from './hold-stream.ts'
import { serverSentEvents } from './server-sent-events.ts'
import { whileSignedIn } from './while-signed-in.ts'

/**
 * Sends states as events while the caller's session is valid. Throws 'rate-limited' before anything is read, and what
 * `states` throws.
 */
export async function sendEvents<State>(
  reply: FastifyReply,
  call: Pick<Call<unknown>, 'services' | 'signedIn' | 'stopping' | 'ip' | 'env'>,
  states: () => Promise<AsyncIterable<State | null>>,
  revisionOf: (state: State) => number,
): Promise<FastifyReply> {
  holdStream(reply, call)
  const { services, signedIn, stopping } = call
  const events = serverSentEvents(whileSignedIn(await states(), services, signedIn), revisionOf, stopping)
  return (
    reply
      .type('text/event-stream')
      .header('cache-control', 'no-store')
      // Tells buffering proxies to forward events at once.
      .header('x-accel-buffering', 'no')
      .send(Readable.from(events))
  )
}
