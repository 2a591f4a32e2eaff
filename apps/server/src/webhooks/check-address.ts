import { isIP } from 'node:net'
import { InputError } from '@vitrine/errors/input-error.ts'
import { isLoopback, isPublicAddress } from './public-address.ts'

const refuse = (message: string, hint: string) => new InputError('invalid-request', message, { hint })

/** A host as it stands in an address, an IPv6 one without its brackets, a name without the dot that ends it. */
export const bareHost = (hostname: string) => hostname.replace(/^\[|[\].]$/g, '')

const isLocal = (host: string) => host === 'localhost' || (isIP(host) !== 0 && isLoopback(host))

/** By its look: a name without a dot is one of the own network. */
const isPublicHost = (host: string) =>
  isIP(host) === 0 ? host.includes('.') && !host.endsWith('.localhost') : isPublicAddress(host)

/**
 * An address that messages may be sent to, as far as it tells by itself; where its name leads is looked at whenever
 * something is sent. Throws 'invalid-request'.
 */
export function checkAddress(text: string, toLocalhost: boolean): URL {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw refuse('This is no https:// address.', 'Such as https://example.com/vitrine.')
  }
  const host = bareHost(url.hostname)
  const local = toLocalhost && isLocal(host)
  if (url.protocol !== 'https:' && !local)
    throw refuse('The address must begin with https://.', 'Messages are encrypted.')
  if (url.username !== '' || url.password !== '') {
    throw refuse('The address must hold no name and password.', 'Check the signature of each message instead.')
  }
  if (!local && !isPublicHost(host)) {
    throw refuse('The address must be public: it leads to a machine or network of its own.', 'Use a public host.')
  }
  url.hash = ''
  return url
}
