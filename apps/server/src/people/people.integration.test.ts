import { randomUUID } from 'node:crypto'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../database/schema/accounts.ts'
import { auditLog } from '../database/schema/audit-log.ts'
import { people } from '../database/schema/people.ts'
import { testRegistry } from '../testing/models/test-registry.ts'
import { mailsTo, passwordMailedTo } from '../testing/people/mails-to.ts'
import { freshEmail, peopleOf } from '../testing/people/make-people.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'
import { minutes } from '../time/clock.ts'

let server: TestServer
let sales: Client
let admin: Client
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
  sales = (await signInFresh(server, 'sales')).client
  admin = (await signInFresh(server, 'admin')).client
})
afterAll(() => server.close())

const { request, login, makeUser, storedPasswords, auditOf } = peopleOf(() => ({ server, sales }))

describe('delete', () => {
  test('ends the sessions at once, frees the e-mail and erases after 30 days', async () => {
    const user = await makeUser()
    await user.client.call('listAnalyses', { query: {} })
    const { id, type } = user
    const deleted = await admin.call('deleteUser', { params: { id, type } })
    expect(deleted).toMatchObject({ status: 'deleted' })
    expect(deleted.erasesAt).not.toBeNull()
    await expect(user.client.call('listAnalyses', { query: {} })).rejects.toMatchObject({ problem: 'token-invalid' })
    await expect(login(user.email, user.password)).rejects.toMatchObject({ problem: 'sign-in-failed' })
    await server.client().call('forgotPassword', { body: { email: user.email } })
    expect(await storedPasswords(user.email)).toEqual([])
    const again = await request('general', user.email)
    await sales.call('approveUser', { params: { id: again.id, type: again.type } })
    await expect(login(user.email, await passwordMailedTo(server, user.email))).resolves.toBeDefined()
  })

  test('a request may be deleted by sales, an account by admins only', async () => {
    const { id, type } = await request()
    await expect(sales.call('deleteUser', { params: { id, type } })).resolves.toMatchObject({ status: 'deleted' })
    await expect(sales.call('approveUser', { params: { id, type } })).rejects.toMatchObject({ status: 409 })
    const user = await makeUser()
    await expect(sales.call('deleteUser', { params: user })).rejects.toMatchObject({ status: 403 })
    expect(await auditOf(id)).toEqual(['request-deleted'])
  })

  test('the service key deletes; a wrong one does not, and unset it answers 503', async () => {
    const keyed = await startTestServer({ SERVICE_API_KEY: 'a-key-for-the-second-api' }, { registry: testRegistry })
    try {
      const remove = (key: string, id: string) =>
        fetch(`${keyed.url}/v1/ai/users/ai/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${key}` } })
      const { id } = await keyed.client().call('createUser', { body: { name: 'Ada', email: freshEmail() } })
      for (const key of ['', 'a-key-for-the-second-apx', 'a-key']) expect((await remove(key, id)).status).toBe(401)
      const removed = await remove('a-key-for-the-second-api', id)
      expect(await removed.json()).toMatchObject({ success: true, data: { id, deleted: true } })
      expect((await remove('a-key-for-the-second-api', randomUUID())).status).toBe(404)
    } finally {
      await keyed.close()
    }
    const unset = await fetch(`${server.url}/v1/ai/users/ai/${randomUUID()}`, { method: 'DELETE' })
    expect(await unset.json()).toMatchObject({ code: 503, problem: 'not-configured' })
  })
})

const demote = (by: Client, id: string) => by.call('updateUser', { params: { id }, body: { role: 'user' } })

