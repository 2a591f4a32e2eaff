import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import type { FastifyInstance } from 'fastify'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
/** `none`: the person's own doing. Programs and old browsers send nothing. */
const own = new Set([undefined, 'same-origin', 'none'])

/**
 * Refuses what another site's page lets a browser send (W3C Fetch Metadata). Tokens do not come with such a call, but cookies may, and what the
 * answer tells the browser to clear is cleared.
 */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (reading.has(method) || own.has(headers['sec-fetch-site'])) return
    throw new NotAllowed('not-allowed', 'Pages of other sites may not do this.', {
      hint: 'Call from a program, or from our own pages.',
    })
  })
}
