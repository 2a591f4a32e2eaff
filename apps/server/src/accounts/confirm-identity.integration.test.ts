import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRegistry } from '../testing/models/test-registry.ts'
import { addAccount } from '../testing/people/add-account.ts'
import { mailsTo } from '../testing/people/mails-to.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'
import { minutes } from '../time/clock.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { registry: testRegistry })
})
afterAll(() => server.close())

const asked = { status: 403, problem: 'confirmation-required' }

test('roles, exports and deletion ask for the password again a quarter of an hour after the sign-in', async () => {
  const admin = await signInFresh(server, 'admin')
  const someone = await signInFresh(server)
  const params = { id: someone.user.id }
  server.clock.pass(minutes(14))
  const { accessToken } = await server.client().call('refresh', { body: { refreshToken: admin.refreshToken } })
  const client = server.client(accessToken)
  const toSales = () => client.call('updateUser', { params, body: { role: 'sales' } })
  const exported = async () => {
    const headers = { authorization: `Bearer ${accessToken}` }
    const statuses = await Promise.all(
      ['csv', 'xlsx'].map(
        async (kind) => (await fetch(`${server.url}/v1/prospects/export.${kind}`, { headers })).status,
      ),
    )
    return statuses.join(' ')
  }
  const deleted = () => client.call('deleteUser', { params: { ...params, type: 'organization' } })
  expect(await exported()).toBe('200 200')
  server.clock.pass(minutes(1))
  await expect(toSales()).rejects.toMatchObject(asked)
  await expect(deleted()).rejects.toMatchObject(asked)
  expect(await exported()).toBe('403 403')
  // What changes no role, exports nothing and deletes nothing still works, even when a client sends the whole user
  // back.
  await client.call('updateUser', { params, body: { role: 'user', name: 'Ada' } })
  await expect(client.call('confirmIdentity', { body: { password: 'no' } })).rejects.toMatchObject({
    status: 400,
    problem: 'code-wrong',
  })
  await expect(toSales()).rejects.toMatchObject(asked)
  await client.call('confirmIdentity', { body: { password: admin.password } })
  expect(await toSales()).toMatchObject({ role: 'sales' })
  const subjects = (await mailsTo(server.database.db, someone.user.email)).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringContaining('Your role was changed'))
  await deleted()
})

test('tokens from before a proof are over a minute after it; the session goes on with new ones', async () => {
  const { client, password, refreshToken } = await signInFresh(server)
  const other = await signInFresh(server)
  await client.call('confirmIdentity', { body: { password } })
  server.clock.pass(59_000)
  await expect(client.call('listSessions', {})).resolves.toBeDefined()
  server.clock.pass(1000)
  await expect(client.call('listSessions', {})).rejects.toMatchObject({ status: 401, problem: 'token-missing' })
  await expect(other.client.call('listSessions', {})).resolves.toBeDefined()
  const { accessToken } = await server.client().call('refresh', { body: { refreshToken } })
  const again = server.client(accessToken)
  server.clock.pass(minutes(2))
  await expect(again.call('listSessions', {})).resolves.toBeDefined()
})

test('who took over a session cannot throw its owner’s others out: that asks for it too', async () => {
  const { refreshToken, user, password } = await signInFresh(server)
  const body = { email: user.email, password, force: true }
  const others = [await server.client().call('login', { body }), await server.client().call('login', { body })]
  server.clock.pass(minutes(14))
  const { accessToken } = await server.client().call('refresh', { body: { refreshToken } })
  const client = server.client(accessToken)
  server.clock.pass(minutes(1))
  const { items } = await client.call('listSessions', {})
  const [other] = items.filter(({ current }) => !current)
  const end = () => client.call('revokeSession', { params: { id: other?.id ?? '' } })
  await expect(end()).rejects.toMatchObject(asked)
  await expect(client.call('revokeOtherSessions', {})).rejects.toMatchObject(asked)
  expect((await client.call('listSessions', {})).items).toHaveLength(1 + others.length)
  await client.call('confirmIdentity', { body: { password } })
  await end()
  expect(await client.call('revokeOtherSessions', {})).toEqual({ revoked: 1 })
})

const fresh = () => `${crypto.randomUUID()}@example.com`

