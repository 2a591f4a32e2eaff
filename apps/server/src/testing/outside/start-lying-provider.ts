import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '@vitrine/basics/listen-on-loopback.ts'
import { closeServer } from './close-server.ts'

interface Claims {
  iss: string
  aud: string | string[]
  sub: string
  nonce?: string | undefined
  /** Seconds since 1970. */
  exp: number
  iat: number
  email: string
  email_verified: boolean
  azp?: string
}

/** How the next ID tokens are made; each part that is left out is as it should be. */
export interface Lie {
  claims?: (honest: Claims) => Partial<Claims>
  header?: Record<string, unknown>
  /** The signature of `header.payload`, base64url. */
  signed?: (text: string, keys: ProviderKeys) => string
  /** Changes the whole token after it was signed; null leaves it out of the answer. */
  token?: (token: string) => string | null
  /** Added to the address to which the browser returns. */
  query?: Record<string, string>
}

interface ProviderKeys {
  /** Published at `jwks_uri`. */
  own: KeyObject
  ownPublic: KeyObject
  /** Nobody else's, but not the provider's. */
  stranger: KeyObject
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const pairs = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

export const signedBy = (key: KeyObject, text: string): string =>
  sign('sha256', Buffer.from(text), key).toString('base64url')

export const macOf = (secret: string | Buffer, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Buffer))
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

const send = (response: ServerResponse, value: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

/** An OpenID provider on loopback whose ID tokens are what the test wants them to be. It takes a code more than once. */
export async function startLyingProvider(clientId: string) {
  const [own, stranger] = [pairs(), pairs()]
  const keys: ProviderKeys = { own: own.privateKey, ownPublic: own.publicKey, stranger: stranger.privateKey }
  const present: { email: string; lie: Lie } = { email: '', lie: {} }
  /** What the browser brought, by the code that it was given. */
  const begun = new Map<string, URLSearchParams>()
  const server = createServer()
  const issuer = `http://127.0.0.1:${await listenOnLoopback(server)}`

  const idToken = (nonce: string | undefined): string | null => {
    const {
      claims,
      header,
      signed = (text, { own: key }) => signedBy(key, text),
      token = (whole) => whole,
    } = present.lie
    const iat = Math.floor(Date.now() / 1000)
    const about = { sub: `s-${present.email}`, email: present.email, email_verified: true }
    const honest: Claims = { iss: issuer, aud: clientId, nonce, iat, exp: iat + 300, ...about }
    const text = `${json({ alg: 'RS256', kid: 'own', ...header })}.${json({ ...honest, ...claims?.(honest) })}`
    return token(`${text}.${signed(text, keys)}`)
  }

  const pages: Record<string, (url: URL, request: IncomingMessage, response: ServerResponse) => unknown> = {
    '/.well-known/openid-configuration': (_url, _request, response) =>
      send(response, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        // As Keycloak has it.
        id_token_signing_alg_values_supported: ['RS256', 'HS256'],
      }),
    '/jwks': (_url, _request, response) =>
      send(response, {
        keys: [
          {
            ...own.publicKey.export({ format: 'jwk' }),
            kid: 'own',
            use: 'sig',
            alg: 'RS256',
          },
        ],
      }),
    '/auth': ({ searchParams }, _request, response) => {
      const code = randomUUID()
      begun.set(code, searchParams)
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      const query = { code, state: searchParams.get('state') ?? '', ...present.lie.query }
      for (const [name, value] of Object.entries(query)) back.searchParams.set(name, value)
      response.writeHead(302, { location: back.href }).end()
    },
    '/token': async (_url, request, response) => {
      const body = await bodyOf(request)
      const asked = begun.get(body.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(body.get('code_verifier') ?? '')
        .digest('base64url')
      if (asked?.get('code_challenge') !== challenge) return send(response, { error: 'invalid_grant' }, 400)
      const token = idToken(asked.get('nonce') ?? undefined)
      return send(response, { access_token: 'x', token_type: 'bearer', ...(token !== null && { id_token: token }) })
    },
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', issuer)
    // Every issuer of this host has the same documents.
    const path = url.pathname.replace(/^\/another(?=\/)/, '')
    await (pages[path] ?? (() => send(response, {}, 404)))(url, request, response)
  }
  server.on('request', (request, response) => void answer(request, response))
  return {
    issuer,
    keys,
    /** Who signs in there from now on, and the lies about them. */
    be: (email: string, lie: Lie) => {
      Object.assign(present, { email, lie })
    },
    close: () => closeServer(server),
  }
}
