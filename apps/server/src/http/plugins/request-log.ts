import { createHmac, randomBytes } from 'node:crypto'
import type { Problem } from '@vitrine/errors/problems.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../accounts/network-of.ts'
import type { Metrics } from '../metrics.ts'
import { securityMarkOf } from '../security-mark.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused. */
    problem: Problem | null
  }
}

/** Tells by itself nothing of an address, not even to who tries all of them: the key is forgotten with the process. */
const addressKey = randomBytes(32)
const sourceOf = (ip: string): string =>
  createHmac('sha256', addressKey).update(networkOf(ip)).digest('base64url').slice(0, 12)

/** What the line says besides of a refusal: one that is a matter of security has its mark, and a sign by which those of one network are known. */
function refusalOf({ problem, ip }: FastifyRequest) {
  if (problem === null) return {}
  const security = securityMarkOf(problem)
  return { problem, ...(security !== null && { security, source: sourceOf(ip) }) }
}

/**
 * One line and one measurement for each answer. The route stands for the address: a real one may hold the id by which
 * a visitor's result is read, or a text in its query.
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
