import { createHmac, randomBytes } from 'node:crypto'
import type { Problem } from '@vitrine/errors/problems.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../accounts/limits/network-of.ts'
import type { Metrics } from '../metrics.ts'
import { securityMarkOf } from '../security-mark.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused. */
    problem: Problem | null
  }
}

/** Random per process, so that the hash reveals nothing of an address, not even by trying all of them. */
const addressKey = randomBytes(32)
const sourceOf = (ip: string): string =>
  createHmac('sha256', addressKey).update(networkOf(ip)).digest('base64url').slice(0, 12)

/**
 * What the line says of a refusal: security events have a mark, and an identifier shared by requests from one network.
 */
function refusalOf({ problem, ip }: FastifyRequest) {
  if (problem === null) return {}
  const security = securityMarkOf(problem)
  return { problem, ...(security !== null && { security, source: sourceOf(ip) }) }
}

/**
 * One log line and one measurement for each answer. The route is logged instead of the address, which may contain the
 * id by which a visitor's result is readable, or a text in its query.
 */
export function requestLog(app: FastifyInstance, metrics: Metrics): void {
  app.decorateRequest('problem', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'web app'
    const { method } = request
    const { statusCode: status, elapsedTime } = reply
    metrics.observeRequest({ method, route, status }, elapsedTime / 1000)
    const account = request.signedIn?.user.id
    const line = { method, route, status, ms: Math.round(elapsedTime), account, ...refusalOf(request) }
    request.log.info(line, 'answered')
  })
}
