import { lookup as lookUp } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { bareHost } from './check-address.ts'
import { isLoopback, isPublicAddress } from './public-address.ts'

const timeoutMilliseconds = 10_000

/** The name resolves to an address that may not be contacted. */
class ForbiddenAddress extends Error {}

const refusal = (host: string) => new ForbiddenAddress(`${host} leads to no public address`)

/**
 * A DNS lookup that refuses a name if any of its addresses is forbidden; the connection uses the address that was
 * checked. An unknown name gets the same message, which would otherwise reveal the names of our own network.
 */
const guardedLookup =
  (allowed: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first || !addresses.every(({ address }) => allowed(address))) return done(refusal(host), '', 4)
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }

/**
 * Posts a body and returns the status of the answer, whose body is not read; redirects are not followed. Rejects if the
 * address is not public, there is no answer within ten seconds, or the connection breaks.
 */
export function postMessage(
  url: URL,
  { headers, body, toLocalhost }: { headers: Record<string, string>; body: string; toLocalhost: boolean },
): Promise<number> {
  const allowed = (address: string) => isPublicAddress(address) || (toLocalhost && isLoopback(address))
  const host = bareHost(url.hostname)
  if (isIP(host) !== 0 && !allowed(host)) return Promise.reject(refusal(host))
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Vitrine-Webhooks/1' },
        lookup: guardedLookup(allowed),
        // A new connection each time: a reused one might lead to an address that is no longer valid.
        agent: false,
        signal: AbortSignal.timeout(timeoutMilliseconds),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    request.on('error', (error) =>
      reject(
        error.name === 'TimeoutError' || error.name === 'AbortError' ? new Error('no answer within 10 seconds') : error,
      ),
    )
    request.end(body)
  })
}
