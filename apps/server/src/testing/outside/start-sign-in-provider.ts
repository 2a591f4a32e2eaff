import { createServer } from 'node:http'
import { listenOnLoopback } from '@vitrine/basics/listen-on-loopback.ts'
import { Provider } from 'oidc-provider'
import { closeServer } from './close-server.ts'

interface ProviderPerson {
  email: string
  verified?: boolean
  /** How they proved who they are there (RFC 8176). */
  amr?: string[]
  /** They press 'Cancel'. */
  refuses?: boolean
}

export interface TestProvider {
  issuer: string
  client: { id: string; secret: string }
  /** Chooses who signs in at the provider from now on, by `sub`. */
  be: (subject: string, person: ProviderPerson) => void
  /** Tokens that it issued to us so far. */
  issued: readonly string[]
  close: () => Promise<void>
}

/** A real OpenID provider on loopback, whose sign-in page signs in at once. */
export async function startSignInProvider(returnTo: string): Promise<TestProvider> {
  const people = new Map<string, ProviderPerson>()
  let present = ''
  const server = createServer()
  const port = await listenOnLoopback(server)
  const issuer = `http://127.0.0.1:${port}`
  const client = { id: 'vitrine', secret: 'a secret between provider and client' }
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [returnTo] }],
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: people.get(id)?.email, email_verified: people.get(id)?.verified ?? true }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  const issued: string[] = []
  provider.on('grant.success', ({ body }) => {
    const { access_token, id_token } = body as { access_token: string; id_token: string }
    issued.push(access_token, id_token)
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) {
      void answer(request, response)
      return
    }
    const { amr, refuses } = people.get(present) ?? {}
    const result = refuses
      ? { error: 'access_denied', error_description: 'They would rather not.' }
      : { login: { accountId: present, ...(amr && { amr }), remember: false } }
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  })
  return {
    issuer,
    client,
    issued,
    be: (subject, person) => {
      people.set(subject, person)
      present = subject
    },
    close: () => closeServer(server),
  }
}
