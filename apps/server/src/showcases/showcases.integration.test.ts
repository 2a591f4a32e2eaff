import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CallRequest, Client } from '@vitrine/contracts/calls/client.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../database/schema/audit-log.ts'
import { showcaseLinks } from '../database/schema/showcases.ts'
import { eventually } from '../testing/eventually.ts'
import { testRegistry } from '../testing/models/test-registry.ts'
import { mailsTo } from '../testing/people/mails-to.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'
import { minutes } from '../time/clock.ts'

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

type NewShowcaseBody = CallRequest<'createShowcase'>['body']

const hello = [{ model: 'echo', samples: ['hello'] }]

const prospect = (email = `prospect-${randomUUID().slice(0, 8)}@example.com`) =>
  server.client().call('createUser', { body: { name: 'Ada Byron', email, interested_in: 'Retail' } })

async function makeLink(more: Omit<NewShowcaseBody, 'items'> = {}) {
  const { id, email } = await prospect()
  const link = await sales.call('createShowcase', { params: { id }, body: { items: hello, ...more } })
  return { id, email, link, token: link.path.replace('/showcase/', '') }
}

const eventsOf = async (id: string) => (await sales.call('listShowcases', { params: { id } })).events

const run = (token: string, client: Client = server.client(), sample = 'hello') =>
  client.call('runShowcaseSample', { params: { token }, body: { model: 'echo', sample } })

test('sales makes a link, the prospect opens it and runs a sample, sales sees both and how it ended', async () => {
  const { id, link, token } = await makeLink({ greeting: 'Here you are.' })
  expect(link).toMatchObject({ state: 'open', runs: 0, maxRuns: 20, madeBy: 'Test sales' })
  const shown = await server.client().call('openShowcase', { params: { token } })
  expect(shown).toMatchObject({
    state: 'open',
    name: 'Ada Byron',
    greeting: 'Here you are.',
    items: hello,
    runsLeft: 20,
  })
  const started = await run(token)
  const events = await eventually('the outcome', async () => {
    const now = await eventsOf(id)
    return now.some(({ outcome }) => outcome) ? now : null
  })
  // The test's clock stands still, so both have the same time.
  expect(events).toHaveLength(2)
  expect(events.find(({ kind }) => kind === 'opened')).toMatchObject({ modelId: null, sampleId: null, outcome: null })
  const ran = { modelId: 'echo', sampleId: 'hello', outcome: 'succeeded' }
  expect(events.find(({ kind }) => kind === 'ran')).toMatchObject(ran)
  await server.client().call('giveFeedback', { params: { id: started.id }, body: { verdict: 'right' } })
  expect((await eventsOf(id)).map(({ verdict }) => verdict)).toContain('right')
  expect(await sales.call('listShowcases', { params: { id } })).toMatchObject({ links: [{ id: link.id, runs: 1 }] })
})

test('the token is stored as a hash alone, and the log never says it', async () => {
  const { token, link } = await makeLink({ mail: true })
  await server.client().call('openShowcase', { params: { token } })
  const [row] = await server.database.db.select().from(showcaseLinks).where(eq(showcaseLinks.id, link.id))
  expect(JSON.stringify(row)).not.toContain(token)
  expect(server.logged.join('\n')).not.toContain(token)
})

test('the mail leads to the page, answers go to who made it, and nothing of the address stays in the outbox', async () => {
  const { email, token } = await makeLink({ mail: true, greeting: 'As we said on Monday.' })
  const mail = await eventually('the mail', async () => {
    const sent = (await mailsTo(server.database.db, email)).find(({ kind }) => kind === 'showcase-link')
    return sent?.status === 'written' ? sent : null
  })
  expect(mail).toMatchObject({ replyTo: salesEmail, data: { token: null } })
  const [name] = (await readdir(server.mailFolder)).filter((file) => file.endsWith(`${mail.id}.eml`))
  const written = await readFile(join(server.mailFolder, name ?? ''), 'utf8')
  expect(written).toContain(`Reply-To: ${salesEmail}`)
  // Quoted-printable breaks long lines.
  expect(written.replace(/=\r?\n/g, '')).toContain(`/showcase/${token}`)
  const admin = (await signInFresh(server, 'admin')).client
  expect(await admin.call('getMail', { params: { id: mail.id } })).toMatchObject({ resendable: false })
  expect((await admin.call('getMail', { params: { id: mail.id } })).text).not.toContain(token)
})

