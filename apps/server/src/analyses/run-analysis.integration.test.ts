import { analysisStateSchema } from '@vitrine/contracts/analyses/analysis.ts'
import { CallError } from '@vitrine/contracts/calls/call-error.ts'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRegistry } from '../testing/models/test-registry.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'
import { readEvents } from '../testing/read-events.ts'

let server: TestServer
let client: Client
let token: string

beforeAll(async () => {
  server = await startTestServer({}, { registry: testRegistry })
  ;({ client, token } = await signInFresh(server))
})
afterAll(() => server.close())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
  })

async function startAsync(slug: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await post(`/api/analyze/${slug}`, body, { prefer: 'respond-async', ...headers })
  expect(response.status).toBe(202)
  const { data } = (await response.json()) as { data: unknown }
  return analysisStateSchema.parse(data)
}

const follow = (id: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/analyses/${id}/events`, { headers: { authorization: `Bearer ${token}`, ...headers } })

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) =>
      error instanceof CallError ? { status: error.status, problem: error.problem, message: error.message } : error,
  )

test('a call waits for the output, its sentence and its address', async () => {
  const response = await post('/api/analyze/echo', { text: 'ab', times: '2' })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    success: true,
    code: 200,
    message: 'Analysis complete',
    data: { answer: 'abab' },
    summary: 'It answered 4 characters.',
  })
  const id = response.headers.get('location')?.split('/').at(-1) ?? ''
  const analysis = await client.call('getAnalysis', { params: { id } })
  expect(analysis).toMatchObject({
    status: 'succeeded',
    percent: 100,
    input: { text: 'ab', options: { times: 2 }, url: null },
    output: { answer: 'abab' },
    blocks: [{ kind: 'markdown', text: 'abab' }],
    engine: { kind: 'embedded', name: 'Engine of echo', version: '3', note: null },
    mine: true,
  })
  expect(Date.parse(analysis.deletesAt) - Date.parse(analysis.createdAt)).toBe(30 * 86_400_000)
})

test.each([
  ['query', (): Promise<Response> => post('/api/analyze/echo?text=ab&times=2', {})],
  [
    'multipart',
    () => {
      const body = new FormData()
      body.set('text', 'ab')
      body.set('times', '2')
      return fetch(`${server.url}/api/analyze/echo`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body,
      })
    },
  ],
])('fields are taken from %s', async (_, send) => {
  expect(await (await send()).json()).toMatchObject({ data: { answer: 'abab' } })
})

test('a run is followed by events to its end, and a follower goes on where it was cut off', async () => {
  const { id } = await startAsync('slow', { text: '2' })
  const states = []
  for await (const event of readEvents(await follow(id))) states.push(event)
  expect(states.at(-1)?.state).toMatchObject({ status: 'succeeded', summary: 'It answered 6 characters.' })
  const running = states.filter(({ state }) => state.status === 'running' && state.stage !== null)
  expect(running.length).toBeGreaterThanOrEqual(2)
  // Two seconds with a step every tenth of a second, written at most twice a second.
  expect(running.length).toBeLessThanOrEqual(5)
  expect(running[0]?.state.stage).toMatch(/^Step \d+ of 20$/)
  expect(states.map((event) => event.id)).toEqual(states.map(({ state }) => state.revision))
  expect(new Set(states.map((event) => event.id)).size).toBe(states.length)
  const last = states.at(-1)?.id ?? 0
  const resumed = []
  for await (const event of readEvents(await follow(id, { 'last-event-id': String(last - 1) }))) resumed.push(event.id)
  expect(resumed).toEqual([last])
})

test('those who wait in the queue are told their place', async () => {
  const first = await startAsync('slow', { text: '1' })
  const second = await startAsync('slow', { text: '0' })
  const places = []
  for await (const { state } of readEvents(await follow(second.id))) if (state.status === 'queued') places.push(state)
  expect(places[0]?.estimateSeconds).toBeGreaterThanOrEqual(0)
  expect(places.at(-1)?.queuePlace).toBe(0)
  expect(await client.call('getAnalysis', { params: { id: first.id } })).toMatchObject({ status: 'succeeded' })
})

const run = (path: string, body: Record<string, string>) => post(`/api/functions/${path}`, { text: 'x', ...body })

test('hosted functions find their model, by a field where they share a name', async () => {
  expect(await (await run('own-name', {})).json()).toMatchObject({ data: { answer: 'a' } })
  expect(await (await run('shared/name?domain=b', {})).json()).toMatchObject({ data: { answer: 'b' } })
  const missing = await run('shared/name', {})
  expect(missing.status).toBe(400)
  expect(await missing.json()).toMatchObject({
    problem: 'option-invalid',
    error: 'The field domain must be one of a, b.',
  })
  expect((await run('shared/name', { domain: 'c' })).status).toBe(400)
  expect((await run('nothing', {})).status).toBe(404)
})

test.each([
  ['echo', {}, 400, 'input-required', 'Text is required for this model'],
  ['echo', { text: '  \n' }, 400, 'input-required', 'Text is required for this model'],
  ['echo', { text: 'a', sample: 'hello' }, 400, 'input-ambiguous', 'The request has more than one input.'],
  ['echo', { sample: 'nope' }, 400, 'sample-unknown', 'Test echo has no sample nope.'],
  [
    'echo',
    { text: 'a', times: 9 },
    400,
    'option-invalid',
    'The option times (Times) must be a whole number from 1 to 3.',
  ],
  [
    'echo',
    { text: 'a', times: 1.5 },
    400,
    'option-invalid',
    'The option times (Times) must be a whole number from 1 to 3.',
  ],
  ['reader', {}, 400, 'input-required', 'File is required for this model type'],
  ['reader', { text: 'a' }, 400, 'input-required', 'Invalid input for the specified model'],
  ['upcoming', { text: 'a' }, 503, 'engine-missing', 'Test upcoming has no engine here yet, so it cannot be run.'],
  ['nothing', { text: 'a' }, 404, 'model-unknown', 'Unknown reference name'],
])('%s refuses %j', async (slug, body, status, problem, message) => {
  const call = client.call('analyze', { params: { '*': slug }, body })
  expect(await failureOf(call)).toEqual({ status, problem, message })
})

const sendText = (megabytes: number) =>
  client.call('analyze', { params: { '*': 'echo' }, body: { text: 'abcd'.repeat(megabytes * 262_144) } })

test('2 MB of text where 1 MB is allowed is refused with both figures, 5 MB while it is read', async () => {
  expect(await failureOf(sendText(2))).toMatchObject({
    status: 413,
    message: 'The text is 2 MB; Test echo accepts at most 1 MB.',
  })
  expect(await failureOf(sendText(5))).toMatchObject({
    status: 413,
    message: 'The body is larger than the 2.3 MB that this call takes.',
  })
})

test('an input that cannot be answered fails with its own words, once', async () => {
  const response = await post('/api/analyze/refusing', { text: 'x' })
  expect(response.status).toBe(422)
  expect(response.headers.get('retry-after')).toBe('7')
  expect(await response.json()).toMatchObject({
    success: false,
    problem: 'text-not-found',
    error: 'There is nothing to read.',
    hint: 'Scan it again.',
  })
})

test('a defect is answered without its words, which stay out of the log too', async () => {
  const response = await post('/api/analyze/defect', { text: 'patient Doe' })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('patient Doe')
  // The worker may write its line after the answer.
  await expect.poll(() => server.logged.join('')).toContain('TypeError')
  expect(server.logged.join('')).not.toContain('patient Doe')
})

test('an output that breaks the model’s schema is not stored', async () => {
  expect((await post('/api/analyze/liar', { text: 'x' })).status).toBe(500)
})

test('what the database cannot hold is stored without it', async () => {
  const response = await post('/api/analyze/unstorable', { text: 'x' })
  expect(await response.json()).toMatchObject({ data: { answer: 'nul half\ufffd end' } })
})

test('the same Idempotency-Key gives the same analysis, and refuses another request', async () => {
  const key = { 'idempotency-key': 'order-66' }
  const first = await startAsync('echo', { text: 'a' }, key)
  const [again, alsoAgain] = await Promise.all([
    startAsync('echo', { text: 'a' }, key),
    startAsync('echo', { text: 'a' }, key),
  ])
  expect([again.id, alsoAgain.id]).toEqual([first.id, first.id])
  const other = await post('/api/analyze/echo', { text: 'b' }, key)
  expect(other.status).toBe(409)
  expect(await other.json()).toMatchObject({ problem: 'idempotency-mismatch' })
  const { token: othersToken } = await signInFresh(server)
  const others = await post('/api/analyze/echo', { text: 'b' }, { ...key, authorization: `Bearer ${othersToken}` })
  expect(await others.json()).toMatchObject({ data: { answer: 'b' } })
})
