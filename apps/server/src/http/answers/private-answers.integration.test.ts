import { operations } from '@vitrine/contracts/operations/operations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'
import { readEvents } from '../../testing/read-events.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { registry: testRegistry })
})
afterAll(() => server.close())

const get = (path: string, token?: string) =>
  fetch(`${server.url}${path}`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })

/** A shared result of a file. */
async function shareOne() {
  const owner = await signInFresh(server)
  const form = new FormData()
  form.set('file', new File(['a,b\n1,2\n'], 'sheet.csv'))
  const headers = { authorization: `Bearer ${owner.token}` }
  await fetch(`${server.url}/api/analyze/reader`, { method: 'POST', headers, body: form })
  const { items } = await owner.client.call('listAnalyses', { query: {} })
  const params = { id: items[0]?.id ?? '' }
  const { id: share, url } = await owner.client.call('shareAnalysis', { params, body: {} })
  const token = new URL(url, server.url).searchParams.get('share') ?? ''
  return { owner, params, share, address: `/api/analyses/${params.id}?share=${encodeURIComponent(token)}` }
}

test('a share link is good with a token that is not, and without one', async () => {
  const { address } = await shareOne()
  const other = await signInFresh(server)
  await server.client().call('logout', { body: { refreshToken: other.refreshToken } })
  for (const token of [undefined, other.token, 'never-given-out']) expect((await get(address, token)).status).toBe(200)
  expect((await get(address.replace(/\?.*/, ''), other.token)).status).toBe(401)
})

test('an address of a shared file is over within five minutes, and the link when it is revoked', async () => {
  const { owner, params, share, address } = await shareOne()
  const shared = (await (await get(address)).json()) as { data: { input: { url: string } } }
  const file = shared.data.input.url
  expect((await get(file)).status).toBe(200)
  await owner.client.call('revokeShare', { params: { ...params, share } })
  expect((await get(address)).status).toBe(404)
  server.clock.pass(300_000)
  expect((await get(file)).status).toBe(404)
})

test('an event stream ends with the session that asked for it', async () => {
  const { client, token, refreshToken } = await signInFresh(server)
  const headers = { authorization: `Bearer ${token}`, prefer: 'respond-async', 'content-type': 'application/json' }
  await fetch(`${server.url}/api/analyze/slow`, { method: 'POST', headers, body: '{"text":"20"}' })
  const { items } = await client.call('listAnalyses', { query: {} })
  const following = await get(`/api/analyses/${items[0]?.id}/events`, token)
  await client.call('logout', { body: { refreshToken } })
  const states: unknown[] = []
  for await (const state of readEvents(following)) states.push(state)
  // Before, it went on for 20 seconds.
  expect(JSON.stringify(states.at(-1) ?? null)).not.toContain('succeeded')
})

test('what belongs to a person is kept by no cache, refusals included', async () => {
  const { token, user } = await signInFresh(server)
  for (const path of [
    '/api/analyses',
    `/v1/app/users/${user.id}`,
    '/v1/app/auth/sessions',
    '/v1/app/auth/draft-key',
    '/v1/app/users',
  ]) {
    expect((await get(path, token)).headers.get('cache-control'), path).toBe('no-store')
  }
})

test('the key of drafts is one account’s, the same in each of its sessions, and no API key gets it', async () => {
  const one = await signInFresh(server)
  const other = await signInFresh(server)
  const { key } = await one.client.call('getDraftKey', {})
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect((await other.client.call('getDraftKey', {})).key).not.toBe(key)
  const { email } = one.user
  const again = await server.client().call('login', { body: { email, password: one.password, force: true } })
  expect((await server.client(again.accessToken).call('getDraftKey', {})).key).toBe(key)
  const made = await one.client.call('createApiKey', { body: { name: 'A program', scopes: ['run', 'read'], days: 30 } })
  expect((await get('/v1/app/auth/draft-key', made.key)).status).toBe(403)
  expect((await get('/v1/app/auth/draft-key')).status).toBe(401)
})

test('who leaves has the browser forget what the page kept', async () => {
  const { refreshToken } = await signInFresh(server)
  const answer = await fetch(`${server.url}/v1/app/auth/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  })
  expect(answer.headers.get('clear-site-data')).toBe('"storage"')
  const gone = await signInFresh(server)
  const deleted = await fetch(`${server.url}/v1/app/account`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${gone.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: gone.user.email }),
  })
  expect([deleted.status, deleted.headers.get('clear-site-data')]).toEqual([200, '"storage"'])
})

test('a page sends its forms nowhere else, and the figures are for who has the token', async () => {
  const health = await get('/healthz')
  expect(health.headers.get('content-security-policy')).toContain("form-action 'self'")
  expect((await get('/metrics')).status).toBe(503)
})

test('an act without a body may name its type all the same', async () => {
  const boss = await signInFresh(server, 'admin')
  const { id } = await server.client().call('createUser', { body: { name: 'Ada', email: 'ada@example.com' } })
  const put = (path: string) =>
    fetch(`${server.url}/v1/app/users/${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${boss.token}`, 'content-type': 'application/json' },
    })
  for (const path of [`approve/${id}/general`, `resend/${id}`, `delete/${id}/general`]) {
    expect((await put(path)).status, path).toBe(200)
  }
})

test('an act that a role may not do is told apart from a session that is over', async () => {
  const sales = await signInFresh(server, 'sales')
  const other = await signInFresh(server)
  const params = { id: other.user.id, type: 'organization' }
  await expect(sales.client.call('deleteUser', { params })).rejects.toMatchObject({
    status: 403,
    problem: 'act-not-allowed',
    message: 'Only admins delete accounts.',
  })
})

test('the catalogue tells what a text model takes, and where a picture is asked for', async () => {
  const { models } = await server.client().call('getCatalogue', {})
  expect(models.find(({ id }) => id === 'echo')).toMatchObject({
    supportedFiles: ['text'],
    apiEndpoint: '/api/analyze/echo',
  })
  expect(models.filter(({ interaction }) => interaction === 'image').map(({ apiEndpoint }) => apiEndpoint)).toEqual(
    models.filter(({ interaction }) => interaction === 'image').map(() => operations.generateImage.path),
  )
})

test('a stranger’s words and links are in no mail to another', async () => {
  const email = 'victim@example.com'
  const evil = 'Win at https://evil.example/now'
  const body = { name: evil, email, org: evil, interested_in: `Retail, Other: ${evil}`, phone: '' }
  await server.client().call('createUser', { body })
  const admin = (await signInFresh(server, 'admin')).client
  const { items } = await admin.call('listMails', { query: { to: email } })
  const mail = await admin.call('getMail', { params: { id: items[0]?.id ?? '' } })
  expect(mail.kind).toBe('request-received')
  expect(mail.text).toContain('Retail')
  expect(mail.text + mail.html).not.toContain('evil')
})