test('a link is good for so many runs, also when they come at once', async () => {
  const { token, id } = await makeLink({ maxRuns: 2 })
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => run(token)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  await expect(run(token)).rejects.toMatchObject({ status: 409, problem: 'link-used-up' })
  expect(await server.client().call('openShowcase', { params: { token } })).toMatchObject({ runsLeft: 0 })
  expect((await eventsOf(id)).filter(({ kind }) => kind === 'ran')).toHaveLength(2)
})

test('a run sent again under its key is the same run, counted once, also when it was the last', async () => {
  const { token, id } = await makeLink({ maxRuns: 2 })
  const client = server.client()
  const send = (key: string, model = 'echo') =>
    client.call('runShowcaseSample', {
      params: { token },
      headers: { 'idempotency-key': key },
      body: { model, sample: 'hello' },
    })
  const [first, together] = await Promise.all([send('one'), send('one')])
  expect(together.id).toBe(first.id)
  const last = await send('two')
  expect((await send('two')).id).toBe(last.id)
  expect((await send('one')).id).toBe(first.id)
  await expect(send('three')).rejects.toMatchObject({ status: 409, problem: 'link-used-up' })
  expect((await eventsOf(id)).filter(({ kind }) => kind === 'ran')).toHaveLength(2)
  expect(await sales.call('listShowcases', { params: { id } })).toMatchObject({ links: [{ runs: 2 }] })
})

test('only what it offers is run, and a refused run is not counted', async () => {
  const { token, id } = await makeLink()
  await expect(run(token, server.client(), 'twice')).rejects.toMatchObject({ problem: 'sample-unknown' })
  expect(await sales.call('listShowcases', { params: { id } })).toMatchObject({ links: [{ runs: 0 }], events: [] })
})

test('a lapsed link says since when, and runs nothing', async () => {
  const { token, link } = await makeLink({ days: 1 })
  await server.database.db
    .update(showcaseLinks)
    .set({ expiresAt: new Date(server.clock().getTime() - minutes(1)) })
    .where(eq(showcaseLinks.id, link.id))
  expect(await server.client().call('openShowcase', { params: { token } })).toMatchObject({ state: 'lapsed' })
  await expect(run(token)).rejects.toMatchObject({ status: 410, problem: 'link-over' })
})

test('a link that was taken back says so, its waiting mail is not sent, and both acts are in the audit log', async () => {
  const { token, link, id } = await makeLink()
  const params = { id, link: link.id }
  expect(await sales.call('revokeShowcase', { params })).toEqual({ revoked: true })
  expect(await sales.call('revokeShowcase', { params })).toEqual({ revoked: false })
  expect(await server.client().call('openShowcase', { params: { token } })).toEqual({ state: 'revoked' })
  await expect(run(token)).rejects.toMatchObject({ problem: 'link-over' })
  const acts = await server.database.db.select().from(auditLog).where(eq(auditLog.targetId, id))
  expect(acts.map(({ action }) => action)).toEqual(['showcase-made', 'showcase-revoked'])
  expect(acts[0]?.details).toEqual({ models: 'echo', days: '14', mailed: 'no' })
})

test('where sign-in is asked for, the account of that e-mail gets in and no other', async () => {
  const { user, client } = await signInFresh(server)
  const { id } = await prospect(user.email)
  const made = await sales.call('createShowcase', { params: { id }, body: { items: hello, signIn: true } })
  const token = made.path.replace('/showcase/', '')
  expect(await server.client().call('openShowcase', { params: { token } })).toEqual({ state: 'sign-in' })
  const stranger = (await signInFresh(server)).client
  expect(await stranger.call('openShowcase', { params: { token } })).toEqual({ state: 'sign-in' })
  await expect(run(token, stranger)).rejects.toMatchObject({ problem: 'act-not-allowed' })
  expect(await client.call('openShowcase', { params: { token } })).toMatchObject({ state: 'open' })
})

