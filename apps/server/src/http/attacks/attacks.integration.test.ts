import type { Operation } from '@vitrine/contracts/operations/operation.ts'
import { operations } from '@vitrine/contracts/operations/operations.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../database/schema/accounts.ts'
import { eventually } from '../../testing/eventually.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { addAccount } from '../../testing/people/add-account.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
let session: { token: string }
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'on' }, { registry: testRegistry })
  session = await signInFresh(server)
})
afterAll(() => server.close())

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const statusesOf = async (calls: Promise<Response>[]) => (await Promise.all(calls)).map(({ status }) => status)

test('of 200 parallel guesses from 200 networks at most fifty are looked at, and a device that the account knows is not locked out', async () => {
  const { email, password } = await addAccount(server.database.db)
  const guess = (index: number, word: string, headers = {}) =>
    post(
      '/v1/app/auth/login',
      { email, password: word, force: true },
      { 'x-forwarded-for': `10.1.${index >> 4}.${index & 15}`, ...headers },
    )
  const [mark = ''] = (await guess(251, password)).headers.get('set-cookie')?.split(';') ?? []
  const statuses = await statusesOf(Array.from({ length: 200 }, (_, index) => guess(index, `guess-${index}`)))
  expect(statuses.filter((status) => status === 401)).toHaveLength(50)
  expect(statuses.filter((status) => status === 429)).toHaveLength(150)
  expect((await guess(250, password)).status).toBe(429)
  expect((await guess(250, password, { cookie: mark })).status).toBe(200)
  // A mark works for its own account only, and a made-up one for none.
  expect((await guess(250, password, { cookie: `${mark}x` })).status).toBe(429)
})

/** The answers to seven wrong passwords in a row. */
async function answers(name: string, address: string) {
  const given: unknown[] = []
  for (let tries = 0; tries < 7; tries++) {
    const body = { email: name, password: 'wrong', force: true }
    const response = await post('/v1/app/auth/login', body, { 'x-forwarded-for': address })
    const { requestId: _, ...words } = (await response.json()) as Record<string, unknown>
    given.push([response.status, response.headers.get('retry-after'), words])
  }
  return given
}

test('an account that does not exist is locked in the same words', async () => {
  const { email } = await addAccount(server.database.db)
  expect(await answers('nobody@example.com', '10.2.0.1')).toEqual(await answers(email, '10.2.0.2'))
})

const refresh = (token: string) => post('/v1/app//auth/refresh', { refreshToken: token })

test('50 parallel refreshes leave one session, and a token replayed later ends it', async () => {
  const { refreshToken, user } = await signInFresh(server)
  const refreshed = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)))
  expect(refreshed.map(({ status }) => status)).toEqual(Array(50).fill(200))
  const pairs = await Promise.all(
    refreshed.map((answer) => answer.json() as Promise<{ data: { accessToken: string; newRefreshToken: string } }>),
  )
  expect(new Set(pairs.map(({ data }) => data.newRefreshToken)).size).toBe(1)
  const live = await server.database.db.select().from(sessions).where(eq(sessions.accountId, user.id))
  expect(live).toHaveLength(1)

  const { accessToken = '', newRefreshToken = '' } = pairs[0]?.data ?? {}
  await expect(server.client(accessToken).call('listSessions', {})).resolves.toBeDefined()
  server.clock.pass(11_000)
  // Stolen and used again: neither the thief nor the owner can continue.
  expect((await refresh(refreshToken)).status).toBe(401)
  expect((await refresh(newRefreshToken)).status).toBe(401)
  await expect(server.client(accessToken).call('listSessions', {})).rejects.toMatchObject({ problem: 'token-invalid' })
  expect(server.logged.join('')).toContain('a used refresh token was presented again')
})

const privileged = Object.entries<Operation>(operations).filter(([, { callers }]) => !callers.includes('user'))

test.each(privileged)('a user’s token does not open %s', async (_name, { method, path }) => {
  const { token, user } = await signInFresh(server)
  const address = `${server.url}${path.replace(/:\w+|\*/g, crypto.randomUUID())}`
  const response = await fetch(address, { method, headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ problem: 'not-allowed' })
  // The log names the account whose token was refused.
  const line = await eventually(
    'the line of the call',
    async () => server.logged.find((one) => one.includes(response.headers.get('x-request-id') ?? '-')) ?? null,
  )
  expect(JSON.parse(line)).toMatchObject({ status: 403, account: user.id })
})

test('the list of privileged calls is not empty by mistake', () => {
  const names = privileged.map(([name]) => name)
  for (const name of ['listUsers', 'approveUser', 'exportProspects', 'getMail', 'warmUp', 'switchModel', 'listAudit']) {
    expect(names).toContain(name)
  }
})

