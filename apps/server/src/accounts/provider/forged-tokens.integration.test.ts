import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { createProviderBrowser } from '../../testing/outside/provider-browser.ts'
import { type Lie, macOf, signedBy, startLyingProvider } from '../../testing/outside/start-lying-provider.ts'
import { addAccount } from '../../testing/people/add-account.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

const PUBLIC_URL = 'http://vitrine.test'
const client = { id: 'vitrine', secret: 'a secret between provider and client' }
let server: TestServer
let provider: Awaited<ReturnType<typeof startLyingProvider>>
beforeAll(async () => {
  provider = await startLyingProvider(client.id)
  const variables = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret }
  server = await startTestServer({ PUBLIC_URL, RATE_LIMITS: 'off', ...variables }, { registry: testRegistry })
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

/** Somebody who was invited, about whom the provider lies. */
async function beSomebody(lie: Lie) {
  const { email } = await addAccount(server.database.db)
  provider.be(email, lie)
}

async function signIn(lie: Lie) {
  await beSomebody(lie)
  const browser = createProviderBrowser(PUBLIC_URL, server.url)
  const way = await browser.follow()
  return { end: way.at(-1), ...(await browser.finish()) }
}

const hour = 3600
const now = () => Math.floor(Date.now() / 1000)
const publicPem = () => provider.keys.ownPublic.export({ type: 'spki', format: 'pem' })
/** The same token about somebody else. */
function swapped(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as object
  const other = Buffer.from(JSON.stringify({ ...claims, sub: 's-somebody-else' })).toString('base64url')
  return `${header}.${other}.${signature}`
}

const forged: [string, Lie][] = [
  ['of another issuer', { claims: () => ({ iss: 'http://127.0.0.1:9' }) }],
  ['for another application', { claims: () => ({ aud: 'somebody-else' }) }],
  ['for several, of which another asked', { claims: ({ aud }) => ({ aud: [String(aud), 'other'], azp: 'other' }) }],
  ['of another sign-in', { claims: () => ({ nonce: 'of-another-sign-in' }) }],
  ['of no sign-in', { claims: () => ({ nonce: undefined }) }],
  ['that is over', { claims: () => ({ iat: now() - 2 * hour, exp: now() - hour }) }],
  ['about nobody', { claims: () => ({ sub: '' }) }],
  ['signed by another key', { signed: (text, { stranger }) => signedBy(stranger, text) }],
  [
    'signed by another key of another name',
    { header: { kid: 'stranger' }, signed: (text, { stranger }) => signedBy(stranger, text) },
  ],
  ['changed after it was signed', { token: swapped }],
  ['with an empty signature', { signed: () => '' }],
  ['that says it needs no signature', { header: { alg: 'none', kid: undefined }, signed: () => '' }],
  [
    'signed by the public key as a secret',
    { header: { alg: 'HS256' }, signed: (text) => macOf(String(publicPem()), text) },
  ],
  ['signed by the client’s secret', { header: { alg: 'HS256' }, signed: (text) => macOf(client.secret, text) }],
  ['that is none', { token: () => 'not.a.token' }],
  ['that is left out', { token: () => null }],
  ['of a return that another provider made', { query: { iss: 'http://127.0.0.1:9' } }],
]

test.each(forged)('an ID token %s signs nobody in', async (_name, lie) => {
  expect(await signIn(lie)).toMatchObject({ end: '/login?provider=failed', status: 401, problem: 'sign-in-failed' })
})

test('an honest one signs in, by the same provider', async () => {
  expect(await signIn({})).toMatchObject({ end: '/login?provider=done', status: 200 })
})

test('a code that the provider takes again does not sign in again', async () => {
  await beSomebody({})
  const browser = createProviderBrowser(PUBLIC_URL, server.url)
  const back = (await browser.follow()).find((address) => address.includes('/callback?')) ?? ''
  expect((await browser.finish()).status).toBe(200)
  for (const again of [browser, createProviderBrowser(PUBLIC_URL, server.url)]) {
    expect((await again.ask(back)).headers.get('location')).toBe('/login?provider=failed')
    expect((await again.finish()).status).toBe(401)
  }
})

test('a code that the provider takes again signs in once, also by calls at once that keep what the browser had', async () => {
  await beSomebody({})
  const browser = createProviderBrowser(PUBLIC_URL, server.url)
  const back = await browser.leadBack()
  const copies = Array.from({ length: 6 }, () => browser.copy())
  const sign = async (copy: typeof browser) => {
    await copy.ask(back)
    return (await copy.finish()).status
  }
  const statuses = await Promise.all(copies.map(sign))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(await sign(browser)).toBe(401)
})

test('a document that names another issuer than was configured is not believed', async () => {
  const variables = { OIDC_ISSUER: `${provider.issuer}/another`, OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' }
  const misled = await startTestServer({ PUBLIC_URL, ...variables }, { registry: testRegistry })
  onTestFinished(() => misled.close())
  const { headers } = await fetch(`${misled.url}/v1/app/auth/provider`, { redirect: 'manual' })
  expect(headers.get('location')).toBe('/login?provider=unavailable')
})
