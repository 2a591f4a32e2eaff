import { randomUUID } from 'node:crypto'
import { at } from '@vitrine/basics/at.ts'
import { type WarmUp, warmUpSchema } from '@vitrine/contracts/administration/administration.ts'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workers } from '../database/schema/administration.ts'
import { analyses } from '../database/schema/analyses.ts'
import { erasePeople } from '../people/erase-people.ts'
import { eventually } from '../testing/eventually.ts'
import { testRegistry } from '../testing/models/test-registry.ts'
import { passwordMailedTo } from '../testing/people/mails-to.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'
import { minutes } from '../time/clock.ts'

let server: TestServer
let admin: Client
let adminToken: string
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
  const signedIn = await signInFresh(server, 'admin')
  admin = signedIn.client
  adminToken = signedIn.token
})
afterAll(() => server.close())

/** Every event of a warm-up, to the end. */
async function warmUpSteps({ url }: TestServer, token: string, id: string): Promise<WarmUp[]> {
  const response = await fetch(`${url}/api/warmup/${id}/events`, { headers: { authorization: `Bearer ${token}` } })
  const events = (await response.text()).split('\n').filter((line) => line.startsWith('data: '))
  return events.map((line) => warmUpSchema.parse(JSON.parse(line.slice('data: '.length))))
}

const echo = (client: Client, body: Record<string, string>) => client.call('analyze', { params: { '*': 'echo' }, body })

test('a warm-up loads every engine of the worker and says what took how long', async () => {
  const begun = await admin.call('warmUp', {})
  // Answered before the engines are loaded.
  expect(begun).toMatchObject({ finished: false, ok: false })
  const steps = await warmUpSteps(server, adminToken, begun.id)
  expect(new Set(steps.map(({ workers: loading }) => loading[0]?.engines.length)).size).toBeGreaterThan(2)
  expect(steps.slice(0, -1).every(({ finished }) => !finished)).toBe(true)
  const { ok, workers: reports } = await admin.call('getWarmUp', { params: { id: begun.id } })
  expect(steps.at(-1)).toMatchObject({ finished: true, ok })
  expect(reports).toHaveLength(1)
  const [report] = reports
  expect(report?.engines).toHaveLength(report?.total ?? 0)
  expect(report).toMatchObject({ state: 'done', provider: null })
  const engines = new Map(report?.engines.map((engine) => [engine.modelId, engine]))
  expect(engines.get('echo')).toMatchObject({ ok: true, error: null })
  // It fails on its sample, not while it is loaded, so it was really run.
  expect(engines.get('defect')).toMatchObject({ ok: false, error: expect.stringContaining('went wrong on our side') })
  expect(engines.has('upcoming')).toBe(false)
  expect(ok).toBe(report?.engines.every((engine) => engine.ok))
  expect((await admin.call('getServerHealth', {})).lastWarmUp?.workers).toHaveLength(1)
})

test('two warm-ups at once are one', async () => {
  const [one, two] = await Promise.all([admin.call('warmUp', {}), admin.call('warmUp', {})])
  expect(one.id).toBe(two.id)
  await warmUpSteps(server, adminToken, one.id)
})

test('a worker that died in the middle is reported, and without any the answer is 503', async () => {
  const own = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
  try {
    const { client, token } = await signInFresh(own, 'admin')
    const dead = { id: randomUUID(), host: 'gone', concurrency: 1, startedAt: sql`now()` }
    // Seen a moment ago, and never again.
    await own.database.db.insert(workers).values({ ...dead, seenAt: sql`now() - interval '13 seconds'` })
    const { id } = await client.call('warmUp', {})
    const { ok, workers: reports } = (await warmUpSteps(own, token, id)).at(-1) ?? { ok: null, workers: [] }
    expect(ok).toBe(false)
    expect(reports.map(({ state }) => state).sort()).toEqual(['done', 'lost'])
    await own.database.db.update(workers).set({ seenAt: sql`now() - interval '1 hour'` })
    await expect(client.call('warmUp', {})).rejects.toMatchObject({ status: 503, problem: 'engine-unavailable' })
  } finally {
    await own.close()
  }
})

test('a switched-off model answers 503 with the reason, the catalogue says so, and switched on it runs', async () => {
  const { client } = await signInFresh(server)
  const params = { id: 'echo' }
  await expect(admin.call('switchModel', { params, body: { on: false } })).rejects.toMatchObject({ status: 400 })
  await expect(
    admin.call('switchModel', { params: { id: 'no-model' }, body: { on: false, reason: 'x' } }),
  ).rejects.toMatchObject({ status: 404 })
  const reason = 'Its licence is being renewed.'
  expect(await admin.call('switchModel', { params, body: { on: false, reason } })).toMatchObject({ on: false, reason })
  const off = { status: 503, problem: 'model-switched-off', message: expect.stringContaining(reason) }
  await expect(echo(client, { text: 'x' })).rejects.toMatchObject(off)
  await expect(echo(server.client(), { sample: 'hello' })).rejects.toMatchObject(off)
  const { items } = await admin.call('listModelSwitches', {})
  expect(items.find(({ modelId }) => modelId === 'echo')).toMatchObject({ on: false, reason, changedBy: 'Test admin' })
  server.clock.pass(1)
  await admin.call('switchModel', { params, body: { on: true } })
  await expect(echo(client, { text: 'again' })).resolves.toEqual({ answer: 'again' })
  const { items: log } = await admin.call('listAudit', { query: { target: 'echo' } })
  expect(log.map(({ action }) => action)).toEqual(['model-switched-on', 'model-switched-off'])
})

