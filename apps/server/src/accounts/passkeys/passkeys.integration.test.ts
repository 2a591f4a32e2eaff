import { at } from '@vitrine/basics/at.ts'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oneTimeSecrets, passkeys } from '../../database/schema/account-security.ts'
import { sessions } from '../../database/schema/accounts.ts'
import { auditLog } from '../../database/schema/audit-log.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { createPasskeyDevice, type PasskeyDevice } from '../../testing/outside/passkey-device.ts'
import { addAccount } from '../../testing/people/add-account.ts'
import { mailsTo } from '../../testing/people/mails-to.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'
import { minutes } from '../../time/clock.ts'

const PUBLIC_URL = 'https://vitrine.test'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL }, { registry: testRegistry })
})
afterAll(() => server.close())

async function addPasskey(client: Client, device: PasskeyDevice, name = 'Laptop') {
  const options = await client.call('beginPasskey', {})
  return client.call('addPasskey', { body: { name, response: device.create(options) } })
}

/** Somebody with a passkey, and the device that has it. */
async function withPasskey(to = server) {
  const person = await signInFresh(to)
  const device = createPasskeyDevice(PUBLIC_URL)
  const passkey = await addPasskey(person.client, device)
  return { ...person, device, passkey }
}

/** A challenge, with the cookie that binds it to the browser that requested it. */
async function challenge(from = server) {
  const response = await fetch(`${from.url}/v1/app/auth/passkey/options`, { method: 'POST' })
  const { data } = (await response.json()) as { data: Record<string, unknown> }
  const set = response.headers.get('set-cookie') ?? ''
  return { options: data, cookie: at(set.split(';'), 0), set }
}

const signInBy = (response: Record<string, unknown>, headers: Record<string, string>, to = server) =>
  to.client().call('signInByPasskey', { body: { response }, headers })

const wrong = { status: 400, problem: 'passkey-wrong' }

test('a passkey signs in without name and password, and asks for no code', async () => {
  const { client, user, device } = await withPasskey()
  const { options, cookie } = await challenge()
  expect(options).toMatchObject({ rpId: 'vitrine.test', userVerification: 'required' })
  expect(options['allowCredentials']).toBeUndefined()
  const signedIn = await signInBy(device.get(options), { cookie, 'user-agent': 'Laptop' })
  expect(signedIn.user).toMatchObject({ id: user.id, isPasswordTemporary: false })
  const { items } = await server.client(signedIn.accessToken).call('listSessions', {})
  expect(items.find(({ current }) => current)).toMatchObject({ userAgent: 'Laptop' })
  const [key] = (await client.call('listPasskeys', {})).items
  expect(key).toMatchObject({ name: 'Laptop', lastUsedAt: server.clock().toISOString() })
})

