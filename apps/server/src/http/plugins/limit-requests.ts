import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { Unavailable } from '@vitrine/errors/unavailable.ts'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../accounts/limits/network-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts towards the caller's rate; files of the web app do not. */
    counted?: boolean
  }
}

const perMinute = 600

/**
 * Limits requests per address. Counted in memory, for each instance separately: limits that must hold across instances
 * (sign-in, visitors' runs) are counted in the database.
 */
export async function limitRequests(app: FastifyInstance, rateLimits: boolean): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 10_000,
    pressureHandler: (request, _reply, _type, delay) => {
      // The plugin reports a second without a sample as an infinite delay; a busy machine has such seconds.
      if (delay === Number.POSITIVE_INFINITY) return
      // Files and pages cost little, and a page without its files is worse than a slow one.
      if (request.routeOptions.config.counted !== true) return
      throw new Unavailable('queue-full', 'The server has more to do than it can.', { retryAfter: 5 })
    },
  })
  if (!rateLimits) return
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: (request) => request.routeOptions.config.counted !== true,
    errorResponseBuilder: (_request, { ttl }) =>
      new RequestError('rate-limited', `More than ${perMinute} calls in a minute.`, {
        hint: 'Wait a little before you go on.',
        retryAfter: Math.ceil(ttl / 1000),
      }),
  })
}