test('another’s analysis is not found by its id, whatever is done with it', async () => {
  const [owner, other] = [await signInFresh(server), await signInFresh(server)]
  const boss = await signInFresh(server, 'admin')
  await owner.client.call('analyze', { params: { '*': 'echo' }, body: { text: 'a secret', times: '1' } })
  const { items } = await owner.client.call('listAnalyses', { query: {} })
  const params = { id: items[0]?.id ?? '' }
  for (const client of [server.client(), other.client, boss.client]) {
    for (const attempt of [
      () => client.call('getAnalysis', { params }),
      () => client.call('giveFeedback', { params, body: { verdict: 'wrong' } }),
      () => client.call('deleteAnalysis', { params }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 404 })
    }
  }
  await expect(other.client.call('rerunAnalysis', { params })).rejects.toMatchObject({ status: 404 })
  await expect(other.client.call('shareAnalysis', { params, body: {} })).rejects.toMatchObject({ status: 404 })
  expect(await owner.client.call('getAnalysis', { params })).toMatchObject({ output: { answer: 'a secret' } })
})

const changing = Object.entries<Operation>(operations).filter(([, { method }]) => method !== 'GET')

test.each(changing)('a page of another site cannot have a browser send %s', async (_name, { method, path }) => {
  const { token } = session
  for (const site of ['cross-site', 'same-site', 'cross-site, same-origin']) {
    const response = await fetch(`${server.url}${path.replace(/:\w+|\*/g, crypto.randomUUID())}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' },
    })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      problem: 'not-allowed',
      error: expect.stringContaining('other sites'),
    })
    // Otherwise another site's form would end the session: browsers obey this header whichever page sent the request.
    expect(response.headers.get('clear-site-data')).toBeNull()
  }
})

test('our own pages and programs send as ever', async () => {
  for (const site of ['same-origin', 'none']) {
    const response = await post('/v1/app/auth/logout', { refreshToken: 'x' }, { 'sec-fetch-site': site })
    expect(response.status).toBe(200)
  }
})

const from = (address: string) => ({ 'x-forwarded-for': address })

test('the log tells sign-ins, proofs that failed, acts that are not allowed and controls that were run into', async () => {
  const { email, password } = await addAccount(server.database.db)
  const marksOf = async (answer: Response) => {
    const id = answer.headers.get('x-request-id') ?? '-'
    const lines = await eventually('the line of the answer', async () => {
      const found = server.logged.filter((line) => line.includes(id))
      return found.some((line) => line.includes('"answered"')) ? found : null
    })
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  }
  const wrong = { email, password: 'guess', force: true }
  const failed = await marksOf(await post('/v1/app/auth/login', wrong, from('10.77.0.1')))
  expect(failed).toMatchObject([{ status: 401, problem: 'sign-in-failed', security: 'authentication' }])
  const again = await marksOf(await post('/v1/app/auth/login', wrong, from('10.77.0.1')))
  const other = await marksOf(await post('/v1/app/auth/login', wrong, from('10.77.0.2')))
  expect(again[0]?.source).toBe(failed[0]?.source)
  expect(other[0]?.source).not.toBe(failed[0]?.source)
  const right = await post('/v1/app/auth/login', { email, password, force: true }, from('10.77.0.3'))
  const { data } = (await right.clone().json()) as { data: { user: { id: string }; accessToken: string } }
  expect(await marksOf(right)).toMatchObject([
    { security: 'signed-in', account: data.user.id, by: 'password', code: false },
    { status: 200 },
  ])
  const bearer = { authorization: `Bearer ${data.accessToken}` }
  const users = await fetch(`${server.url}/v1/app/users`, { headers: bearer })
  expect(await marksOf(users)).toMatchObject([{ security: 'authorization', account: data.user.id }])
  const forged = await fetch(`${server.url}/api/analyses?before=forged`, { headers: bearer })
  expect(await marksOf(forged)).toMatchObject([{ security: 'control', problem: 'invalid-request' }])
  expect(server.logged.join('')).not.toContain('10.77.0')
})

test('no address, name or password of a person is ever in the log', async () => {
  const email = `quiet-${crypto.randomUUID()}@example.com`
  const { id } = await server.client().call('createUser', { body: { name: 'Quiet Person', email } })
  const boss = await signInFresh(server, 'admin')
  await boss.client.call('approveUser', { params: { id, type: 'general' } })
  await boss.client.call('listUsers', { query: { search: 'quiet person' } })
  await server.client().call('forgotPassword', { body: { email } })
  await server
    .client()
    .call('login', { body: { email, password: 'a-wrong-word', force: true } })
    .catch(() => undefined)
  const log = server.logged.join('')
  expect(log).toContain('/v1/app/users/approve/:id/:type')
  for (const secret of [email, 'Quiet', 'quiet', 'a-wrong-word', boss.token, boss.password])
    expect(log).not.toContain(secret)
})
