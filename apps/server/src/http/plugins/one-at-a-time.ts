import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Of one connection. Browsers and most programs wait for each answer; nobody honest sends so many ahead. */
const mostWaiting = 20

/**
 * Handles the requests of one connection one after another. Their answers leave in this order anyway, and those behind
 * a caller who does not read would each keep what they hold, such as an open file. A connection with too many waiting
 * is closed.
 */
export function oneAtATime(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, (() => void)[]>()
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    const line = lines.get(socket)
    reply.raw.once('close', () => {
      const next = lines.get(socket)?.shift()
      if (next) next()
      else lines.delete(socket)
    })
    if (!line) {
      lines.set(socket, [])
      return
    }
    if (line.length < mostWaiting) await new Promise<void>((resolve) => line.push(resolve))
    else socket.destroy()
    if (socket.destroyed) reply.hijack()
  })
}
