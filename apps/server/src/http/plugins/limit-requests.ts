import { monitorEventLoopDelay } from 'node:perf_hooks'
import rateLimit from '@fastify/rate-limit'
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

/** Milliseconds. */
const resolution = 10
const longestDelay = 10_000

/** Refuses counted requests while the event loop is late. */
function refuseUnderPressure(app: FastifyInstance): void {
  const histogram = monitorEventLoopDelay({ resolution })
  histogram.enable()
  let delay = 0
  const sampler = setInterval(() => {
    // Not a number where a second had no sample: a busy machine has such seconds.
    delay = Number.isNaN(histogram.mean) ? 0 : histogram.mean / 1e6 - resolution
    histogram.reset()
  }, 1000)
  app.addHook('onClose', async () => {
    clearInterval(sampler)
    histogram.disable()
  })
  app.addHook('onRequest', async (request) => {
    // Files and pages cost little, and a page without its files is worse than a slow one.
    if (delay <= longestDelay || request.routeOptions.config.counted !== true) return
    throw new Unavailable('queue-full', 'The server has more to do than it can.', { retryAfter: 5 })
  })
}

/**
 * Limits requests per address. Counted in memory, for each instance separately: limits that must hold across instances
 * (sign-in, visitors' runs) are counted in the database.
 */
export async function limitRequests(app: FastifyInstance, rateLimits: boolean): Promise<void> {
  refuseUnderPressure(app)
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