describe('edit', () => {
  test('one changes one’s own name, and the list shows the new one', async () => {
    const { id, email, client } = await makeUser()
    const body = { name: 'Ada, Countess' }
    expect(await client.call('updateUser', { params: { id }, body })).toMatchObject(body)
    expect(await client.call('getUser', { params: { id } })).toMatchObject(body)
    expect((await sales.call('listUsers', { query: { search: 'countess' } })).items).toMatchObject([{ email }])
  })

  test('one’s own role stays, somebody else’s account is not found', async () => {
    const [one, two] = [await makeUser(), await makeUser()]
    // Clients send the whole user back: the role that one has is no attempt to change it.
    await expect(
      one.client.call('updateUser', { params: { id: one.id }, body: { name: 'One', role: 'user' } }),
    ).resolves.toMatchObject({ role: 'user' })
    await expect(
      one.client.call('updateUser', { params: { id: one.id }, body: { role: 'admin' } }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(
      one.client.call('updateUser', { params: { id: two.id }, body: { name: 'Two' } }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(one.client.call('getUser', { params: { id: two.id } })).rejects.toMatchObject({ status: 404 })
    await expect(sales.call('updateUser', { params: { id: two.id }, body: { name: 'Two' } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('an admin gives a role, which holds at once and stands in the audit log', async () => {
    const { id, client } = await makeUser()
    await expect(client.call('listUsers', { query: {} })).rejects.toMatchObject({ status: 403 })
    server.clock.pass(1)
    await admin.call('updateUser', { params: { id }, body: { role: 'sales' } })
    await expect(client.call('listUsers', { query: {} })).resolves.toBeDefined()
    const { history } = await admin.call('getProspect', { params: { id } })
    expect(history[0]).toMatchObject({
      action: 'role-changed',
      by: 'account',
      actor: { name: 'Test admin' },
      details: { from: 'user', to: 'sales' },
      address: '127.0.0.1',
    })
  })

  test('the last admin stays: two who demote each other at once do not both succeed', async () => {
    const alone = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
    try {
      await alone.database.db.update(accounts).set({ role: 'user' })
      const [one, two] = [await signInFresh(alone, 'admin'), await signInFresh(alone, 'admin')]
      const tries = await Promise.allSettled([demote(one.client, two.user.id), demote(two.client, one.user.id)])
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const [left] = await alone.database.db.select().from(accounts).where(eq(accounts.role, 'admin'))
      const last = left?.id === one.user.id ? one : two
      await expect(demote(last.client, last.user.id)).rejects.toMatchObject({ status: 409, problem: 'last-admin' })
      await expect(
        last.client.call('deleteUser', { params: { id: last.user.id, type: 'organization' } }),
      ).rejects.toMatchObject({ status: 409, problem: 'last-admin' })
    } finally {
      await alone.close()
    }
  })
})

const live = (token: string) =>
  server
    .client(token)
    .call('listSessions', {})
    .then(
      () => true,
      () => false,
    )

describe('sessions', () => {
  test('one sees one’s own, ends one, and all the others', async () => {
    const { email, password, client } = await makeUser()
    const others = [await login(email, password), await login(email, password), await login(email, password)]
    const { items } = await client.call('listSessions', {})
    expect(items).toHaveLength(4)
    expect(items.filter(({ current }) => current)).toHaveLength(1)
    const victim = items.find(({ current }) => !current)
    await client.call('revokeSession', { params: { id: victim?.id ?? '' } })
    const afterOne = await Promise.all(others.map(({ accessToken }) => live(accessToken)))
    expect(afterOne.filter(Boolean)).toHaveLength(2)
    expect(await client.call('revokeOtherSessions', {})).toEqual({ revoked: 2 })
    expect(await Promise.all(others.map(({ accessToken }) => live(accessToken)))).toEqual([false, false, false])
    expect((await client.call('listSessions', {})).items).toHaveLength(1)
  })

  test('somebody else’s session is not found; an admin ends all of an account', async () => {
    const [one, two] = [await makeUser(), await makeUser()]
    const { items } = await two.client.call('listSessions', {})
    await expect(one.client.call('revokeSession', { params: { id: items[0]?.id ?? '' } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await admin.call('revokeUserSessions', { params: { id: two.id } })).toEqual({ revoked: 1 })
    await expect(two.client.call('listSessions', {})).rejects.toMatchObject({ status: 401 })
    await expect(login(two.email, two.password)).resolves.toBeDefined()
  })
})

test('a prospect shows context, mails, history and what else has the same e-mail', async () => {
  const email = freshEmail()
  const body = { name: 'Ada', email, consent: true, context: { page: '/explore', models: ['echo'] } }
  const { id } = await server.client().call('createUser', { body })
  const other = await request('product', email)
  const mail = await sales.call('mailDemoInvitation', { params: { id } })
  expect(mail).toMatchObject({ kind: 'demo-invitation', to: email })
  expect(await sales.call('getProspect', { params: { id } })).toMatchObject({
    id,
    context: { page: '/explore', models: ['echo'] },
    mails: expect.arrayContaining([expect.objectContaining({ kind: 'demo-invitation' })]),
    history: [{ action: 'demo-invitation-mailed', actor: { name: 'Test sales' } }],
    others: [{ id: other.id, type: 'product', status: 'pending' }],
    lastSignInAt: null,
  })
})

test('30 days after deletion nothing personal is left, and the log says so', async () => {
  const own = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
  try {
    const boss = (await signInFresh(own, 'admin')).client
    const email = freshEmail()
    const { id, type } = await own.client().call('createUser', { body: { name: 'Gone Person', email } })
    await boss.call('approveUser', { params: { id, type } })
    await boss.call('deleteUser', { params: { id, type } })
    const { openPeople } = await import('./people.ts')
    const { db } = own.database
    const { admitAll } = await import('../accounts/limits/limit-calls.ts')
    const service = openPeople({
      db,
      clock: own.clock,
      place: { baseUrl: '', product: '' },
      admit: admitAll,
      sealer: { seal: (text) => text },
      later: () => undefined,
      topics: [],
    })
    own.clock.pass(minutes(30 * 24 * 60) - 1000)
    await service.sweep()
    expect(await db.select().from(people).where(eq(people.id, id))).toHaveLength(1)
    own.clock.pass(2000)
    await service.sweep()
    const dump = JSON.stringify([
      await db.select().from(people),
      await db.select().from(accounts),
      await db.select().from(auditLog),
      await mailsTo(db, email),
    ])
    expect(dump).not.toContain(email)
    expect(dump).not.toContain('Gone Person')
    expect((await db.select().from(auditLog).where(eq(auditLog.targetId, id))).map(({ action }) => action)).toContain(
      'person-erased',
    )
  } finally {
    await own.close()
  }
})

test('a name is kept without what nobody sees in it, wherever it is typed', async () => {
  const { id } = await server.client().call('createUser', {
    body: { name: 'Mi\u200bra Oka\u00adfor\u202e', email: freshEmail(), interested_in: 'Retail' },
  })
  expect(await sales.call('getProspect', { params: { id } })).toMatchObject({ name: 'Mira Okafor' })
  const user = await makeUser()
  const profile = await user.client.call('updateUser', {
    params: { id: user.id },
    body: { name: '\ufeffMira\u2066 O.' },
  })
  expect(profile.name).toBe('Mira O.')
  const blank = user.client.call('updateUser', { params: { id: user.id }, body: { name: '\u3164\u200d' } })
  await expect(blank).rejects.toMatchObject({ message: expect.stringContaining('Name is required') as string })
})
