import { randomUUID } from 'node:crypto'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const { request, login, makeUser, auditOf } = peopleOf(() => ({ server, sales }))

test('resending mails a new temporary password, and the old one stops', async () => {
  const { id, email, type } = await request()
  await sales.call('approveUser', { params: { id, type } })
  const old = await passwordMailedTo(server, email)
  await sales.call('resendCredentials', { params: { id } })
  expect(await auditOf(id)).toContain('credentials-resent')
  const fresh = await passwordMailedTo(server, email, 'new-credentials')
  expect(fresh).not.toBe(old)
  await expect(login(email, old)).rejects.toMatchObject({ problem: 'sign-in-failed' })
  await expect(login(email, fresh)).resolves.toMatchObject({ user: { id } })
})

test('a request has no password to resend, and sales send none to staff', async () => {
  const { id } = await request()
  await expect(sales.call('resendCredentials', { params: { id } })).rejects.toMatchObject({ status: 409 })
  const other = await signInFresh(server, 'admin')
  await expect(sales.call('resendCredentials', { params: { id: other.user.id } })).rejects.toMatchObject({
    status: 403,
  })
})

test('a forgotten password mails a temporary one; the old one is good until that is used', async () => {
  const user = await makeUser()
  await server.client().call('forgotPassword', { body: { email: user.email.toUpperCase() } })
  const temporary = await passwordMailedTo(server, user.email, 'forgotten-password')
  await expect(login(user.email, user.password)).resolves.toMatchObject({ user: { isPasswordTemporary: false } })
  await expect(login(user.email, temporary)).resolves.toMatchObject({ user: { isPasswordTemporary: true } })
  await expect(login(user.email, user.password)).rejects.toMatchObject({ problem: 'sign-in-failed' })
})

test('an invitation outlives a stranger’s asking for a forgotten password, and either of them works', async () => {
  for (const used of ['credentials', 'forgotten-password'] as const) {
    const { id, email, type } = await request()
    await sales.call('approveUser', { params: { id, type } })
    await server.client().call('forgotPassword', { body: { email } })
    const mailed = {
      credentials: await passwordMailedTo(server, email),
      'forgotten-password': await passwordMailedTo(server, email, 'forgotten-password'),
    }
    const { accessToken } = await login(email, mailed[used])
    const body = { currentPassword: mailed[used], newPassword: `harbour-walnut-${randomUUID()}` }
    await server.client(accessToken).call('setPassword', { body })
    for (const over of Object.values(mailed)) {
      await expect(login(email, over)).rejects.toMatchObject({ problem: 'sign-in-failed' })
    }
  }
})

test('whether there is an account is not told', async () => {
  const { email } = await makeUser()
  const ask = async (whom: string) => {
    const response = await fetch(`${server.url}/v1/app/auth/forgot-password?email=${whom}`, { method: 'POST' })
    return { status: response.status, body: await response.text() }
  }
  const nobody = freshEmail()
  expect(await ask(nobody)).toEqual(await ask(email))
  expect(await mailsTo(server.database.db, nobody)).toEqual([])
})
