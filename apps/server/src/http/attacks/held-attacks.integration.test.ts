import { request } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { mailsTo } from '../../testing/people/mails-to.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

/** What was tried and never got through: it shall stay so. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://vitrine.example' }, { registry: testRegistry })
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }

test.each([
  ['gzip', gzipSync(Buffer.alloc(50_000_000, ' '))],
  ['br', brotliCompressSync(Buffer.alloc(50_000_000, ' '))],
  ['gzip', gzipSync('{"email":"ada@example.com","password":"x"}')],
])('a body packed by %s is not unpacked', async (coding, body) => {
  const headers = { ...json, 'content-encoding': coding }
  const answer = await fetch(`${server.url}/v1/app/auth/login`, { method: 'POST', headers, body: new Uint8Array(body) })
  expect(answer.status).toBe(400)
})

test.each([
  '{"name":"Eve","__proto__":{"role":"admin"}}',
  String.raw`{"name":"Eve","\u005f_proto__":{"role":"admin"}}`,
  '{"name":"Eve","constructor":{"prototype":{"role":"admin"}}}',
])('%s changes no prototype and no role', async (body) => {
  const { client, token, user } = await signInFresh(server)
  const headers = { ...json, authorization: `Bearer ${token}` }
  const answer = await fetch(`${server.url}/v1/app/users/${user.id}`, { method: 'PUT', headers, body })
  expect(answer.status).toBe(400)
  expect(await client.call('getUser', { params: { id: user.id } })).toMatchObject({ name: user.name, role: 'user' })
  expect('role' in {}).toBe(false)
})

test('a form’s field is no prototype either', async () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const body = new FormData()
    body.set('text', 'hello')
    body.set(name, 'admin')
    expect((await fetch(`${server.url}/api/analyze/echo`, { method: 'POST', body })).status, name).toBe(400)
  }
})

/** As it is written, which `fetch` would tidy up. */
const statusAt = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    request({ hostname, port, path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

test.each([
  '/../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/..%5c..%5cpackage.json',
  '/%c0%ae%c0%ae/package.json',
  '/%00/../etc/passwd',
  '/samples/echo/..%2f..%2fdefinition.ts',
  '/demandPlanning/..%2f..%2fdefinition.ts',
  '/files/..%2f..%2fetc%2fpasswd?expires=9999999999&signature=x',
  '/renderer/prerender.js',
  '/pages.json',
  '/.git/config',
])('%s leads out of nothing', async (path) => {
  expect([400, 404]).toContain(await statusAt(path))
})

test('no answer and no mail believes the host that a caller names', async () => {
  const { user } = await signInFresh(server)
  // An unknown `Host` is refused outright: unknown-hosts.once.integration.test.ts.
  const told = { forwarded: 'host=evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
  await new Promise<void>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const headers = { ...json, ...told }
    const sent = request(
      { hostname, port, path: '/v1/app/auth/forgot-password', method: 'POST', headers },
      (answer) => {
        answer.resume()
        answer.on('end', resolve)
      },
    )
    sent.on('error', reject).end(JSON.stringify({ email: user.email }))
  })
  const mail = await eventually('the mail', async () => (await mailsTo(server.database.db, user.email)).at(0) ?? null)
  expect(JSON.stringify(mail)).not.toContain('evil.example')
  for (const path of ['/', '/?next=//evil.example', '/login?next=https://evil.example']) {
    const page = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html', ...told }, redirect: 'manual' })
    expect(page.headers.get('location')).toBeNull()
    expect((await page.text()).replaceAll(path, '')).not.toContain('evil.example')
  }
})

test('a value is decoded once: what it still says in another coding is its text', async () => {
  const { client, token, user } = await signInFresh(server)
  const name = String.raw`%41 &lt;b&gt; \u0041 +x`
  await client.call('updateUser', { params: { id: user.id }, body: { name } })
  expect(await client.call('getUser', { params: { id: user.id } })).toMatchObject({ name })
  const headers = { authorization: `Bearer ${token}` }
  const twice = `${server.url}/v1/app/users/${user.id.replace('-', '%252d')}`
  expect((await fetch(twice, { headers })).status).toBe(404)
  expect((await fetch(twice.replace('%252d', '%2d'), { headers })).status).toBe(200)
  const query = new URLSearchParams({ text: '%41%26sample=hello' })
  const answer = await fetch(`${server.url}/api/analyze/echo?${query.toString()}`, { method: 'POST', headers })
  expect(await answer.json()).toMatchObject({ data: { answer: '%41%26sample=hello' } })
})
