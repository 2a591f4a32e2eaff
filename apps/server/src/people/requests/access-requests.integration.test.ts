import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@vitrine/contracts/calls/client.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { people } from '../../database/schema/people.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { mailsTo } from '../../testing/people/mails-to.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'on' }, { registry: testRegistry })
})
afterAll(() => server.close())

type Body = CallRequest<'createUser'>['body']

const freshEmail = () => `visitor-${randomUUID().slice(0, 8)}@example.com`
const asked = (email: string): Body => ({
  name: 'Ada Byron',
  email,
  org: 'Analytical Engines – we weave numbers',
  phone: '442071234567',
  type: 'general',
  interested_in: 'Healthcare,Other: looms',
})

const stored = (email: string) => server.database.db.select().from(people).where(eq(people.email, email))

test('a request as the dialog sends it is stored as a pending request, and both sides are written to', async () => {
  const sales = await signInFresh(server, 'sales')
  const email = freshEmail()
  const answer = await server.client().call('createUser', { body: asked(email.toUpperCase()) })
  expect(answer).toMatchObject({ email, status: 'pending', type: 'general', interested_in: 'Healthcare,Other: looms' })
  expect(await stored(email)).toMatchObject([{ id: answer.id, status: 'pending', role: null, context: null }])
  expect((await mailsTo(server.database.db, email)).map(({ kind }) => kind)).toEqual(['request-received'])
  const notices = await mailsTo(server.database.db, sales.user.email)
  expect(notices.map(({ kind, personId }) => ({ kind, personId }))).toEqual([
    { kind: 'request-notice', personId: answer.id },
  ])
})

test('every field may come by query or multipart as well, phone and organisation may be left out', async () => {
  const email = freshEmail()
  const query = new URLSearchParams({ name: 'Ada', email, interested_in: 'Retail', type: 'general' })
  const response = await fetch(`${server.url}/v1/app/users?${query.toString()}`, { method: 'POST' })
  expect(await response.json()).toMatchObject({
    success: true,
    code: 201,
    message: "Request received. We'll get back to you soon.",
    data: { email, org: '', phone: '' },
  })
})

test('a second request while one is pending updates it, in the same words and without another mail', async () => {
  const email = freshEmail()
  const first = await server.client().call('createUser', { body: asked(email) })
  const second = await server.client().call('createUser', { body: { ...asked(email), org: 'Elsewhere' } })
  expect(second).toEqual({ ...first, org: 'Elsewhere' })
  expect(await stored(email)).toMatchObject([{ org: 'Elsewhere' }])
  expect(await mailsTo(server.database.db, email)).toHaveLength(1)
  // The first message is kept.
  await server.client().call('createUser', { body: { ...asked(email), org: 'Nowhere', phone: '' } })
  const { client } = await signInFresh(server, 'sales')
  const { org, earlierRequests, createdAt } = await client.call('getProspect', { params: { id: first.id } })
  expect(org).toBe('Nowhere')
  expect(earlierRequests).toEqual([
    expect.objectContaining({ org: 'Elsewhere', phone: first.phone }),
    { at: createdAt, name: first.name, org: first.org, phone: first.phone, interested_in: first.interested_in },
  ])
  const product = { ...asked(email), type: 'product' as const, interested_in: 'ResQ AI' }
  expect((await server.client().call('createUser', { body: product })).id).not.toBe(first.id)
})

test('twenty at once become one request and one mail', async () => {
  const email = freshEmail()
  const send = (index: number) =>
    fetch(`${server.url}/v1/app/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${index}` },
      body: JSON.stringify(asked(email)),
    }).then(({ status }) => status)
  expect(await Promise.all(Array.from({ length: 20 }, (_, index) => send(index)))).toEqual(Array(20).fill(201))
  expect(await stored(email)).toHaveLength(1)
  expect(await mailsTo(server.database.db, email)).toHaveLength(1)
})

test('a repeated Idempotency-Key is answered again, another request under it is refused', async () => {
  const email = freshEmail()
  const headers = { 'idempotency-key': randomUUID() }
  const first = await server.client().call('createUser', { body: asked(email), headers })
  await server.database.db.update(people).set({ status: 'approved' }).where(eq(people.id, first.id))
  // Without the key this would be a new request by now.
  expect(await server.client().call('createUser', { body: asked(email), headers })).toEqual(first)
  const other = { ...asked(email), name: 'Somebody else' }
  await expect(server.client().call('createUser', { body: other, headers })).rejects.toMatchObject({
    status: 409,
    problem: 'idempotency-mismatch',
  })
})