test('of the answer nothing serves twice: not the challenge, not in another browser, not later, not side by side', async () => {
  const { device } = await withPasskey()
  const first = await challenge()
  const answer = device.get(first.options)
  await expect(signInBy(answer, {})).rejects.toMatchObject(wrong)
  await signInBy(answer, { cookie: first.cookie })
  await expect(signInBy(answer, { cookie: first.cookie })).rejects.toMatchObject(wrong)
  const [mine, other] = [await challenge(), await challenge()]
  await expect(signInBy(device.get(mine.options), { cookie: other.cookie })).rejects.toMatchObject(wrong)
  const late = await challenge()
  server.clock.pass(minutes(5))
  await expect(signInBy(device.get(late.options), { cookie: late.cookie })).rejects.toMatchObject(wrong)
  const raced = await challenge()
  const racing = device.get(raced.options)
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => signInBy(racing, { cookie: raced.cookie })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test.each([
  ['another site’s page', { origin: 'https://vitrine.test.evil.example' }],
  ['another port', { origin: 'https://vitrine.test:8443' }],
  ['an owner who was not asked', { unverified: true }],
  ['a key whose copy was used meanwhile', { counter: 0 }],
  ['another account’s name', { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') }],
] as const)('an answer is refused by %s', async (_what, quirks) => {
  const { device } = await withPasskey()
  const used = await challenge()
  await signInBy(device.get(used.options), { cookie: used.cookie })
  const { options, cookie } = await challenge()
  await expect(signInBy(device.get(options, quirks), { cookie })).rejects.toMatchObject(wrong)
})

test('a forged signature, an unknown key and nonsense are refused in the same words', async () => {
  const { device } = await withPasskey()
  const messages = new Set<string>()
  const refused = async (make: (options: Record<string, unknown>) => Record<string, unknown>) => {
    const { options, cookie } = await challenge()
    const error = await signInBy(make(options), { cookie }).catch((thrown: unknown) => thrown as Error)
    messages.add(error instanceof Error ? error.message : 'let in')
  }
  await refused((options) => {
    const answer = device.get(options)
    return { ...answer, response: { ...answer.response, signature: 'AAAA' } }
  })
  const stranger = createPasskeyDevice(PUBLIC_URL)
  stranger.create({ rp: { id: 'vitrine.test' }, user: { id: 'AAAA' }, challenge: 'AAAA' })
  await refused((options) => stranger.get(options))
  await refused(() => ({}))
  await refused(() => ({ id: ['x'], response: { clientDataJSON: 'bm9uc2Vuc2U' } }))
  expect([...messages]).toEqual(['That passkey could not be used here.'])
})

test('a new passkey answers to the session that asked for it, once', async () => {
  const [one, other] = [await signInFresh(server), await signInFresh(server)]
  const device = createPasskeyDevice(PUBLIC_URL)
  const options = await one.client.call('beginPasskey', {})
  expect(options).toMatchObject({
    rp: { id: 'vitrine.test', name: 'Vitrine' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const body = { name: 'Phone', response: device.create(options) }
  await expect(other.client.call('addPasskey', { body })).rejects.toMatchObject(wrong)
  await one.client.call('addPasskey', { body })
  await expect(one.client.call('addPasskey', { body })).rejects.toMatchObject(wrong)
  const unasked = {
    name: 'Phone',
    response: device.create(await one.client.call('beginPasskey', {}), { unverified: true }),
  }
  await expect(one.client.call('addPasskey', { body: unasked })).rejects.toMatchObject(wrong)
  const elsewhere = device.create(await one.client.call('beginPasskey', {}), { origin: 'https://evil.example' })
  await expect(one.client.call('addPasskey', { body: { name: 'P', response: elsewhere } })).rejects.toMatchObject(wrong)
})

test('its owner names and removes it, nobody else; mails, security log and audit log tell of it', async () => {
  const { client, user, device, passkey } = await withPasskey()
  const stranger = await signInFresh(server)
  const params = { id: passkey.id }
  const missing = { status: 404, problem: 'not-found' }
  await expect(stranger.client.call('renamePasskey', { params, body: { name: 'Mine' } })).rejects.toMatchObject(missing)
  await expect(stranger.client.call('removePasskey', { params })).rejects.toMatchObject(missing)
  expect(await client.call('renamePasskey', { params, body: { name: ' Key ring ' } })).toMatchObject({
    name: 'Key ring',
  })
  await client.call('removePasskey', { params })
  expect((await client.call('listPasskeys', {})).items).toEqual([])
  const { options, cookie } = await challenge()
  await expect(signInBy(device.get(options), { cookie })).rejects.toMatchObject(wrong)
  const { items } = await client.call('listSecurityEvents', {})
  expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['passkey-added', 'passkey-removed']))
  const subjects = (await mailsTo(server.database.db, user.email)).map(({ subject }) => subject)
  expect(subjects).toEqual([
    expect.stringContaining('A passkey was added'),
    expect.stringContaining('A passkey was removed'),
  ])
  const acts = await server.database.db.select().from(auditLog).where(eq(auditLog.targetId, user.id))
  expect(acts.map(({ action }) => action)).toEqual(['passkey-added', 'passkey-removed'])
})

test('removing it ends the sessions that began with it, and no others', async () => {
  const { client, device, passkey, user } = await withPasskey()
  const other = createPasskeyDevice(PUBLIC_URL)
  await addPasskey(client, other, 'Phone')
  const begin = async (by: PasskeyDevice) => {
    const { options, cookie } = await challenge()
    return server.client((await signInBy(by.get(options), { cookie })).accessToken)
  }
  const [found, kept, remover] = [await begin(device), await begin(other), await begin(device)]
  await remover.call('removePasskey', { params: { id: passkey.id } })
  await expect(found.call('listPasskeys', {})).rejects.toMatchObject({ status: 401, problem: 'token-invalid' })
  for (const live of [client, kept, remover]) expect((await live.call('listPasskeys', {})).items).toHaveLength(1)
  const rows = await server.database.db.select().from(sessions).where(eq(sessions.accountId, user.id))
  expect(rows.filter(({ revokedAt }) => revokedAt !== null)).toHaveLength(1)
})

test('adding and removing ask for a fresh proof, and a passkey is one', async () => {
  const { refreshToken, device, passkey } = await withPasskey()
  server.clock.pass(minutes(14))
  const { accessToken } = await server.client().call('refresh', { body: { refreshToken } })
  const client = server.client(accessToken)
  server.clock.pass(minutes(2))
  const asked = { status: 403, problem: 'confirmation-required' }
  await expect(client.call('beginPasskey', {})).rejects.toMatchObject(asked)
  await expect(client.call('removePasskey', { params: { id: passkey.id } })).rejects.toMatchObject(asked)
  const confirm = async (by: PasskeyDevice) => {
    const { options, cookie } = await challenge()
    return client.call('confirmIdentity', { body: { passkey: by.get(options) }, headers: { cookie } })
  }
  const other = await withPasskey()
  await expect(confirm(other.device)).rejects.toMatchObject(wrong)
  await expect(client.call('beginPasskey', {})).rejects.toMatchObject(asked)
  await confirm(device)
  await client.call('removePasskey', { params: { id: passkey.id } })
})

test('an account has ten at most', async () => {
  const { client } = await signInFresh(server)
  const device = createPasskeyDevice(PUBLIC_URL)
  for (let count = 0; count < 10; count++) await addPasskey(client, device)
  await expect(client.call('beginPasskey', {})).rejects.toMatchObject({ status: 409, problem: 'conflict' })
})

test('blocked and deleted accounts are not opened by it', async () => {
  const admin = await signInFresh(server, 'admin')
  const { user, device } = await withPasskey()
  const params = { id: user.id }
  const tryIt = async () => {
    const { options, cookie } = await challenge()
    return signInBy(device.get(options), { cookie })
  }
  await admin.client.call('setUserAccess', { params, body: { blocked: true } })
  await expect(tryIt()).rejects.toMatchObject({ status: 403, problem: 'account-blocked' })
  await admin.client.call('deleteUser', { params: { ...params, type: 'organization' } })
  await expect(tryIt()).rejects.toMatchObject(wrong)
})

test('what waits and what is kept opens nothing: no challenge in clear, no mark of a browser', async () => {
  const { device } = await withPasskey()
  const { options, cookie, set } = await challenge()
  expect(set).toMatch(/^__Host-vitrine_passkey=[\w-]{43}; .*Path=\/; .*HttpOnly; Secure; SameSite=Strict$/)
  const kept = JSON.stringify(await server.database.db.select().from(oneTimeSecrets))
  expect(kept).not.toContain(options['challenge'])
  expect(kept).not.toContain(cookie.split('=')[1])
  expect(JSON.stringify(await server.database.db.select().from(passkeys))).toContain(device.keys[0]?.id)
})

test('at an address that browsers bind no passkey to, nobody is offered one', async () => {
  const plain = await startTestServer({ PUBLIC_URL: 'http://192.0.2.7' }, { registry: testRegistry })
  expect(await plain.client().call('getSignInWays', {})).toEqual({ passkeys: false, provider: null })
  await expect(plain.client().call('beginPasskeySignIn', {})).rejects.toMatchObject({
    status: 503,
    problem: 'not-configured',
  })
  await plain.close()
})

describe('where a second step is required of staff', () => {
  let strict: TestServer
  beforeAll(async () => {
    strict = await startTestServer({ PUBLIC_URL, SECOND_STEP: 'staff' }, { registry: testRegistry })
  })
  afterAll(() => strict.close())

  test('a passkey is one: it opens the rest at once, and from then on the password alone does not', async () => {
    const { email, password } = await addAccount(strict.database.db, { role: 'sales' })
    const body = { email, password, force: true }
    const [bare, other] = [await strict.client().call('login', { body }), await strict.client().call('login', { body })]
    expect(bare.user.secondStepMissing).toBe(true)
    const client = strict.client(bare.accessToken)
    await expect(client.call('listUsers', {})).rejects.toMatchObject({ problem: 'second-step-setup-required' })
    const device = createPasskeyDevice(PUBLIC_URL)
    const passkey = await addPasskey(client, device)
    await client.call('listUsers', {})
    // Somebody who knew only the password is signed out, and cannot use it to set up a second step of their own.
    await expect(strict.client(other.accessToken).call('beginSecondStep', {})).rejects.toMatchObject({ status: 401 })
    await expect(strict.client().call('login', { body })).rejects.toMatchObject({
      status: 401,
      problem: 'passkey-required',
    })
    const { options, cookie } = await challenge(strict)
    const signedIn = await signInBy(device.get(options), { cookie }, strict)
    expect(signedIn.user.secondStepMissing).toBeUndefined()
    const sales = strict.client(signedIn.accessToken)
    await sales.call('listUsers', {})
    await expect(sales.call('removePasskey', { params: { id: passkey.id } })).rejects.toMatchObject({ status: 409 })
    expect((await sales.call('listPasskeys', {})).items).toHaveLength(1)
  })

  test('an admin takes a lost one away', async () => {
    const boss = await signInFresh(strict, 'admin')
    const device = createPasskeyDevice(PUBLIC_URL)
    await addPasskey(boss.client, device)
    const { email, password } = await addAccount(strict.database.db, { role: 'sales' })
    const body = { email, password, force: true }
    const { accessToken, user } = await strict.client().call('login', { body })
    await addPasskey(strict.client(accessToken), createPasskeyDevice(PUBLIC_URL))
    await boss.client.call('setUserAccess', { params: { id: user.id }, body: { resetSecondStep: true } })
    const again = await strict.client().call('login', { body })
    expect(again.user.secondStepMissing).toBe(true)
  })
})