test('inviting colleagues asks for it too, prospects and previews do not; lists are limited', async () => {
  const { refreshToken, password } = await signInFresh(server, 'admin')
  server.clock.pass(minutes(14))
  const { accessToken } = await server.client().call('refresh', { body: { refreshToken } })
  const client = server.client(accessToken)
  server.clock.pass(minutes(1))
  const invite = (people: string, preview = false) => client.call('invitePeople', { body: { people, preview } })
  const list = `${fresh()},Ada,,sales`
  expect((await invite(list, true)).rows[0]?.outcome).toBe('ready')
  await expect(invite(list)).rejects.toMatchObject(asked)
  expect((await invite(fresh())).invited).toBe(1)
  await client.call('confirmIdentity', { body: { password } })
  expect((await invite(list)).invited).toBe(1)
  for (let count = 2; count < 20; count++) await invite(fresh())
  await expect(invite(fresh())).rejects.toMatchObject({ status: 429, problem: 'rate-limited' })
})

test('a code of the app confirms as well, once; guesses are limited', async () => {
  const { client, password } = await signInFresh(server)
  const { secret } = await client.call('beginSecondStep', {})
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock().getTime() })
  await client.call('enableSecondStep', { body: { code: code() } })
  server.clock.pass(30_000)
  const right = code()
  await client.call('confirmIdentity', { body: { code: right } })
  await expect(client.call('confirmIdentity', { body: { code: right } })).rejects.toMatchObject({
    problem: 'code-wrong',
  })
  for (let guess = 0; guess < 4; guess++) {
    await expect(client.call('confirmIdentity', { body: { password: `no ${guess}` } })).rejects.toMatchObject({
      status: 400,
    })
  }
  await expect(client.call('confirmIdentity', { body: { password } })).rejects.toMatchObject({ status: 429 })
})

test('a session ends twelve hours after its sign-in, however often it is extended', async () => {
  const { refreshToken, token } = await signInFresh(server)
  let pair = { accessToken: token, newRefreshToken: refreshToken, accessTokenExpiresAt: '', endsAt: '' }
  const extend = () => server.client(pair.accessToken).call('extend', { body: { refreshToken: pair.newRefreshToken } })
  for (let half = 0; half < 51; half++) {
    server.clock.pass(minutes(14))
    pair = await extend()
  }
  // At 11:54 the extension reaches only to the end of the twelfth hour.
  const end = Date.parse(pair.accessTokenExpiresAt) - server.clock().getTime()
  expect(end).toBe(minutes(6))
  expect(pair.endsAt).toBe(pair.accessTokenExpiresAt)
  server.clock.pass(minutes(6))
  await expect(extend()).rejects.toMatchObject({ status: 401 })
  await expect(server.client().call('refresh', { body: { refreshToken: pair.newRefreshToken } })).rejects.toMatchObject(
    {
      status: 401,
    },
  )
})

test('a sign-in on a new device is marked and mailed, until its owner says that it was them', async () => {
  const { email, password } = await addAccount(server.database.db, { now: server.clock() })
  const login = (cookie?: string) =>
    fetch(`${server.url}/v1/app/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Laptop', ...(cookie && { cookie }) },
      body: JSON.stringify({ email, password, force: true }),
    })
  const first = await login()
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  await login(cookie)
  const subjects = async () => (await mailsTo(server.database.db, email)).map(({ subject }) => subject)
  expect(await subjects()).toEqual([])
  server.clock.pass(1000)
  const { data } = (await (await login()).json()) as { data: { accessToken: string } }
  expect(await subjects()).toEqual([expect.stringContaining('A sign-in on a new device')])
  const { data: known } = (await (await login(cookie)).json()) as { data: { accessToken: string } }
  const client = server.client(known.accessToken)
  const marked = async () => (await client.call('listSessions', {})).items.filter(({ unfamiliar }) => unfamiliar)
  const [session] = await marked()
  expect(session).toMatchObject({ userAgent: 'Laptop', address: '127.0.0.1', current: false })
  const itself = server.client(data.accessToken).call('acceptSession', { params: { id: session?.id ?? '' } })
  await expect(itself).rejects.toMatchObject({ status: 409, problem: 'conflict' })
  await client.call('acceptSession', { params: { id: session?.id ?? '' } })
  expect(await marked()).toEqual([])
  const stranger = await signInFresh(server)
  await expect(stranger.client.call('acceptSession', { params: { id: session?.id ?? '' } })).rejects.toMatchObject({
    status: 404,
  })
})
