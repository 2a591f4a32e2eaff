import { randomUUID } from 'node:crypto'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../database/schema/audit-log.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { mailsTo } from '../../testing/people/mails-to.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
let sales: Client
let salesEmail: string
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
  const signedIn = await signInFresh(server, 'sales')
  sales = signedIn.client
  salesEmail = signedIn.user.email
})
afterAll(() => server.close())

const request = (email = `asks-${randomUUID().slice(0, 8)}@example.com`) =>
  server.client().call('createUser', { body: { name: 'Ada Byron', email, interested_in: 'Retail' } })

const read = (id: string) => sales.call('getProspect', { params: { id } })

const kindsTo = async (email: string) => (await mailsTo(server.database.db, email)).map(({ kind }) => kind)

const acts = async (id: string) =>
  (await server.database.db.select().from(auditLog).where(eq(auditLog.targetId, id))).map(({ action }) => action)

/** By its kind: the test's clock stands still, so several mails have the same time. */
const mailOf = async (kind: string, email: string) =>
  (await mailsTo(server.database.db, email)).find((mail) => mail.kind === kind)

test('several are approved at once; what hinders one leaves the others alone', async () => {
  const [one, two, gone] = [await request(), await request(), await request()]
  await sales.call('deleteUser', { params: { id: gone.id, type: 'general' } })
  const ids = [one.id, gone.id, 'nobody', two.id, one.id]
  const { decided } = await sales.call('decideRequests', { body: { ids, decision: 'approve' } })
  expect(decided).toEqual([
    { id: one.id, error: null },
    { id: gone.id, error: 'This was deleted.' },
    { id: 'nobody', error: expect.stringContaining('no such person') },
    { id: two.id, error: null },
  ])
  expect((await read(two.id)).role).toBe('user')
  expect(await mailOf('credentials', one.email)).toMatchObject({ replyTo: salesEmail })
})

test('declining keeps the reason, mails it in sales’ words, and may be thought over', async () => {
  const { id, email } = await request()
  const body = { ids: [id], decision: 'decline' as const, reason: 'We open in spring.' }
  await sales.call('decideRequests', { body })
  expect(await read(id)).toMatchObject({ status: 'declined', declineReason: 'We open in spring.', role: null })
  expect(await mailOf('request-declined', email)).toMatchObject({
    replyTo: salesEmail,
    data: { reason: 'We open in spring.' },
  })
  const again = await sales.call('decideRequests', { body })
  expect(again.decided[0]?.error).toBe('This request is no longer waiting.')
  await sales.call('approveUser', { params: { id, type: 'general' } })
  expect(await read(id)).toMatchObject({ status: 'approved', declinedAt: null })
  expect((await acts(id)).sort((one, two) => one.localeCompare(two))).toEqual(['request-approved', 'request-declined'])
})

test('who is declined without a mail gets none, and may ask again; both requests are told of each other', async () => {
  const { id, email } = await request()
  await sales.call('decideRequests', { body: { ids: [id], decision: 'decline', mail: false } })
  expect(await kindsTo(email)).toEqual(['request-received'])
  const second = await request(email)
  expect(second.id).not.toBe(id)
  expect((await read(second.id)).others).toMatchObject([{ id, status: 'declined' }])
})

test('a held request is found as such, still waits, and its repetition is counted', async () => {
  const { id, email } = await request()
  await sales.call('decideRequests', { body: { ids: [id], decision: 'hold' } })
  const find = async (held: 'yes' | 'no') =>
    (await sales.call('listUsers', { query: { search: email, status: 'pending', held } })).items.length
  expect([await find('yes'), await find('no')]).toEqual([1, 0])
  await request(email)
  expect(await read(id)).toMatchObject({ timesAsked: 2, status: 'pending' })
  await sales.call('decideRequests', { body: { ids: [id], decision: 'resume' } })
  expect([await find('yes'), await find('no')]).toEqual([0, 1])
  expect((await acts(id)).sort((one, two) => one.localeCompare(two))).toEqual(['request-held', 'request-resumed'])
})

test('answers to the notice of a request go to who asked', async () => {
  const { email } = await request()
  const notices = await mailsTo(server.database.db, salesEmail)
  expect(notices.some(({ kind, replyTo }) => kind === 'request-notice' && replyTo === email)).toBe(true)
})
