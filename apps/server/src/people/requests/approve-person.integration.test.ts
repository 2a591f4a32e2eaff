import { randomUUID } from 'node:crypto'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../database/schema/accounts.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { mailsTo, passwordMailedTo } from '../../testing/people/mails-to.ts'
import { freshEmail, peopleOf } from '../../testing/people/make-people.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
let sales: Client
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
  sales = (await signInFresh(server, 'sales')).client
})
afterAll(() => server.close())

const { request, login, makeUser, storedPasswords, auditOf } = peopleOf(() => ({ server, sales }))

test('approving makes an account of the same id, whose mailed password serves once and only to set one’s own', async () => {
  const { id, email, type } = await request()
  const approved = await sales.call('approveUser', { params: { id, type } })
  expect(approved).toMatchObject({ id, status: 'approved', role: 'user', isPasswordTemporary: true })
  const temporary = await passwordMailedTo(server, email)
  const { user, accessToken } = await login(email, temporary)
  expect(user).toMatchObject({ id, isPasswordTemporary: true })
  const restricted = server.client(accessToken)
  await expect(restricted.call('listAnalyses', { query: {} })).rejects.toMatchObject({
    status: 403,
    message: 'Please update your password before continuing.',
  })
  await expect(restricted.call('getUser', { params: { id } })).resolves.toMatchObject({ id, email })
  await expect(login(email, temporary)).rejects.toMatchObject({ problem: 'sign-in-failed' })
  const body = { currentPassword: temporary, newPassword: `harbour-walnut-${randomUUID()}` }
  expect((await restricted.call('setPassword', { body })).user.isPasswordTemporary).toBe(false)
  // Used: it is in the outbox no longer.
  expect(await storedPasswords(email)).toEqual([])
  expect(await auditOf(id)).toEqual(['request-approved'])
})

test('the mailed password is over after 72 hours', async () => {
  const { id, email, type } = await request()
  await sales.call('approveUser', { params: { id, type } })
  const temporary = await passwordMailedTo(server, email)
  await server.database.db
    .update(accounts)
    .set({ temporaryExpiresAt: new Date(server.clock().getTime() - 1) })
    .where(eq(accounts.id, id))
  await expect(login(email, temporary)).rejects.toMatchObject({ problem: 'sign-in-failed' })
})

test('of ten who approve at once one wins, and one password is mailed', async () => {
  const { id, email, type } = await request()
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => sales.call('approveUser', { params: { id, type } })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await mailsTo(server.database.db, email)).filter(({ kind }) => kind === 'credentials')).toHaveLength(1)
})

test('a second request of somebody with an account joins it, without a password', async () => {
  const user = await makeUser()
  const { id, type } = await request('product', user.email)
  const joined = await sales.call('approveUser', { params: { id, type } })
  expect(joined).toMatchObject({ id, status: 'approved', role: null, joinedAccountId: user.id })
  // The clock stands still, so nothing tells which of them came last.
  const kinds = (await mailsTo(server.database.db, user.email)).map(({ kind }) => kind)
  expect(kinds).toContain('access-granted')
  await expect(login(user.email, user.password)).resolves.toBeDefined()
})

test('two requests of one e-mail, approved at once, become one account', async () => {
  const email = freshEmail()
  const both = [await request('general', email), await request('product', email)]
  await Promise.all(both.map(({ id, type }) => sales.call('approveUser', { params: { id, type } })))
  expect(await server.database.db.select().from(accounts).where(eq(accounts.email, email))).toHaveLength(1)
})

test('a request of a wrong type or an unknown id is not found', async () => {
  const { id } = await request()
  for (const params of [
    { id, type: 'product' },
    { id: randomUUID(), type: 'general' },
    { id: 'x', type: 'general' },
  ]) {
    await expect(sales.call('approveUser', { params })).rejects.toMatchObject({ status: 404 })
  }
})
