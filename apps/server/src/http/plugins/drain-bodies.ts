import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** More than any call takes, so that callers who sent a little too much are told so; in bytes and milliseconds. */
const mostDrained = 128 * 1_048_576
const longestDrain = 60_000

/** Reads what is left of a body and forgets it. False where it is too much or takes too long. */
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
 * An answer given before its request has arrived whole goes out at once, and what is still on its way is read and
 * thrown away. A connection that is closed over unread bytes takes the answer with it: browsers and most programs
 * write all of a body first, and would show a broken connection instead of what is wrong.
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