test('reloads are one look, staff’s looks and runs do not count, a copied link does', async () => {
  const { id, token } = await makeLink()
  await sales.call('openShowcase', { params: { token } })
  await run(token, sales)
  await server.client().call('openShowcase', { params: { token } })
  await server.client().call('openShowcase', { params: { token } })
  await server.client().call('noteShowcaseShared', { params: { token } })
  await sales.call('noteShowcaseShared', { params: { token } })
  expect((await eventsOf(id)).map(({ kind }) => kind).sort()).toEqual(['opened', 'shared'])
  expect(await sales.call('listShowcases', { params: { id } })).toMatchObject({ links: [{ runs: 0 }] })
})

test('a link that is handed on many times at once is handed on once', async () => {
  const { id, token } = await makeLink()
  const params = { token }
  const told = await Promise.all(
    Array.from({ length: 12 }, () => server.client().call('noteShowcaseShared', { params })),
  )
  expect(told.filter(({ noted }) => noted)).toHaveLength(1)
  expect(await eventsOf(id)).toMatchObject([{ kind: 'shared' }])
})

test('a dead session does not stand in the way of a link', async () => {
  const { token } = await makeLink()
  expect(await server.client('long-gone').call('openShowcase', { params: { token } })).toMatchObject({ state: 'open' })
})

test('what cannot be run is refused when the link is made', async () => {
  const { id } = await prospect()
  const make = (items: typeof hello) => sales.call('createShowcase', { params: { id }, body: { items } })
  await expect(make([{ model: 'nothing', samples: ['x'] }])).rejects.toMatchObject({ problem: 'model-unknown' })
  await expect(make([{ model: 'echo', samples: ['x'] }])).rejects.toMatchObject({ problem: 'sample-unknown' })
  await expect(make([{ model: 'locked', samples: ['hello'] }])).rejects.toMatchObject({ problem: 'conflict' })
  await expect(make([])).rejects.toMatchObject({ status: 400 })
})

test('a deleted person’s link opens nothing', async () => {
  const { id, token } = await makeLink()
  await sales.call('deleteUser', { params: { id, type: 'general' } })
  await expect(server.client().call('openShowcase', { params: { token } })).rejects.toMatchObject({ status: 404 })
})

test('a link of somebody who is blocked opens nothing, until they are let in again', async () => {
  const { id, token } = await makeLink()
  const { client: admin } = await signInFresh(server, 'admin')
  await admin.call('approveUser', { params: { id, type: 'general' } })
  const setBlocked = (blocked: boolean) => admin.call('setUserAccess', { params: { id }, body: { blocked } })
  const opened = () => server.client().call('openShowcase', { params: { token } })
  await setBlocked(true)
  expect(await opened()).toEqual({ state: 'revoked' })
  await expect(run(token)).rejects.toMatchObject({ problem: 'link-over' })
  await setBlocked(false)
  expect(await opened()).toMatchObject({ state: 'open' })
})

test('who made a link is told of the first time it is opened, and no more', async () => {
  const { id, token } = await makeLink()
  const told = async () =>
    (await mailsTo(server.database.db, salesEmail)).filter(
      (one) => one.kind === 'showcase-opened' && one.personId === id,
    )
  await sales.call('openShowcase', { params: { token } })
  expect(await told()).toEqual([])
  // At once, and again later: two visits, one mail. By then sales' session has expired, so this test is the last.
  await Promise.all([1, 2, 3].map(() => server.client().call('openShowcase', { params: { token } })))
  server.clock.pass(minutes(31))
  await server.client().call('openShowcase', { params: { token } })
  expect(await told()).toMatchObject([{ subject: 'Ada Byron opened your showcase' }])
})
