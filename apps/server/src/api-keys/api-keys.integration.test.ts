import { randomUUID } from 'node:crypto'
import { apiKeyStart, type NewApiKey } from '@vitrine/contracts/accounts/api-key.ts'
import type { Operation } from '@vitrine/contracts/operations/operation.ts'
import { type OperationName, operations } from '@vitrine/contracts/operations/operations.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passkeys } from '../database/schema/account-security.ts'
import { accounts } from '../database/schema/accounts.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { testRegistry } from '../testing/models/test-registry.ts'
import { mailsTo } from '../testing/people/mails-to.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'
import { readEvents } from '../testing/read-events.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { registry: testRegistry })
})
afterAll(() => server.close())

async function ownerWithKey(asked: Partial<NewApiKey> = {}, role: 'user' | 'admin' = 'user') {
  const owner = await signInFresh(server, role)
  const made = await owner.client.call('createApiKey', { body: { name: 'Nightly run', ...asked } })
  return { owner, made, byKey: server.client(made.key) }
}

const analyze = (key: string, body: object, model = 'echo', headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/analyze/${model}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** The same answer for everybody, whatever token is sent. */
function isOpen(name: OperationName): boolean {
  const { callers, tag }: Operation = operations[name]
  return callers.includes('visitor') && tag !== 'analyses'
}

describe('what a key opens', () => {
  /** Separate from the operations' own declarations, so that a change of only one of them fails. */
  const opened: Partial<Record<OperationName, 'run' | 'read'>> = {
    analyze: 'run',
    analyzeByFunction: 'run',
    generateImage: 'run',
    exploreTopic: 'run',
    listAnalyses: 'read',
    getAnalysis: 'read',
    followAnalysis: 'read',
    createBatch: 'run',
    listBatches: 'read',
    getBatch: 'read',
    getBatchTable: 'read',
    downloadBatchTable: 'read',
    getBatchReport: 'read',
    downloadBatchReport: 'read',
    cancelBatch: 'run',
  }
  const names = Object.keys(operations) as OperationName[]
  const keys = new Map<string, string>()

  beforeAll(async () => {
    // An admin's key may do no more than anybody else's.
    for (const scope of ['run', 'read'] as const) {
      const { made } = await ownerWithKey({ scopes: [scope], perMinute: 600 }, 'admin')
      keys.set(scope, made.key)
    }
  })

  const tryCall = async (name: OperationName, scope: string) => {
    const { method, path } = operations[name]
    const headers = { authorization: `Bearer ${keys.get(scope)}` }
    const response = await fetch(`${server.url}${path.replace(/:\w+|\*/g, 'nothing')}`, { method, headers })
    const body = await response.text()
    return { status: response.status, body }
  }

  const cells = names
    .filter((name) => !isOpen(name))
    .flatMap((name) => [[name, 'run'] as const, [name, 'read'] as const])

  test.each(cells.filter(([name, scope]) => opened[name] === scope))('%s by a key that may %s', async (name, scope) => {
    expect([401, 403, 500]).not.toContain((await tryCall(name, scope)).status)
  })

  test.each(cells.filter(([name, scope]) => opened[name] !== scope))(
    '%s not by a key that may %s',
    async (name, scope) => {
      const { status, body } = await tryCall(name, scope)
      expect(status).toBe(403)
      expect(JSON.parse(body)).toMatchObject({ problem: 'not-allowed', message: 'This API key may not do this.' })
    },
  )

  test('there are cells of both kinds, and none of an account', () => {
    expect(cells.filter(([name, scope]) => opened[name] === scope)).toHaveLength(Object.keys(opened).length)
    for (const name of ['createApiKey', 'deleteOwnAccount', 'listUsers', 'deleteAnalysis', 'shareAnalysis'] as const) {
      expect(cells).toContainEqual([name, 'run'])
    }
  })
})

test('a key is shown once, stored as a hash, told by mail and in the log, and runs models in its owner’s name', async () => {
  const { owner, made, byKey } = await ownerWithKey()
  expect(made.key).toMatch(/^vitrine_[\w-]{43}$/)
  expect(made.prefix).toBe(made.key.slice(0, apiKeyStart.length + 6))
  const stored = JSON.stringify(await server.database.db.select().from(apiKeys).where(eq(apiKeys.id, made.id)))
  expect(stored).not.toContain(made.key)
  expect(stored).toContain(made.prefix)
  const { items: before } = await owner.client.call('listApiKeys', {})
  expect(before).toMatchObject([{ name: 'Nightly run', prefix: made.prefix, lastUsedAt: null }])
  expect(before[0]).not.toHaveProperty('key')

  const answer = await analyze(made.key, { text: 'hello' })
  expect(await answer.json()).toMatchObject({ code: 200, data: { answer: 'hello' } })
  const { items } = await byKey.call('listAnalyses', {})
  expect(items).toHaveLength(1)
  expect((await owner.client.call('listAnalyses', {})).items[0]?.id).toBe(items[0]?.id)
  expect(await byKey.call('getAnalysis', { params: { id: items[0]?.id ?? '' } })).toMatchObject({ mine: true })
  expect((await owner.client.call('listApiKeys', {})).items[0]?.lastUsedAt).not.toBeNull()

  const { items: events } = await owner.client.call('listSecurityEvents', {})
  expect(events.map(({ kind }) => kind)).toContain('api-key-made')
  const mails = await mailsTo(server.database.db, owner.user.email)
  expect(mails.map(({ subject }) => subject).join()).toContain('An API key was made')
  expect(server.logged.join('')).not.toContain(made.key)
  const admin = await signInFresh(server, 'admin')
  const { items: acts } = await admin.client.call('listAudit', { query: { action: 'api-key-made' } })
  expect(acts).toContainEqual(expect.objectContaining({ targetId: owner.user.id, actor: expect.anything() as unknown }))
})

test('a key that names models runs those and reads their results only', async () => {
  const { owner, made, byKey } = await ownerWithKey({ models: ['echo'] })
  expect((await analyze(made.key, { text: 'x' })).status).toBe(200)
  const other = await analyze(made.key, { text: 'x' }, 'process-id')
  expect(await other.json()).toMatchObject({ code: 403, message: 'This API key is not for process-id.' })
  await analyze(owner.token, { text: 'x' }, 'process-id')
  const { items } = await owner.client.call('listAnalyses', {})
  const id = items.find(({ modelId }) => modelId === 'process-id')?.id ?? ''
  expect((await byKey.call('listAnalyses', {})).items.map(({ modelId }) => modelId)).toEqual(['echo'])
  await expect(byKey.call('getAnalysis', { params: { id } })).rejects.toMatchObject({ status: 403 })
  const followed = await fetch(`${server.url}/api/analyses/${id}/events`, {
    headers: { authorization: `Bearer ${made.key}` },
  })
  expect(followed.status).toBe(403)
  await expect(owner.client.call('createApiKey', { body: { name: 'x', models: ['none'] } })).rejects.toMatchObject({
    problem: 'model-unknown',
  })
})

test('a key reads nobody else’s results', async () => {
  const { byKey } = await ownerWithKey()
  const other = await signInFresh(server)
  await analyze(other.token, { text: 'private' })
  const { items } = await other.client.call('listAnalyses', {})
  await expect(byKey.call('getAnalysis', { params: { id: items[0]?.id ?? '' } })).rejects.toMatchObject({ status: 404 })
})

test('a key has a limit of its own', async () => {
  const { owner, made } = await ownerWithKey({ perMinute: 2 })
  for (const status of [200, 200, 429]) expect((await analyze(made.key, { text: 'x' })).status).toBe(status)
  const refused = await analyze(made.key, { text: 'x' })
  expect(await refused.json()).toMatchObject({ message: 'This API key may make 2 calls in a minute.' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  // The owner's other calls do not count against it.
  expect((await analyze(owner.token, { text: 'x' })).status).toBe(200)
  server.clock.pass(60_000)
  expect((await analyze(made.key, { text: 'x' })).status).toBe(200)
})

test('a key shares its account’s places in the queue', async () => {
  const { owner, made } = await ownerWithKey()
  const key = { 'idempotency-key': 'one' }
  const first = await analyze(made.key, { text: 'same' }, 'echo', key)
  const second = await analyze(owner.token, { text: 'same' }, 'echo', key)
  expect(second.headers.get('location')).toBe(first.headers.get('location'))
})

describe('a key stops', () => {
  const refused = { status: 401, problem: 'token-invalid', message: 'This API key does not work.' }

  test('when it is revoked, for its followers too, and nobody else revokes it', async () => {
    const { owner, made, byKey } = await ownerWithKey()
    const stranger = await signInFresh(server)
    const params = { id: made.id }
    await expect(stranger.client.call('revokeApiKey', { params })).rejects.toMatchObject({ status: 404 })
    await analyze(made.key, { text: '20' }, 'slow', { prefer: 'respond-async' })
    const { items } = await byKey.call('listAnalyses', {})
    const following = await fetch(`${server.url}/api/analyses/${items[0]?.id}/events`, {
      headers: { authorization: `Bearer ${made.key}` },
    })
    await owner.client.call('revokeApiKey', { params })
    await expect(byKey.call('listAnalyses', {})).rejects.toMatchObject(refused)
    expect((await owner.client.call('listApiKeys', {})).items).toEqual([])
    await expect(owner.client.call('revokeApiKey', { params })).rejects.toMatchObject({ status: 404 })
    const states: unknown[] = []
    for await (const state of readEvents(following)) states.push(state)
    expect(JSON.stringify(states.at(-1) ?? null)).not.toContain('succeeded')
  })

  test('when its time is over', async () => {
    const { byKey } = await ownerWithKey({ days: 1 })
    await expect(byKey.call('listAnalyses', {})).resolves.toBeDefined()
    server.clock.pass(86_400_000)
    await expect(byKey.call('listAnalyses', {})).rejects.toMatchObject(refused)
  })

  test('when its account is blocked, and it stays so when the account is opened again', async () => {
    const { owner, byKey } = await ownerWithKey()
    const admin = await signInFresh(server, 'admin')
    const params = { id: owner.user.id }
    await admin.client.call('setUserAccess', { params, body: { blocked: true } })
    await expect(byKey.call('listAnalyses', {})).rejects.toMatchObject(refused)
    await admin.client.call('setUserAccess', { params, body: { blocked: false } })
    await expect(byKey.call('listAnalyses', {})).rejects.toMatchObject(refused)
  })

  test('when its account is deleted', async () => {
    const { owner, byKey } = await ownerWithKey()
    await owner.client.call('deleteOwnAccount', { body: { email: owner.user.email } })
    await expect(byKey.call('listAnalyses', {})).rejects.toMatchObject(refused)
  })

  test('when the password is changed', async () => {
    const { owner, byKey } = await ownerWithKey()
    const body = { currentPassword: owner.password, newPassword: 'copper-lantern-orchard-mist' }
    await owner.client.call('setPassword', { body })
    await expect(byKey.call('listAnalyses', {})).rejects.toMatchObject(refused)
  })

  test('when an admin ends the account’s sessions', async () => {
    const { owner, byKey } = await ownerWithKey()
    const admin = await signInFresh(server, 'admin')
    await admin.client.call('revokeUserSessions', { params: { id: owner.user.id } })
    await expect(byKey.call('listAnalyses', {})).rejects.toMatchObject(refused)
  })
})

test('a key is made by who has just proved who they are, and no more than twenty', async () => {
  const owner = await signInFresh(server)
  for (let made = 0; made < 20; made++) await owner.client.call('createApiKey', { body: { name: `Key ${made}` } })
  await expect(owner.client.call('createApiKey', { body: { name: 'x' } })).rejects.toMatchObject({
    problem: 'conflict',
    hint: 'Revoke one that is not used any more.',
  })
  for (const body of [
    { name: ' ' },
    { name: 'x', days: 0 },
    { name: 'x', scopes: [] },
    { name: 'x', perMinute: 601 },
  ]) {
    await expect(owner.client.call('createApiKey', { body })).rejects.toMatchObject({ problem: 'invalid-request' })
  }
  const { refreshToken } = await server.client().call('login', {
    body: { email: owner.user.email, password: owner.password, force: true },
  })
  server.clock.pass(16 * 60_000)
  const later = await server.client().call('refresh', { body: { refreshToken } })
  await expect(server.client(later.accessToken).call('createApiKey', { body: { name: 'x' } })).rejects.toMatchObject({
    problem: 'confirmation-required',
  })
})

test('where staff need a second step, a key works for those who have one', async () => {
  const strict = await startTestServer({ SECOND_STEP: 'staff' }, { registry: testRegistry })
  const { db } = strict.database
  const owner = await signInFresh(strict)
  const made = await owner.client.call('createApiKey', { body: { name: 'x' } })
  const byKey = strict.client(made.key)
  await expect(byKey.call('listAnalyses', {})).resolves.toBeDefined()
  await db.update(accounts).set({ role: 'sales' }).where(eq(accounts.id, owner.user.id))
  await expect(byKey.call('listAnalyses', {})).rejects.toMatchObject({ problem: 'second-step-setup-required' })
  const passkey = {
    id: randomUUID(),
    credentialId: randomUUID(),
    publicKey: 'x',
    counter: 0,
    name: 'x',
    backedUp: false,
  }
  await db.insert(passkeys).values({ ...passkey, accountId: owner.user.id, createdAt: strict.clock() })
  await expect(byKey.call('listAnalyses', {})).resolves.toBeDefined()
  await strict.close()
})
