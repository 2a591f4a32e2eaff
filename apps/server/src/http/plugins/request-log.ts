import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'

/**
 * One line and one measurement for each answer. The route stands for the address: a real one may hold the id by which
 * a visitor's result is read, or a text in its query.
 */
export function requestLog(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'web app'
    const { method } = request
    const { statusCode: status, elapsedTime } = reply
    metrics.observeRequest({ method, route, status }, elapsedTime / 1000)
    request.log.info(
      { method, route, status, ms: Math.round(elapsedTime), account: request.signedIn?.user.id },
      'answered',
    )
  })
}
