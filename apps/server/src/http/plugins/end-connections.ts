import type { FastifyInstance } from 'fastify'

/** During shutdown each answer closes its connection, so that the next request is routed elsewhere. */
export function endConnections(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close')
  })
}