test('the catalogue’s answer changes with the switches', async () => {
  const own = await startTestServer({ RATE_LIMITS: 'off' })
  try {
    const { client } = await signInFresh(own, 'admin')
    const ofModel = async () =>
      (await own.client().call('getCatalogue', {})).models.find(({ id }) => id === 'plantdisease')
    expect(await ofModel()).toMatchObject({ available: true, unavailable: null })
    const etag = (await fetch(`${own.url}/api/catalogue`)).headers.get('etag') ?? ''
    await client.call('switchModel', { params: { id: 'plantdisease' }, body: { on: false, reason: 'Too wet.' } })
    expect(await ofModel()).toMatchObject({ available: false, unavailable: 'Too wet.' })
    expect((await fetch(`${own.url}/api/catalogue`, { headers: { 'if-none-match': etag } })).status).toBe(200)
  } finally {
    await own.close()
  }
})

test('usage is told per day, model and person, also of analyses that were deleted', async () => {
  const person = await signInFresh(server)
  await echo(person.client, { text: 'mine' })
  await echo(person.client, { sample: 'hello' })
  await echo(server.client(), { sample: 'hello' })
  await person.client.call('analyze', { params: { '*': 'refusing' }, body: { text: 'x' } }).catch(() => undefined)
  const { items } = await person.client.call('listAnalyses', { query: {} })
  for (const { id } of items) await person.client.call('deleteAnalysis', { params: { id } })
  const usage = await admin.call('getUsage', { query: { days: 7 } })
  expect(usage.days).toHaveLength(7)
  expect(usage.days.at(-1)).toMatchObject({ date: server.clock().toISOString().slice(0, 10) })
  expect(usage.days.at(-1)?.visitors).toBeGreaterThanOrEqual(1)
  expect(usage.models.find(({ modelId }) => modelId === 'refusing')).toMatchObject({
    succeeded: 0,
    medianSeconds: null,
  })
  expect(usage.models.find(({ modelId }) => modelId === 'echo')?.visitors).toBe(1)
  expect(usage.people.find(({ id }) => id === person.user.id)).toMatchObject({ runs: 3, own: 2 })
})

async function temporarySignIn(own: TestServer, email: string) {
  const password = await passwordMailedTo(own, email)
  const { accessToken } = await own.client().call('login', { body: { email, password, force: true } })
  const body = { currentPassword: password, newPassword: `harbour-walnut-${randomUUID()}` }
  return { data: await own.client(accessToken).call('setPassword', { body }) }
}

test('the funnel counts each step as part of the one before', async () => {
  const own = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
  try {
    const { client } = await signInFresh(own, 'admin')
    await echo(own.client(), { sample: 'hello' })
    const ask = async () =>
      (await own.client().call('createUser', { body: { name: 'A', email: `${randomUUID()}@example.com` } })).id
    const ids = [await ask(), await ask(), await ask(), await ask()]
    const approve = (id: string) => client.call('approveUser', { params: { id, type: 'general' } })
    const approved = await approve(at(ids, 0))
    await approve(at(ids, 1))
    const { data } = await temporarySignIn(own, approved.email)
    await echo(own.client(data.accessToken), { text: 'my own' })
    const { steps } = await client.call('getFunnel', { query: {} })
    expect(steps.map(({ count, ofPrevious }) => [count, ofPrevious])).toEqual([
      [1, null],
      [4, null],
      [2, 0.5],
      [1, 0.5],
    ])
  } finally {
    await own.close()
  }
})

test('feedback on results is listed with its model and without what was analysed', async () => {
  const { client } = await signInFresh(server)
  await echo(client, { text: 'a private text' })
  const { items } = await client.call('listAnalyses', { query: {} })
  const params = { id: items[0]?.id ?? '' }
  await client.call('giveFeedback', { params, body: { verdict: 'wrong', comment: 'It only repeats.' } })
  const feedback = await admin.call('listFeedback', { query: { verdict: 'wrong' } })
  expect(feedback.items).toMatchObject([
    { analysisId: params.id, modelId: 'echo', verdict: 'wrong', comment: 'It only repeats.', byVisitor: false },
  ])
  expect(JSON.stringify(feedback)).not.toContain('private')
  expect(feedback.counts).toEqual([{ modelId: 'echo', verdict: 'wrong', count: 1 }])
})

