import { isIP } from 'node:net'
import { Unavailable } from '@vitrine/errors/unavailable.ts'
import type { Env } from '../../env.ts'

/** The relying party of WebAuthn: a passkey made for one host and origin works for no other. */
export interface RelyingParty {
  /** The host, without port. */
  id: string
  origin: string
  name: string
}

/**
 * Taken from PUBLIC_URL, or localhost for a server on one's own machine. Null where browsers cannot bind a passkey to
 * the address: an IP address, or http on any host but localhost.
 */
export function relyingParty(
  { PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>,
  name: string,
): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`)
  const local = hostname === 'localhost' || hostname.endsWith('.localhost')
  const numbered = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  return numbered || (protocol === 'http:' && !local) ? null : { id: hostname, origin, name }
}

/** Throws 'not-configured'. */
export function partyOrRefusal(party: RelyingParty | null): RelyingParty {
  if (party) return party
  throw new Unavailable('not-configured', 'Passkeys cannot be used at this address.', {
    hint: 'Set PUBLIC_URL to an https:// address with a name.',
  })
}
