import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { addAccount } from '../../testing/people/add-account.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'on', PUBLIC_URL: 'https://vitrine.example' })
})
afterAll(() => server.close())

/** A call as a proxy forwards it: the last address is what the proxy saw, earlier ones are what the caller claimed. */
const from = (addresses: string) => ({ 'x-forwarded-for': addresses })

const login = (body: object, addresses: string) =>
  fetch(`${server.url}/v1/app/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(addresses) },
    body: JSON.stringify(body),
  })

test('guessing is slowed down over HTTP as well, with the seconds to wait', async () => {
  const { email } = await addAccount(server.database.db)
  const guess = () => login({ email, password: 'wrong' }, '198.51.100.1')
  for (let failure = 0; failure < 5; failure++) expect((await guess()).status).toBe(401)
  const limited = await guess()
  expect(limited.status).toBe(429)
  expect(limited.headers.get('retry-after')).toBe('15')
  expect(await limited.json()).toMatchObject({ success: false, code: 429, problem: 'rate-limited' })
})

test('an address is what the proxy saw, not what the caller wrote', async () => {
  const statuses: number[] = []
  for (let guess = 0; guess < 32; guess++) {
    const body = { email: `guess-${guess}@vitrine.example`, password: 'wrong' }
    statuses.push((await login(body, `203.0.113.${guess}, 198.51.100.2`)).status)
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(30)
  expect(statuses.slice(30)).toEqual([429, 429])
})

test('one address gets 600 calls a minute, the pages and the probes aside', async () => {
  const headers = from('198.51.100.3')
  const call = (path: string) => fetch(`${server.url}${path}`, { headers }).then(({ status }) => status)
  const statuses: number[] = []
  while (statuses.length < 610) {
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => call('/api/catalogue')))))
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(600)
  expect(statuses.slice(600)).toEqual(Array(10).fill(429))
  expect(await call('/healthz')).toBe(200)
  expect(await call('/favicon.svg')).not.toBe(429)
})

test('where people come by https, browsers are told to stay with it', async () => {
  const { headers } = await fetch(`${server.url}/healthz`)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('and at the hosts below, where the operator says so', async () => {
  const wide = await startTestServer(
    { PUBLIC_URL: 'https://vitrine.test', HSTS_SUBDOMAINS: 'on' },
    { registry: testRegistry },
  )
  const { headers } = await fetch(`${wide.url}/healthz`)
  await wide.close()
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
})
