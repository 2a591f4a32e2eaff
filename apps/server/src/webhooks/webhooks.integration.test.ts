import { randomUUID } from 'node:crypto'
import { webhookLimits } from '@vitrine/contracts/analyses/webhook.ts'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { webhookDeliveries, webhooks } from '../database/schema/webhooks.ts'
import { eventually } from '../testing/eventually.ts'
import { testRegistry } from '../testing/models/test-registry.ts'
import { type Receiver, startReceiver } from '../testing/outside/start-receiver.ts'
import { mailsTo } from '../testing/people/mails-to.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'
import { after } from '../time/clock.ts'

let server: TestServer
let receiver: Receiver
beforeAll(async () => {
  server = await startTestServer({ WEBHOOKS_TO_LOCALHOST: 'on' }, { registry: testRegistry })
  receiver = await startReceiver()
})
beforeEach(() => {
  receiver.answer(200)
  receiver.received.length = 0
})
afterAll(async () => {
  await server.close()
  await receiver.close()
})

async function ownerWithWebhook(body: { events?: ('analysis.finished' | 'batch.finished')[]; url?: string } = {}) {
  const owner = await signInFresh(server)
  const made = await owner.client.call('createWebhook', { body: { url: receiver.url, ...body } })
  const run = async (text: string, model = 'echo') => {
    const answer = await fetch(`${server.url}/api/analyze/${model}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    })
    return answer.headers.get('location')?.split('/').at(-1) ?? ''
  }
  const log = async () => (await owner.client.call('listWebhookDeliveries', { params: { id: made.id } })).items
  return { owner, made, run, log }
}

const arrivals = (count: number) =>
  eventually(`${count} messages`, async () => (receiver.received.length >= count ? receiver.received : null))

describe('what is sent', () => {
  test('the end of a run, signed as Standard Webhooks say, and nothing of what was in it', async () => {
    const { owner, made, run, log } = await ownerWithWebhook()
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const id = await run('my secret text')
    const [message] = await arrivals(1)
    // The standard's own library, as a receiver would use it.
    const read = new Webhook(made.secret).verify(message?.body ?? '', message?.headers ?? {})
    expect(read).toMatchObject({ type: 'analysis.finished', data: { id, modelId: 'echo', status: 'succeeded' } })
    expect(message?.body).not.toContain('secret text')
    expect(() => new Webhook(made.secret).verify(`${message?.body} `, message?.headers ?? {})).toThrow('signature')
    const [entry] = await eventually('the log', async () => {
      const items = await log()
      return items[0]?.status === 'taken' ? items : null
    })
    expect(entry).toMatchObject({ id: message?.headers['webhook-id'], attempts: 1, answered: 200, body: message?.body })
    const [listed] = (await owner.client.call('listWebhooks', {})).items
    expect(listed).toMatchObject({ id: made.id, url: receiver.url, failures: 0, offSince: null })
    expect(listed).not.toHaveProperty('secret')
  })

  test('of a failed run that it failed; of a batch its end, once, and none of its runs', async () => {
    const { owner, run } = await ownerWithWebhook()
    await run('x', 'refusing')
    const [failed] = await arrivals(1)
    expect(JSON.parse(failed?.body ?? '')).toMatchObject({ data: { status: 'failed', modelId: 'refusing' } })
    const { id } = await owner.client.call('createBatch', { body: { model: 'echo', texts: ['a', 'b', 'c'] } })
    const [, finished] = await arrivals(2)
    expect(JSON.parse(finished?.body ?? '')).toMatchObject({ type: 'batch.finished', data: { id, status: 'finished' } })
    expect(receiver.received).toHaveLength(2)
  })

  test('only what was asked for, and of nobody else', async () => {
    const { run } = await ownerWithWebhook({ events: ['batch.finished'] })
    const other = await ownerWithWebhook()
    await run('a')
    await other.run('b')
    await arrivals(1)
    expect(receiver.received).toHaveLength(1)
    expect(
      new Webhook(other.made.secret).verify(receiver.received[0]?.body ?? '', receiver.received[0]?.headers ?? {}),
    ).toBeDefined()
  })
})

test('who has many messages waiting does not hold up another’s', async () => {
  const many = await ownerWithWebhook()
  const other = await ownerWithWebhook()
  const now = server.clock()
  const message = ({ made }: typeof many, name: string, seconds: number) => ({
    id: randomUUID(),
    webhookId: made.id,
    event: 'analysis.finished',
    body: JSON.stringify({ name }),
    status: 'waiting' as const,
    createdAt: now,
    nextTryAt: after(now, -seconds * 1000),
  })
  const waiting = Array.from({ length: 40 }, (_, index) => message(many, 'of many', 100 - index))
  await server.database.db.insert(webhookDeliveries).values([...waiting, message(other, 'one', 1)])
  await arrivals(41)
  // They are sent by tens.
  expect(receiver.received.findIndex(({ body }) => body.includes('one'))).toBeLessThan(10)
})

describe('what fails', () => {
  test('is tried again with the same id until it is taken', async () => {
    const { made, run, log } = await ownerWithWebhook()
    receiver.answer(503)
    await run('a')
    await arrivals(1)
    await eventually('the failure', async () => ((await log())[0]?.reason === 'answered 503' ? true : null))
    receiver.answer(204)
    // The first retry is due after 15 seconds.
    server.clock.pass(20_000)
    const [taken] = await eventually('the second try', async () => {
      const items = await log()
      return items[0]?.status === 'taken' ? items : null
    })
    expect(taken).toMatchObject({ attempts: 2, answered: 204, reason: null, nextTryAt: null })
    const [first, second] = receiver.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp'])
    expect(new Webhook(made.secret).verify(first?.body ?? '', first?.headers ?? {})).toBeDefined()
  })

  test('is not tried again once its owner was blocked', async () => {
    const { owner, made, run } = await ownerWithWebhook()
    const admin = await signInFresh(server, 'admin')
    receiver.answer(503)
    await run('a')
    await arrivals(1)
    await admin.client.call('setUserAccess', { params: { id: owner.user.id }, body: { blocked: true } })
    receiver.answer(204)
    server.clock.pass(20_000)
    const { db } = server.database
    const [given] = await eventually('the end of it', async () => {
      const rows = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, made.id))
      return rows[0]?.status === 'waiting' ? null : rows
    })
    expect(given).toMatchObject({ status: 'given-up', reason: 'its account is closed' })
    expect(receiver.received).toHaveLength(1)
  })

  test('a redirect is not followed, a cut connection is a failure', async () => {
    const { made, owner } = await ownerWithWebhook()
    receiver.answer(302, { location: 'http://127.0.0.1:1/elsewhere' })
    const params = { id: made.id }
    const redirected = await owner.client.call('testWebhook', { params })
    expect(redirected).toMatchObject({
      status: 'given-up',
      answered: 302,
      reason: 'answered 302: a redirect is not followed',
    })
    expect(receiver.received).toHaveLength(1)
    receiver.answer(null)
    expect(await owner.client.call('testWebhook', { params })).toMatchObject({
      answered: null,
      reason: 'socket hang up',
    })
    // Failed test messages do not switch the webhook off.
    expect((await owner.client.call('listWebhooks', {})).items).toMatchObject([{ failures: 0 }])
  })

  test('too often switches it off and tells its owner; it is switched on again', async () => {
    const { owner, made, run, log } = await ownerWithWebhook()
    await server.database.db.update(webhooks).set({ failures: webhookLimits.failures - 1 })
    receiver.answer(500)
    await run('a')
    const params = { id: made.id }
    const off = await eventually('the end', async () => {
      const [item] = (await owner.client.call('listWebhooks', {})).items
      return item?.offSince ? item : null
    })
    expect(off.failures).toBe(webhookLimits.failures)
    expect((await log())[0]).toMatchObject({ status: 'given-up', nextTryAt: null })
    const mails = await mailsTo(server.database.db, owner.user.email)
    expect(mails.map(({ subject }) => subject).join()).toContain('A webhook was switched off')
    await run('b')
    expect(await log()).toHaveLength(1)
    receiver.answer(200)
    expect(await owner.client.call('enableWebhook', { params })).toMatchObject({ offSince: null, failures: 0 })
    // The log is sorted by time, and the test's clock stands still.
    server.clock.pass(1000)
    await run('c')
    await eventually('the next', async () => ((await log())[0]?.status === 'taken' ? true : null))
  })

  test('what was given up is sent again by its owner, with the same id, and no other’s', async () => {
    const { owner, made, run, log } = await ownerWithWebhook()
    receiver.answer(410)
    await run('a')
    const gone = await eventually('the end', async () => {
      const [entry] = await log()
      return entry?.status === 'given-up' ? entry : null
    })
    receiver.answer(202)
    const params = { id: made.id, delivery: gone.id }
    const again = await owner.client.call('resendWebhookDelivery', { params })
    expect(again).toMatchObject({ id: gone.id, status: 'taken', answered: 202, attempts: 2, reason: null })
    const [first, second] = receiver.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.body).toBe(first?.body)
    // The receiver may have accepted it and lost it afterwards.
    expect(await owner.client.call('resendWebhookDelivery', { params })).toMatchObject({ status: 'taken', attempts: 3 })
    const stranger = await ownerWithWebhook()
    for (const id of [made.id, stranger.made.id]) {
      const theirs = stranger.owner.client.call('resendWebhookDelivery', { params: { id, delivery: gone.id } })
      await expect(theirs).rejects.toMatchObject({ status: 404 })
    }
    expect(receiver.received).toHaveLength(3)
  })

  test('what is still tried is not sent beside that', async () => {
    const { owner, made, run, log } = await ownerWithWebhook()
    receiver.answer(503)
    await run('a')
    const waiting = await eventually('the failure', async () => {
      const [entry] = await log()
      return entry?.reason === 'answered 503' ? entry : null
    })
    const params = { id: made.id, delivery: waiting.id }
    await expect(owner.client.call('resendWebhookDelivery', { params })).rejects.toMatchObject({ problem: 'conflict' })
    await expect(
      owner.client.call('resendWebhookDelivery', { params: { ...params, delivery: 'none' } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('an answer 410 switches it off at once', async () => {
    const { owner, run } = await ownerWithWebhook()
    receiver.answer(410)
    await run('a')
    const offSince = async () => (await owner.client.call('listWebhooks', {})).items[0]?.offSince ?? null
    expect(await eventually('the end', offSince)).not.toBeNull()
  })
})

describe('where nothing is sent', () => {
  test.each([
    ['http://example.com/hook', 'The address must begin with https://.'],
    ['ftp://example.com', 'This is no https:// address.'],
    ['hook', 'This is no https:// address.'],
    ['https://user:secret@example.com/', 'The address must hold no name and password.'],
    ['https://10.0.0.1/', 'The address must be public'],
    ['https://169.254.169.254/latest/meta-data', 'The address must be public'],
    ['https://[::ffff:10.0.0.1]/', 'The address must be public'],
    ['https://0x0a000001/', 'The address must be public'],
    ['https://queue.localhost./', 'The address must be public'],
    ['https://vault:8200/', 'The address must be public'],
  ])('%s', async (url, words) => {
    const owner = await signInFresh(server)
    await expect(owner.client.call('createWebhook', { body: { url } })).rejects.toMatchObject({
      problem: 'invalid-request',
      message: expect.stringContaining(words) as string,
    })
  })

  test('not to this machine either, unless the configuration says so', async () => {
    const strict = await startTestServer({}, { registry: testRegistry })
    const { port } = new URL(receiver.url)
    const { client } = await signInFresh(strict)
    for (const url of [
      receiver.url,
      `https://127.0.0.1:${port}/`,
      'https://localhost/',
      'https://localhost./',
      'https://[::1]/',
    ]) {
      await expect(client.call('createWebhook', { body: { url } })).rejects.toMatchObject({
        problem: 'invalid-request',
      })
    }
    await strict.close()
  })

  test('to permitted hosts alone where the configuration names them, also when it was made before', async () => {
    const listing = await startTestServer(
      { WEBHOOK_HOSTS: 'hooks.example.com, *.Partner.example', WEBHOOKS_TO_LOCALHOST: 'on' },
      { registry: testRegistry },
    )
    const { client } = await signInFresh(listing)
    const make = (url: string) => client.call('createWebhook', { body: { url } })
    for (const url of [
      'https://example.com/',
      'https://evilpartner.example/',
      'https://hooks.example.com.evil.example/',
    ]) {
      await expect(make(url)).rejects.toMatchObject({ problem: 'invalid-request' })
    }
    const { id } = await make('https://hooks.example.com/a')
    await make('https://a.partner.example/')
    await listing.database.db.update(webhooks).set({ url: 'https://example.net/' }).where(eq(webhooks.id, id))
    const tried = await client.call('testWebhook', { params: { id } })
    expect(tried).toMatchObject({ status: 'given-up', reason: 'Webhooks may not go to example.net here.' })
    await listing.close()
  })
})

test('one’s own: nobody else reads, tests or removes it, and removing ends it', async () => {
  const { owner, made, run } = await ownerWithWebhook()
  const stranger = await signInFresh(server, 'admin')
  const params = { id: made.id }
  for (const name of ['testWebhook', 'enableWebhook', 'listWebhookDeliveries', 'deleteWebhook'] as const) {
    await expect(stranger.client.call(name, { params })).rejects.toMatchObject({ status: 404 })
  }
  const stored = JSON.stringify(await server.database.db.select().from(webhooks))
  expect(stored).not.toContain(made.secret)
  expect(stored).not.toContain(made.secret.slice(6))
  await owner.client.call('deleteWebhook', { params })
  await run('a')
  expect((await owner.client.call('listWebhooks', {})).items).toEqual([])
  expect(receiver.received).toEqual([])
})
