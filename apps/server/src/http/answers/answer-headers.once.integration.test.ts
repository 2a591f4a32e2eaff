import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://vitrine.test', RATE_LIMITS: 'off' }, { registry: testRegistry })
})
afterAll(() => server.close())

/** By the name that people type; a browser's own fetch would not send these headers. */
async function ask(path: string, method: string, headers: Record<string, string> = {}) {
  const call = request(`${server.url}${path}`, { method, headers: { host: 'vitrine.test', ...headers } }).end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  answer.resume()
  return { status: answer.statusCode, headers: answer.headers }
}

const kinds = [
  ['GET', '/'],
  ['GET', '/explore'],
  ['GET', '/no-such-page'],
  ['GET', '/api/models'],
  ['GET', '/v1/app/no-such-call'],
  ['GET', '/healthz'],
  ['GET', '/openapi.json'],
  ['GET', '/docs'],
  ['POST', '/v1/app/auth/login'],
  ['PUT', '/api/models'],
]

test.each(kinds)('%s %s says how browsers are to treat it', async (method, path) => {
  const { headers } = await ask(path, method)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
  })
})

test('the policy allows no code but our own files, and nothing of another origin', async () => {
  const { headers } = await ask('/', 'GET')
  const policy = String(headers['content-security-policy'])
  const directives = new Map(policy.split(';').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]))
  expect(directives.get('default-src')).toEqual(["'self'"])
  expect(directives.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"])
  const own = new Set(["'self'", "'none'", "'wasm-unsafe-eval'", "'unsafe-inline'", 'blob:', 'data:'])
  expect([...directives.values()].flat().filter((source) => !own.has(source))).toEqual([])
})

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/api/models', 'application/json; charset=utf-8'],
  ['/no-such-call', 'text/html; charset=utf-8'],
  ['/v1/app/no-such-call', 'application/json; charset=utf-8'],
  ['/openapi.json', 'application/json; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
])('%s names its type and its letters', async (path, type) => {
  const { headers } = await ask(path, 'GET', { accept: 'text/html' })
  expect(headers['content-type']).toBe(type)
})

test.each(['/', '/explore', '/api/models', '/v1/app/users'])(
  'a call of %s by http is not led to https, where its sender would not see that it was read on the way',
  async (path) => {
    const { status, headers } = await ask(path, 'GET', { 'x-forwarded-proto': 'http' })
    expect(headers.location).toBeUndefined()
    expect(String(status)).not.toMatch(/^3/)
  },
)

test.each(kinds)('%s %s is for no page of another origin to read', async (method, path) => {
  const asked = { origin: 'https://elsewhere.test', 'access-control-request-method': method }
  for (const { headers } of [await ask(path, method, asked), await ask(path, 'OPTIONS', asked)])
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
})

test.each(['/', '/api/models', '/no-such-page'])('TRACE %s sends nothing of the request back', async (path) => {
  const { status, headers } = await ask(path, 'TRACE', { 'x-secret': 'walnut' })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(headers['content-type']).not.toBe('message/http')
})

test.each(['/assets/', '/samples/', '/assets', '/pages/'])('%s lists no files', async (path) => {
  const response = await fetch(`${server.url}${path}`, { headers: { accept: '*/*' }, redirect: 'manual' })
  expect(await response.text()).not.toMatch(/index of/i)
  expect(response.status).toBeGreaterThanOrEqual(400)
})