test('an admin reads the outbox and sends a mail again, but never sees a password that lives', async () => {
  const email = `${randomUUID()}@example.com`
  const { id } = await server.client().call('createUser', { body: { name: 'Ada', email } })
  await admin.call('approveUser', { params: { id, type: 'general' } })
  const written = async () => {
    const { items } = await admin.call('listMails', { query: { to: email, status: 'written' } })
    return items.length === 2 ? items : null
  }
  const items = await eventually('both mails', written)
  const idOf = (kind: string) => ({ id: items.find((mail) => mail.kind === kind)?.id ?? '' })
  const password = await passwordMailedTo(server, email)
  const mail = await admin.call('getMail', { params: idOf('credentials') })
  expect(mail).toMatchObject({ kind: 'credentials', status: 'written', resendable: false })
  expect(JSON.stringify(mail)).not.toContain(password)
  await expect(admin.call('resendMail', { params: idOf('credentials') })).rejects.toMatchObject({
    status: 409,
    hint: expect.stringContaining('Use Resend at the person') as string,
  })
  const params = idOf('request-received')
  expect(await admin.call('resendMail', { params })).toMatchObject({ ...params, status: 'queued', attempts: 0 })
  await eventually('it again', written)
  // It works all the same.
  await expect(server.client().call('login', { body: { email, password, force: true } })).resolves.toBeDefined()
  await expect(admin.call('getMail', { params: { id: 'x' } })).rejects.toMatchObject({ status: 404 })
})

test('the audit log says who did what, pages, and filters', async () => {
  const all: string[] = []
  let after: string | undefined
  do {
    const page = await admin.call('listAudit', { query: { limit: 2, ...(after !== undefined && { after }) } })
    all.push(...page.items.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after !== undefined)
  const whole = await admin.call('listAudit', { query: { limit: 200 } })
  expect(all).toEqual(whole.items.map(({ id }) => id))
  expect(new Set(all).size).toBe(all.length)
  const { items } = await admin.call('listAudit', { query: { action: 'request-approved' } })
  expect(items.length).toBeGreaterThan(0)
  expect(items.every(({ action, actor, address }) => action === 'request-approved' && actor && address)).toBe(true)
  await expect(admin.call('listAudit', { query: { after: 'forged' } })).rejects.toMatchObject({ status: 400 })
})

test('feedback outlives its analysis, is found by who gave it, and loses words and giver with the person', async () => {
  const { client, user } = await signInFresh(server)
  await echo(client, { text: 'soon gone' })
  const [item] = (await client.call('listAnalyses', {})).items
  const params = { id: item?.id ?? '' }
  await client.call('giveFeedback', { params, body: { verdict: 'partly', comment: 'Ada here: half of it.' } })
  await client.call('deleteAnalysis', { params })
  // What the sweep does an hour later.
  await server.database.db.delete(analyses).where(eq(analyses.id, params.id))
  const given = async (query: { person?: string; verdict?: 'partly' }) => {
    const boss = (await signInFresh(server, 'admin')).client
    return (await boss.call('listFeedback', { query })).items
  }
  const [kept, ...others] = await given({ person: user.id })
  expect(others).toEqual([])
  expect(kept).toMatchObject({
    modelId: 'echo',
    modelVersion: 3,
    verdict: 'partly',
    comment: 'Ada here: half of it.',
    person: { id: user.id, name: user.name },
  })
  expect(await given({ person: randomUUID() })).toEqual([])

  const boss = (await signInFresh(server, 'admin')).client
  await boss.call('deleteUser', { params: { id: user.id, type: 'organization' } })
  server.clock.pass(minutes(31 * 24 * 60))
  await erasePeople({ db: server.database.db, clock: server.clock })
  const [left] = await given({ verdict: 'partly' })
  expect(left).toMatchObject({ modelId: 'echo', verdict: 'partly', comment: null, person: null, byVisitor: false })
})

test('outbox and audit log are narrowed down to a person', async () => {
  const boss = await signInFresh(server, 'admin')
  const ask = async () => {
    const body = { name: 'Somebody', email: `${randomUUID()}@example.com` }
    return server.client().call('createUser', { body })
  }
  const [one, two] = [await ask(), await ask()]
  for (const { id, type } of [one, two]) await boss.client.call('approveUser', { params: { id, type } })
  const mailsOf = async (person: string) => (await boss.client.call('listMails', { query: { person } })).items
  const mails = await mailsOf(one.id)
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(['credentials', 'request-notice', 'request-received']))
  expect(mails.every(({ personId }) => personId === one.id)).toBe(true)
  const actsOf = async (person: string) =>
    (await boss.client.call('listAudit', { query: { person } })).items.map(({ action, targetId }) => [action, targetId])
  expect(await actsOf(one.id)).toEqual([['request-approved', one.id]])
  // The filter finds the person who acted as well as the one acted upon.
  expect(new Set((await actsOf(boss.user.id)).map(([, target]) => target))).toEqual(new Set([one.id, two.id]))
  await expect(boss.client.call('listMails', { query: { person: 'x' } })).rejects.toMatchObject({ status: 400 })
})
