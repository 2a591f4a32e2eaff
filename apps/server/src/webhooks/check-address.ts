import { isIP } from 'node:net'
import { InputError } from '@vitrine/errors/input-error.ts'
import { isLoopback, isPublicAddress } from './public-address.ts'

const refuse = (message: string, hint: string) => new InputError('invalid-request', message, { hint })

/** A URL's host name, without the brackets of an IPv6 address or a trailing dot. */
export const bareHost = (hostname: string) => hostname.replace(/^\[|[\].]$/g, '')

/** Where webhooks may go. */
export interface Reach {
  toLocalhost: boolean
  /** The permitted hosts, `*.example.com` for all below it; null: any public one. */
  hosts: readonly string[] | null
}

const isPermitted = (host: string, hosts: Reach['hosts']) =>
  hosts === null || hosts.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))

const isLocal = (host: string) => host === 'localhost' || (isIP(host) !== 0 && isLoopback(host))

/** By its form: a name without a dot belongs to the local network. */
const isPublicHost = (host: string) =>
  isIP(host) === 0 ? host.includes('.') && !host.endsWith('.localhost') : isPublicAddress(host)

/**
 * Checks a webhook's URL by its form; what its name resolves to is checked at each delivery. Throws 'invalid-request'.
 */
export function checkAddress(text: string, { toLocalhost, hosts }: Reach): URL {
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
  if (!local && !isPermitted(host, hosts)) {
    throw refuse(
      `Webhooks may not go to ${host} here.`,
      'Ask the people who run this server: it names the hosts that are permitted.',
    )
  }
  url.hash = ''
  return url
}
