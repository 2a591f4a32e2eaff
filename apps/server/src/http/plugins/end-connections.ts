import type { FastifyInstance } from 'fastify'

/** While we go down each answer ends its connection, so that the next request comes by a new one: elsewhere. */
export function endConnections(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close')
  })
}
