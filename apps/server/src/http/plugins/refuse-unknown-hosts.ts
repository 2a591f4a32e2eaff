import { InputError } from '@vitrine/errors/input-error.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOwnHost, isOwnOrigin } from './own-names.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
/** `none`: the person's own doing. */
const ownSites = new Set(['same-origin', 'none'])
/** Probes may use any name: these answers contain nothing personal, or require a token. */
const probed = new Set(['/healthz', '/readyz', '/metrics'])

/** By W3C Fetch Metadata; browsers send them by https and to localhost only. Else by the origin, which programs do not send. */
function isOwnPage({ headers }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, host = '' } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined) return typeof site === 'string' && ownSites.has(site)
  return origin === undefined || isOwnOrigin(origin, host, publicUrl)
}

/**
 * Refuses requests for host names that others may own, and writing requests sent by other sites' pages. Such a request carries no token, but may carry cookies; visitors need none, and an answer could tell the browser to clear what it stores.
 */
export function refuseUnknownHosts(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    // RFC 9112, 3.2. Node takes the first, and a proxy in front may have taken another.
    if ((request.raw.headersDistinct['host']?.length ?? 0) > 1) {
      throw new InputError('invalid-request', 'The request has more than one Host header.', { hint: 'Send one.' })
    }
    const { host } = request.headers
    // Browsers always send one: HTTP/1.0 has none, and later versions are refused without it.
    if (host !== undefined && !isOwnHost(host, publicUrl) && !probed.has(request.url)) {
      throw new RequestError('host-unknown', 'This server answers to its own name only, and was called by another.', {
        hint: 'Open it by its own address. If this is its address, its operator must set PUBLIC_URL to what people type, and a proxy must pass the Host header on.',
      })
    }
    if (reading.has(request.method) || isOwnPage(request, publicUrl)) return
    throw new NotAllowed('not-allowed', 'Pages of other sites may not do this.', {
      hint: 'Call from a program, or from our own pages.',
    })
  })
}