test('a sender who fills in the hidden field is told the same and stored nowhere', async () => {
  const email = freshEmail()
  const answer = await server
    .client()
    .call('createUser', { body: { ...asked(email), website: 'https://spam.example' } })
  expect(answer).toMatchObject({ email, status: 'pending' })
  expect(await stored(email)).toEqual([])
  expect(await mailsTo(server.database.db, email)).toEqual([])
})

test('a form that was filled in faster than a person types must be sent again', async () => {
  const email = freshEmail()
  await expect(
    server.client().call('createUser', { body: { ...asked(email), fillMilliseconds: 120 } }),
  ).rejects.toMatchObject({ status: 429, retryAfter: 2 })
  await expect(
    server.client().call('createUser', { body: { ...asked(email), fillMilliseconds: 9000 } }),
  ).resolves.toMatchObject({ email })
})

test('what the visitor tried is kept with consent only', async () => {
  const context = { page: '/explore', models: ['echo'], samples: [{ model: 'slow', sample: 'long' }] }
  const without = freshEmail()
  await server.client().call('createUser', { body: { ...asked(without), context } })
  expect(await stored(without)).toMatchObject([{ context: null }])
  const agreed = freshEmail()
  await server.client().call('createUser', { body: { ...asked(agreed), context, consent: true } })
  expect(await stored(agreed)).toMatchObject([{ context }])
})

test('a name or an address that is none is refused by its field', async () => {
  for (const [change, words] of [
    [{ name: ' ' }, 'Name is required'],
    [{ email: 'ada@' }, 'Invalid email'],
    [{ email: `${'a'.repeat(65)}@example.com` }, 'email: An e-mail address has 64 characters at most before the @'],
    [{ email: `${'a'.repeat(300)}@example.com` }, 'email: An e-mail address has 254 characters at most'],
    [{ phone: 'call me' }, 'Digits only'],
  ] as const) {
    await expect(server.client().call('createUser', { body: { ...asked(freshEmail()), ...change } })).rejects.toThrow(
      words,
    )
  }
})

test('one address may ask twenty times an hour, then it waits', async () => {
  const send = () =>
    fetch(`${server.url}/v1/app/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
      body: JSON.stringify(asked(freshEmail())),
    })
  for (let count = 0; count < 20; count++) expect((await send()).status).toBe(201)
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  server.clock.pass(3_600_000)
  expect((await send()).status).toBe(201)
})

test('pre-onboarding has its defaults, keeps further fields and needs no key', async () => {
  const email = freshEmail()
  const body = { email, name: 'Grace', team_size: 12, nested: { no: true } }
  expect(await server.client().call('preOnboard', { body })).toMatchObject({
    email,
    status: 'pending',
    signup_source: 'direct',
    type: 'organization',
    is_beta_user: true,
  })
  expect(await stored(email)).toMatchObject([{ fields: { team_size: '12' }, isBetaUser: true, type: 'organization' }])
  const own = { email: freshEmail(), signup_source: 'partner', type: 'product' as const, is_beta_user: false }
  expect(await server.client().call('preOnboard', { body: own })).toMatchObject(own)
})

test('characters that no database stores are left out, wherever they come in', async () => {
  const email = freshEmail()
  const answer = await server.client().call('createUser', {
    body: { ...asked(email), name: 'A\0da \ud800', consent: true, context: { page: '/a\0b' } },
  })
  expect(answer.name).toBe('Ada \ufffd')
  expect(await stored(email)).toMatchObject([{ name: 'Ada \ufffd', context: { page: '/ab' } }])
  const boss = await signInFresh(server, 'admin')
  await expect(boss.client.call('listUsers', { query: { search: 'a\0da' } })).resolves.toBeDefined()
  const login = { email: 'no\0body@example.com', password: 'x\0', force: true }
  await expect(server.client().call('login', { body: login })).rejects.toMatchObject({ status: 401 })
})
