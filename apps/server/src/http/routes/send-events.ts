import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Call } from '../handler.ts'
import { serverSentEvents } from './server-sent-events.ts'
import { whileSignedIn } from './while-signed-in.ts'

/** Answers with states as they come, as long as the session of who asks goes on. */
export const sendEvents = <State>(
  reply: FastifyReply,
  { services, signedIn, stopping }: Pick<Call<unknown>, 'services' | 'signedIn' | 'stopping'>,
  states: AsyncIterable<State | null>,
  revisionOf: (state: State) => number,
): FastifyReply =>
  reply
    .type('text/event-stream')
    .header('cache-control', 'no-store')
    // Proxies that collect a page before they pass it on would hold events back.
    .header('x-accel-buffering', 'no')
    .send(Readable.from(serverSentEvents(whileSignedIn(states, services, signedIn), revisionOf, stopping)))
