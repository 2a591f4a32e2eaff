import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyses } from '../../database/schema/analyses.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'on' }, { registry: testRegistry })
})
afterAll(() => server.close())

let lastAddress = 0
const freshAddress = () => `192.0.2.${++lastAddress}`

const post = (slug: string, body: Record<string, string>, address: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/analyze/${slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify(body),
  })

test('a visitor runs a sample and reads it by its id for a day', async () => {
  const response = await post('echo', { sample: 'twice' }, freshAddress())
  expect(await response.json()).toMatchObject({ data: { answer: 'hellohello' } })
  const id = response.headers.get('location')?.split('/').at(-1) ?? ''
  const visitor = server.client()
  const analysis = await visitor.call('getAnalysis', { params: { id } })
  expect(analysis).toMatchObject({ sampleId: 'twice', input: { text: 'hello', options: { times: 2 } }, mine: true })
  expect(Date.parse(analysis.deletesAt) - Date.parse(analysis.createdAt)).toBe(86_400_000)
  await visitor.call('giveFeedback', { params: { id }, body: { verdict: 'right' } })
  const { client } = await signInFresh(server)
  expect(await client.call('getAnalysis', { params: { id } })).toMatchObject({ mine: false })
})

test('a sample file is run and served, and no other file of its folder or above', async () => {
  const response = await post('reader', { sample: 'sheet' }, freshAddress())
  expect(await response.json()).toMatchObject({ data: { answer: expect.stringMatching(/^text\/csv /) } })
  const id = response.headers.get('location')?.split('/').at(-1) ?? ''
  const { input } = await server.client().call('getAnalysis', { params: { id } })
  const file = await fetch(`${server.url}${input.url}`, { headers: { range: 'bytes=0-8' } })
  expect([file.status, await file.text()]).toEqual([206, 'date,sold'])
  for (const path of ['reader/other.csv', 'reader/..%2Ftest-model.ts', 'nothing/sheet.csv']) {
    expect((await fetch(`${server.url}/samples/${path}`)).status).toBe(404)
  }
})

test.each([
  ['a text of their own', 'echo', { text: 'mine' }, 'Please log in to analyse your own input.'],
  [
    'a sample of a model for registered users',
    'locked',
    { sample: 'hello' },
    'This feature is only available for registered users with appropriate permissions.',
  ],
  [
    'instructions of their own in a picture’s sample',
    'painter',
    { sample: 'hello', instructions: 'mine' },
    'This feature is only available for registered users with appropriate permissions.',
  ],
])('visitors may not run %s', async (_, slug, body, error) => {
  const response = await post(slug, body, freshAddress())
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ problem: 'sign-in-required', error })
})

test('a visitor’s own file is refused and not kept', async () => {
  const body = new FormData()
  body.set('file', new File(['a,b\n1,2\n'], 'a.csv'))
  const response = await fetch(`${server.url}/api/analyze/reader`, { method: 'POST', body })
  expect(response.status).toBe(401)
  await expect.poll(() => server.listFiles()).toEqual([])
})

test('an address may run so many samples a minute, another one meanwhile too', async () => {
  const address = freshAddress()
  const statuses = []
  for (let run = 0; run < 11; run++) statuses.push((await post('echo', { sample: 'hello' }, address)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  const refused = await post('echo', { sample: 'hello' }, address)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect((await post('echo', { sample: 'hello' }, freshAddress())).status).toBe(200)
  server.clock.pass(60_001)
  expect((await post('echo', { sample: 'hello' }, address)).status).toBe(200)
})

test('a run that is sent again under its key is found, also where the address may start no further one', async () => {
  const address = freshAddress()
  const key = { 'idempotency-key': 'reloaded' }
  const first = await post('echo', { sample: 'hello' }, address, key)
  for (let run = 0; run < 9; run++) await post('echo', { sample: 'hello' }, address)
  const again = await post('echo', { sample: 'hello' }, address, key)
  expect(again.status).toBe(200)
  expect(again.headers.get('location')).toBe(first.headers.get('location'))
  expect((await post('echo', { sample: 'hello' }, address, { 'idempotency-key': 'another' })).status).toBe(429)
  expect((await post('echo', { sample: 'twice' }, address, key)).status).toBe(409)
})

const queueLong = () => post('slow', { sample: 'long' }, freshAddress(), { prefer: 'respond-async' })

const queuedVisitors = () =>
  server.database.db
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.status, 'queued'), isNull(analyses.ownerId)))

test('visitors’ queue is capped, and signed-in people go first', async () => {
  const { client } = await signInFresh(server)
  let admitted = 0
  let response = await queueLong()
  for (; response.status === 202 && admitted < 60; response = await queueLong()) admitted++
  expect(admitted).toBeGreaterThanOrEqual(20)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({ problem: 'queue-full' })
  const waiting = await queuedVisitors()
  expect(await client.call('analyze', { params: { '*': 'echo' }, body: { text: 'first' } })).toEqual({
    answer: 'first',
  })
  // By order of arrival none of them would be waiting any more; one or two may have been taken before it was sent or
  // since.
  expect((await queuedVisitors()).length).toBeGreaterThan(waiting.length / 2)
})
