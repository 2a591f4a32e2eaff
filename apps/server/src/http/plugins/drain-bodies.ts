import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * More than any call takes, so that a caller who sent a little too much still gets the answer; in bytes and
 * milliseconds.
 */
const mostDrained = 128 * 1_048_576
const longestDrain = 60_000

/** Reads the rest of a body and discards it. False if it is too large or takes too long. */
async function drain({ raw }: FastifyRequest): Promise<boolean> {
  let drained = 0
  const stop = new AbortController()
  const tooMuch = new Promise<false>((resolve) => {
    raw.on('data', (chunk: Buffer) => {
      drained += chunk.length
      if (drained > mostDrained) resolve(false)
    })
  })
  const over = new Promise<true>((resolve) => {
    raw.once('end', () => resolve(true)).once('close', () => resolve(true))
  })
  raw.unpipe()
  raw.resume()
  const tooLong = pause(longestDrain, false, { signal: stop.signal }).catch(() => false)
  const ended = await Promise.race([over, tooMuch, tooLong])
  stop.abort()
  return ended
}

async function* answerThenDrain(answer: string | Buffer, request: FastifyRequest): AsyncGenerator<string | Buffer> {
  yield answer
  if (!(await drain(request))) request.raw.destroy()
}

/**
 * An answer to a request that has not fully arrived is sent at once, and the rest of the request is read and discarded.
 * Closing a connection with unread bytes resets it and loses the answer: browsers and most programs write the whole
 * body first, and would show a broken connection instead of what is wrong.
 */
export function drainBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { headers, complete } = request.raw
    const carries = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (!carries || complete || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload
    reply.header('content-length', Buffer.byteLength(payload))
    return Readable.from(answerThenDrain(payload, request))
  })
}
