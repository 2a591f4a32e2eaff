import { isIP } from 'node:net'
import { Unavailable } from '@vitrine/errors/unavailable.ts'
import type { Env } from '../../env.ts'

/** Whom passkeys are bound to: a key that was made for one host and origin is of no use to any other. */
export interface RelyingParty {
  /** The host, without port. */
  id: string
  origin: string
  name: string
}

/**
 * By PUBLIC_URL, or for a server that is tried out on one's own machine localhost. Null where people reach it by an address that
 * browsers bind no passkey to: a bare number, or http elsewhere than on localhost.
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
