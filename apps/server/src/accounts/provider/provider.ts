import { Unavailable } from '@vitrine/errors/unavailable.ts'
import type { Configuration } from 'openid-client'
import type { Db } from '../../database/database.ts'
import type { Env } from '../../env.ts'
import type { Sealer } from '../../secrets/sealer.ts'
import { type Clock, minutes } from '../../time/clock.ts'
import { normalEmail } from '../account.ts'
import { keepSecret, spendSecret } from '../one-time-secrets.ts'

/** A person as the provider identifies them. */
export interface ProvidedPerson {
  issuer: string
  /** The provider's identifier for them, never given to anybody else (`sub`). */
  subject: string
  /** Lower case; null where the provider has not verified it. */
  email: string | null
  /** The provider asked for a second factor. */
  stepped: boolean
}

export interface Provider {
  label: string
  /**
   * Where to redirect the browser, and what it keeps meanwhile, encrypted. Throws 'not-configured' if the provider does
   * not answer.
   */
  begin: () => Promise<{ address: string; kept: string }>
  /**
   * Identifies the person from the callback's query and what the browser kept, once. Throws the reason for a refusal.
   */
  finish: (query: string, kept: string) => Promise<ProvidedPerson>
}

/** The values that must be the same when the browser comes back. */
interface Kept {
  state: string
  nonce: string
  verifier: string
}

/** How long somebody may take at the provider. */
export const providerPatience = minutes(10)

/**
 * How long the discovery document is cached. If the provider is down, people are told here instead of being redirected
 * to a dead page.
 */
const believed = minutes(1)

/** Seconds for each call to the provider. */
const callTimeout = 10

/** Values of `amr` that mean more than one factor (RFC 8176). */
const secondSteps = new Set(['mfa', 'otp', 'hwk'])

/** Some other characters become ASCII letters in lower case: the mailbox with a Kelvin sign is not the one with a k. */
const isAscii = (email: string): boolean => /^[\x20-\x7e]*$/.test(email)

const unavailable = (cause?: unknown) =>
  new Unavailable('not-configured', 'Signing in there does not work at the moment.', {
    hint: 'Sign in with your password, or try again later.',
    cause,
  })

const begun = (state: string) => ({ purpose: 'provider-state', secret: state }) as const

interface ProviderParts {
  db: Db
  sealer: Sealer
  clock: Clock
}

/**
 * The provider of OIDC_ISSUER; null without one. Its discovery document is read at the first use, and again after a
 * minute or a failure.
 */
export function openProvider(
  env: Pick<Env, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_LABEL' | 'PUBLIC_URL'>,
  { db, sealer, clock }: ProviderParts,
): Provider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, PUBLIC_URL } = env
  if (!issuer || !clientId || !clientSecret || !PUBLIC_URL) return null
  const returnTo = `${PUBLIC_URL.replace(/\/+$/, '')}/v1/app/auth/provider/callback`
  let reading: Promise<Configuration> | null = null
  let readAt = 0
  const read = async () => {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client')
    // Signatures of ID tokens are left unchecked by default where they come from the provider itself, as TLS stands for
    // them. The configuration's check allows http for this machine only.
    const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])]
    return discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: callTimeout })
  }
  const configuration = async (): Promise<Configuration> => {
    const now = clock().getTime()
    if (reading === null || now - readAt > believed) {
      reading = read()
      readAt = now
    }
    try {
      return await reading
    } catch (error) {
      reading = null
      throw unavailable(error)
    }
  }
  /**
   * A provider that sees a code twice takes back what it gave for it, so a second return that reached it would refuse
   * the first one too.
   */
  const spendKept = async (kept: string): Promise<Kept> => {
    const text = sealer.open(kept)
    // The cast: we encrypted it ourselves.
    const value = text === null ? null : (JSON.parse(text) as Kept)
    if (value === null) throw new Error('nothing was begun in this browser')
    const spent = await spendSecret(db, begun(value.state), clock())
    if (spent === null) throw new Error('what was begun in this browser is finished, or over')
    return value
  }
  return {
    label: env.OIDC_LABEL,
    begin: async () => {
      const config = await configuration()
      const oidc = await import('openid-client')
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: returnTo,
        scope: 'openid email',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      })
      await keepSecret(db, { ...begun(state), lifetime: providerPatience }, clock())
      const kept: Kept = { state, nonce, verifier }
      return { address: address.href, kept: sealer.seal(JSON.stringify(kept)) }
    },
    finish: async (query, kept) => {
      const { state, nonce, verifier } = await spendKept(kept)
      const config = await configuration()
      const oidc = await import('openid-client')
      const tokens = await oidc.authorizationCodeGrant(config, new URL(`${returnTo}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      // An empty identifier would be everybody's account.
      if (!claims?.sub) throw new Error('the provider sent no ID token, or one about nobody')
      // Many providers return the e-mail only from the userinfo endpoint.
      const told =
        claims['email'] === undefined ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub) : claims
      const { email, email_verified: verified } = told
      const ways = Array.isArray(claims['amr']) ? claims['amr'] : []
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: verified === true && typeof email === 'string' && isAscii(email) ? normalEmail(email) : null,
        stepped: ways.some((way) => typeof way === 'string' && secondSteps.has(way)),
      }
    },
  }
}

/** Throws 'not-configured'. */
export function providerOrRefusal(provider: Provider | null): Provider {
  if (provider) return provider
  throw new Unavailable('not-configured', 'This server has no sign-in provider.', { hint: 'Set OIDC_ISSUER.' })
}
